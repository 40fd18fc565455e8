after-match = { $n ->
    [one] Po tym meczu odchodzi { $names }.
   *[other] Po tym meczu odchodzą: { $names }.
}
in-log = { $n ->
    [one] { $result }; odchodzi { $names }
   *[other] { $result }; odchodzą: { $names }
}
out-anyway = { $name } odpada po tej porażce: nic więcej się nie zapisuje.
last-match = { $name } nie ma już kolejnego meczu: nic więcej się nie zapisuje.
not-paired = { $n ->
    [one] Odchodzi i nie dostaje pary: { $names }.
   *[other] Odchodzą i nie dostają pary: { $names }.
}
round-is-over = { $round } już za nami, a odejście podaje się w najnowszej rundzie: { $drop } zapisuje odejście teraz, a { $rejoin } powrót.
match-goes-on = Mecz przy stoliku { $table } jeszcze trwa: podaj odejście razem z wynikiem albo { $drop } odda mecz.
no-result-yet = Stolik { $table } nie ma wyniku, który mógłby zostać.
same-needs-drop = Słowo same zachowuje wynik, więc wymaga też słowa drop=.
no-such-side = drop={ $word } nikogo nie wskazuje; oczekiwane { $known }.
key-either = odch. 1/2
key-first = odchodzi 1.
key-second = odchodzi 2.
not-now = Kolejne rundy są już rozlosowane: odejście zapisuje się na liście graczy.
nobody-leaves = Obie osoby zostają w turnieju.
