# Naprawa trwającej rundy i stoliki, które już zaczęły. $round: runda 3; albo jej numer.
does = zmienia najmniej stolików tej rundy, by była taka, jak chcą zasady
does-begun = zaznacza, które stoliki zaczęły: żadna naprawa ich nie zmieni
only-swiss = Naprawić można tylko rundę szwajcarską: w każdym innym etapie przeciwnicy są ustaleni.
all-results = Runda { $round } ma wszystkie wyniki: nie ma czego naprawiać.
nothing = Nic nie trzeba zmieniać: spośród rund z tymi samymi zaczętymi stolikami runda { $round } najmniej łamie zasady.
no-reason = Naprawa wymaga powodu: { $repair }.
house = { $name } to gracz rezerwowy, więc gra tylko zamiast wolnego losu.
has-place = { $name } ma już miejsce w tej rundzie.
sits-out = { $name } opuszcza tę rundę: przeciwnika daje { $seat }.
swap-begun = Stolik { $table } był zaznaczony jako zaczęty; zaznaczenie znika.
impossible = Nie ma rundy z tymi samymi zaczętymi stolikami. { $why }
# $what: stolik 2: Ewa – Jan; Ola: wolny los.
done = { $n ->
    [one] Naprawiono rundę { $round }, zmienia się { $n } stolik: { $what }.
    [few] Naprawiono rundę { $round }, zmieniają się { $n } stoliki: { $what }.
   *[other] Naprawiono rundę { $round }, zmienia się { $n } stolików: { $what }.
}
table = stolik { $table }: { $a } – { $b }
more-tables = { $n ->
    [one] i { $n } stolik
    [few] i { $n } stoliki
   *[other] i { $n } stolików
}
has-bye = { $name }: wolny los
taken-out = { $name } już nie gra
log = { $round }, naprawa: { $what }
reason = Rundę poprawiono; ten stolik zmieniono, by runda łamała zasady tak mało, jak pozwalają zaczęte stoliki.
clock = { $n ->
    [one] Zegar idzie od { $n } minuty: { $begun } zachowuje stoliki, które już grają.
   *[other] Zegar idzie od { $n } minut: { $begun } zachowuje stoliki, które już grają.
}
# Dlaczego runda nie jest tą, którą by teraz wylosowano.
corrected = po losowaniu par: { $what }
seat-of-leaver = { $name } już nie gra, a stolik { $table } nie ma wyniku
without-place = { $name } nie ma miejsca w tej rundzie
more-byes = wolny los ma więcej niż jedna osoba: { $names }
# Stoliki, które zaczęły.
table-has-result = Stolik { $table } ma wynik: liczy się jako zaczęty.
begun = { $n ->
    [one] Zaczął stolik { $tables }.
   *[other] Zaczęły stoliki { $tables }.
}
not-begun = { $n ->
    [one] Nie zaczął stolik { $tables }.
   *[other] Nie zaczęły stoliki { $tables }.
}
begun-already = { $n ->
    [one] Stolik { $tables } jest już zaznaczony jako zaczęty.
   *[other] Stoliki { $tables } są już zaznaczone jako zaczęte.
}
not-begun-anyway = { $n ->
    [one] Stolik { $tables } nie jest zaznaczony jako zaczęty.
   *[other] Stoliki { $tables } nie są zaznaczone jako zaczęte.
}
tables-begun = { $n ->
    [one] Zaczął stolik { $tables }, więc rundy nie losuje się od nowa: { $no } cofa zaznaczenie.
   *[other] Zaczęły stoliki { $tables }, więc rundy nie losuje się od nowa: { $no } cofa zaznaczenie.
}
log-begun = { $n ->
    [one] { $round }: zaczął stolik { $tables }
   *[other] { $round }: zaczęły stoliki { $tables }
}
log-not-begun = { $n ->
    [one] { $round }: nie zaczął stolik { $tables }
   *[other] { $round }: nie zaczęły stoliki { $tables }
}
# Trzy możliwości. $names: Ewa, Jan.
why = Dlaczego: { $what }.
as-drawn = Losowanie dałoby teraz te same pary.
leave = 1 Zostaw: { $what }.
least = 2 Najmniejsza naprawa: { $what }.
least-as-drawn-again = 2 Najmniejsza naprawa, która daje to samo co losowanie od nowa: { $what }.
redraw = 3 Losuj od nowa: { $what }.
least-refused = 2 Najmniejsza poprawka: niemożliwa. { $why }
redraw-refused = 3 Losuj od nowa: niemożliwe. { $why }
proposed-leave = Propozycja: 1, bo stoliki mogły już zacząć.
proposed-least = Propozycja: 2, bo żaden stolik nie zaczął.
nothing-changes = nic się nie zmienia
changes = { $n ->
    [one] zmienia się { $n } stolik; { $names }
    [few] zmieniają się { $n } stoliki; { $names }
   *[other] zmienia się { $n } stolików; { $names }
}
nobody-moves = nikt nie zmienia przeciwnika
get-place = { $n ->
    [one] miejsce w tej rundzie dostaje { $n } gracz: { $names }
    [few] miejsce w tej rundzie dostają { $n } gracze: { $names }
   *[other] miejsce w tej rundzie dostaje { $n } graczy: { $names }
}
move = { $n ->
    [one] innego przeciwnika ma { $n } gracz: { $names }
    [few] innego przeciwnika mają { $n } gracze: { $names }
   *[other] innego przeciwnika ma { $n } graczy: { $names }
}
still-wrong = wbrew zasadom: { $what }
how = { $repair } robi najmniejszą naprawę, { $redraw } losuje od nowa.
no-choices = Nie trwa runda szwajcarska, w której brakuje wyników: nie ma czego poprawiać.
# Co znajduje sprawdzenie turnieju, i zapis, który nie pasuje.
misread-result = stolik { $table } ma wynik, więc nie można go naprawić
verify = { $n ->
    [0] rundę naprawiono, żaden stolik się nie zmienił
    [one] rundę naprawiono: zmieniono { $n } stolik
    [few] rundę naprawiono: zmieniono { $n } stoliki
   *[other] rundę naprawiono: zmieniono { $n } stolików
}
