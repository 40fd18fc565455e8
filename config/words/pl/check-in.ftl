# Obecność: kto przyszedł, kto opuszcza rundę, kto zapłacił.
here = Jest { $name }: { $n } z { $all }.
here-already = { $name } ma już zaznaczoną obecność.
nobody-checks-in = { $name } i tak gra w następnej rundzie: obecności się tu nie zaznacza. { $setup } ogłasza zaznaczanie obecności.
plays-next = { $name } gra w najbliższej rundzie.
not-here = { $name } nie ma już zaznaczonej obecności.
not-here-already = { $name } nie ma zaznaczonej obecności.
sits-out-free = { $name } opuszcza rundę { $round }: bez punktów i bez porażki.
sits-out-lost = { $name } opuszcza rundę { $round }: liczy się jako porażka.
out-already = { $name } już opuszcza najbliższą rundę.
paid-already = { $name }: wpisowe już zapłacone.
owes-already = { $name }: wpisowe już jest do zapłaty.
# Dlaczego odmowa.
no-fee = Wpisowego nie ogłoszono: { $setup } je ogłasza.
fee-negative = Wpisowe nie może wynosić { $fee }: to kwota od 0 wzwyż, np. { $setup }.
fee-is-text = Wpisowe „{ $fee }” nie jest kwotą, więc wpłaty i zaległości są liczone, ale nie sumowane.
no-finals-out = Rundy finałowej nie można opuścić. Jeśli ktoś nie może grać: { $drop }.
refused = W grze { $game } nie można opuścić rundy. Kto nie może grać, odchodzi: { $drop }.
no-round-left = Nie ma już rundy do opuszczenia.
is-out = { $name } opuszcza tę rundę: { $here } przywraca do gry.
swap-sits-out = { $name } opuszcza tę rundę i nie ma miejsca do zamiany: { $undo } cofa rundę.
cannot-be-out = { $n ->
    [one] Nie ma jednej osoby ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
    [few] Nie wszyscy są ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
    [many] Nie wszyscy są ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
   *[other] Nie wszyscy są ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
}
too-few-play = { $n ->
    [0] Nikt nie gra w tej rundzie, bo opuszczają ją: { $names }. Przywróć kogoś: { $here }.
    [one] W tej rundzie gra tylko jedna osoba, bo opuszczają ją: { $names }. Przywróć kogoś: { $here }.
    [few] W tej rundzie grają tylko { $n } osoby, bo opuszczają ją: { $names }. Przywróć kogoś: { $here }.
    [many] W tej rundzie gra tylko { $n } osób, bo opuszczają ją: { $names }. Przywróć kogoś: { $here }.
   *[other] W tej rundzie gra tylko { $n } osoby, bo opuszczają ją: { $names }. Przywróć kogoś: { $here }.
}
absent = { $n ->
    [one] Brakuje { $n } z { $all }: { $names }.
    [few] Brakuje { $n } z { $all }: { $names }.
    [many] Brakuje { $n } z { $all }: { $names }.
   *[other] Brakuje { $n } z { $all }: { $names }.
}
three-ways = Zdecyduj, co z nimi: { $remove }, { $keep } albo { $out }.
before-pods = Zanim powstaną grupy, podaj, co z każdą z tych osób: { $here } albo { $leaves }.
two-ways = Zdecyduj, co z nimi: { $remove } albo { $keep }.
no-way = „{ $word }” nie mówi, co z nieobecnymi: napisz { $known }.
# Części zdania o rundzie i jej wiersza w dzienniku.
sit-out = { $n ->
    [one] rundę opuszcza { $names }
    [few] rundę opuszczają { $names }
    [many] rundę opuszczają { $names }
   *[other] rundę opuszczają { $names }
}
removed = { $n ->
    [one] nie ma i odchodzi: { $names }
    [few] nie ma i odchodzą: { $names }
    [many] nie ma i odchodzą: { $names }
   *[other] nie ma i odchodzą: { $names }
}
removed-sentence = { $n ->
    [one] Nie ma i odchodzi: { $names }.
    [few] Nie ma i odchodzą: { $names }.
    [many] Nie ma i odchodzą: { $names }.
   *[other] Nie ma i odchodzą: { $names }.
}
sits-out = opuszcza rundę
# Dziennik.
log-here = { $name } jest na miejscu
log-here-and-paid = { $name } jest na miejscu, wpisowe zapłacone
log-away = { $name } jest poza grą
log-paid = { $name }: wpisowe zapłacone
log-owes = { $name }: wpisowe do zapłaty
# Ogłoszenie.
item = Obecność
item-fee = Wpisowe
announced = Wszyscy zgłaszają obecność przed rundą 1
announced-none = Bez zgłaszania
announced-no-fee = Brak
fee-text = Takiego wpisowego nie można przyjąć: { $why }.
# Polecenia.
does-here = zaznacz obecność gracza, także zapłatę; zakończ nieobecność
does-away = pozwól graczowi opuścić najbliższą rundę bez odchodzenia
does-paid = zaznacz, że gracz zapłacił wpisowe
does-owes = zaznacz, że gracz nie zapłacił wpisowego
# Wartość w zasadach.
value-nothing = bez punktów i bez porażki
value-loss = liczy się jako porażka
value-refused = niemożliwe
describe = Pauza
# Dlaczego plik turnieju jest błędny.
not-drawn = przy parowaniu { $pairing } sitting_out może być tylko refused: tych rund się nie losuje
# Zestawienie i ekran.
has-no-round = Obecność dotyczy całego turnieju: pomiń --round i --stage.
so-many-here = jest { $n } z { $all }
so-many-out = opuszcza rundę: { $n }
so-many-paid = zapłaciło: { $n }
so-many-owe = { $n ->
    [one] nie zapłacił: { $n }
    [few] nie zapłacili: { $n }
    [many] nie zapłaciło: { $n }
   *[other] nie zapłaciło: { $n }
}
so-many-paid-sum = zapłaciło: { $n }, razem { $sum }
so-many-owe-sum = { $n ->
    [one] nie zapłacił: { $n }, razem { $sum }
    [few] nie zapłacili: { $n }, razem { $sum }
    [many] nie zapłaciło: { $n }, razem { $sum }
   *[other] nie zapłaciło: { $n }, razem { $sum }
}
state-here = jest
state-missing = brak
state-out = opuszcza
state-left = poza turniejem
removed-paid = { $name }: wpisowe było zapłacone, a ta wpłata też znika: { $undo }, a potem { $drop } ją zachowuje.
state-paid = zapłacone
state-owes = do zapłaty
rounds-sat-out = { $n } bez gry
why-out = Nieobecność w tej rundzie
place = Obecność
offers-to-add = Nikt się tak nie nazywa. { $key } pyta, czy dodać: { $name }.
adds-now = { $key } jeszcze raz dodaje i zaznacza obecność: { $name }.
nothing-to-mark = Nie ma tu czego zaznaczać: { $setup } ogłasza zaznaczanie obecności.
switch-on = Włączyć zaznaczanie obecności?
switch-on-about = Na tym turnieju obecności jeszcze się nie zaznacza.
hint-show = obecność
hint-here = jest
hint-paid = zapłata
hint-away = nieobecny
label-check-in = Obecność
label-fee = Wpisowe
next = Są { $n } z { $all }. Dalej: { $players }, potem { $key } – obecność.
chosen-is-gone = { $name } nie bierze już udziału w turnieju: wybierz inną osobę.
more-follow = { $n ->
    [one] i jeszcze { $n } osoba: wpisz więcej liter nazwiska
    [few] i jeszcze { $n } osoby: wpisz więcej liter nazwiska
   *[other] i jeszcze { $n } osób: wpisz więcej liter nazwiska
}
