after-match = { $n ->
    [one] Po tym meczu wycofuje się { $names }.
   *[other] Po tym meczu wycofują się { $names }.
}
in-log = { $n ->
    [one] { $result }; wycofuje się { $names }
   *[other] { $result }; wycofują się { $names }
}
out-anyway = { $name } odpada przez tę porażkę: wycofanie nie jest zapisywane.
last-match = { $name } nie ma już meczów: wycofanie nie jest zapisywane.
not-paired = { $n ->
    [one] Poza turniejem i bez pary jest { $names }.
   *[other] Poza turniejem i bez pary są { $names }.
}
round-is-over = { $round } już za nami, a wycofać można tylko przy wynikach najnowszej rundy. Aby wycofać teraz: { $drop }. Aby przywrócić: { $rejoin }.
match-goes-on = Mecz przy stoliku { $table } jeszcze trwa. Podaj wycofanie razem z wynikiem albo oddaj mecz: { $drop }.
no-result-yet = Stolik { $table } nie ma wyniku do zachowania.
same-needs-drop = Słowo same zachowuje wynik, więc wymaga też drop=.
no-such-side = drop={ $word } nikogo nie wskazuje; wpisz { $known }.
key-either = wycof. 1/2
key-first = wycofaj 1.
key-second = wycofaj 2.
not-now = Kolejne rundy mają już pary: graczy wycofuje się na liście graczy.
nobody-leaves = Nikt się nie wycofuje.
