# Obecność: kto przyszedł, kto opuszcza rundę, kto zapłacił.
already =
    { $what ->
        [here] { $name } ma już zaznaczoną obecność.
        [away] { $name } nie ma zaznaczonej obecności.
        [out] { $name } już opuszcza najbliższą rundę.
        [paid] { $name }: wpisowe już zapłacone.
       *[owes] { $name }: wpisowe już jest do zapłaty.
    }
nobody-checks-in = { $name } i tak gra w następnej rundzie: obecności się tu nie zaznacza. Żeby to włączyć: { $setup }.
plays-next = { $name } gra w najbliższej rundzie.
not-here = { $name } nie ma już zaznaczonej obecności.
sits-out-round =
    { $counts ->
        [loss] { $name } opuszcza rundę { $round }: liczy się jako porażka.
       *[nothing] { $name } opuszcza rundę { $round }: bez punktów i bez porażki.
    }
# Dlaczego odmowa.
no-fee = Nie ustawiono wpisowego. Żeby je ustawić: { $setup }.
fee-negative = Wpisowe nie może wynosić { $fee }: wpisz 0 lub więcej, np. { $setup }.
fee-is-text = Wpisowe „{ $fee }” nie jest kwotą: wpłaty są liczone, ale nie sumowane.
no-finals-out = Rundy finałowej nie można opuścić. Jeśli ktoś nie może grać: { $drop }.
refused = W grze { $game } nie można opuścić rundy. Jeśli ktoś nie może grać: { $drop }.
no-round-left = Nie ma już rundy do opuszczenia.
is-out = { $name } opuszcza tę rundę. Żeby przywrócić do gry: { $here }.
swap-sits-out = { $name } opuszcza tę rundę i nie ma miejsca do zamiany. Cofnięcie rundy: { $undo }.
cannot-be-out =
    { $n ->
        [one] Nie ma jednej osoby ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
       *[other] Nie wszyscy są ({ $names }), a tej rundy nie można opuścić: { $here } albo { $remove }.
    }
too-few-play =
    { $n ->
        [0] Nikt nie gra w tej rundzie. Opuszczają ją: { $names }. Żeby kogoś przywrócić: { $here }.
        [one] W tej rundzie gra tylko jedna osoba. Opuszczają ją: { $names }. Żeby kogoś przywrócić: { $here }.
        [few] W tej rundzie grają tylko { $n } osoby. Opuszczają ją: { $names }. Żeby kogoś przywrócić: { $here }.
       *[other] W tej rundzie gra tylko { $n } osób. Opuszczają ją: { $names }. Żeby kogoś przywrócić: { $here }.
    }
absent = Brakuje { $n } z { $all }: { $names }.
ways = Zdecyduj, co z nimi: { $ways }.
before-pods = Przed losowaniem grup zdecyduj o każdej z tych osób: { $here } albo { $leaves }.
# Części zdania o rundzie i jej wiersza w dzienniku.
sit-out =
    { $n ->
        [one] rundę opuszcza { $names }
       *[other] rundę opuszczają { $names }
    }
removed =
    { $n ->
        [one] usunięto nieobecną osobę: { $names }
       *[other] usunięto nieobecnych: { $names }
    }
# Dziennik.
log-marked =
    { $what ->
        [here] { $name }: obecność zaznaczona
        [here-and-paid] { $name }: obecność zaznaczona, wpisowe zapłacone
        [away] { $name }: bez gry w tej rundzie
        [owes] { $name }: wpisowe do zapłaty
       *[paid] { $name }: wpisowe zapłacone
    }
# Ogłoszenie.
item-fee = Wpisowe
announced = Wszyscy zgłaszają obecność przed rundą 1
# Polecenia.
does-here = zaznacza obecność gracza, także wpłatę; kończy nieobecność
does-away = pozwala graczowi opuścić następną rundę bez wycofania z turnieju
does-paid = zaznacza, że gracz zapłacił wpisowe
does-owes = zaznacza, że gracz nie zapłacił wpisowego
# Wartość w zasadach.
value =
    { $value ->
        [nothing] bez punktów i bez porażki
       *[loss] liczy się jako porażka
    }
describe = Pauza
# Dlaczego plik turnieju jest błędny.
not-drawn = przy parowaniu { $pairing } sitting_out może być tylko refused: tych rund się nie losuje
# Zestawienie i ekran.
so-many-here = jest { $n } z { $all }
so-many-out = opuszcza rundę: { $n }
so-many-paid = zapłaciło: { $n }
so-many-owe =
    { $n ->
        [one] nie zapłacił: { $n }
        [few] nie zapłacili: { $n }
        [many] nie zapłaciło: { $n }
       *[other] nie zapłaciło: { $n }
    }
state-out = opuszcza
removed-paid = { $name }: wpłata wpisowego też została usunięta. Żeby ją zachować: { $undo }, potem { $drop }.
state-paid = zapłacone
state-owes = do zapłaty
rounds-sat-out = { $n } bez gry
offers-to-add = Nikt się tak nie nazywa. { $key }: dodaj do turnieju: { $name }.
adds-now = { $key } jeszcze raz: dodaj i zaznacz obecność: { $name }.
nothing-to-mark = W tym turnieju obecności się nie zaznacza. Żeby to włączyć: { $setup }.
switch-on = Włączyć zaznaczanie obecności?
hint-show = obecność
hint-here = na miejscu
hint-away = nie ma
next = Jest { $n } z { $all }. Dalej: { $players }, potem { $key }: zaznacz obecność.
more-follow =
    { $n ->
        [one] jeszcze { $n } osoba: wpisz więcej liter nazwiska
        [few] jeszcze { $n } osoby: wpisz więcej liter nazwiska
       *[other] jeszcze { $n } osób: wpisz więcej liter nazwiska
    }
