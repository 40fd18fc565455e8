# Naprawa trwającej rundy i stoliki, które już zaczęły. $round: runda 3; albo jej numer.
does = popraw tę rundę: zmień jak najmniej stolików
does-begun = zaznacz rozpoczęte stoliki, aby poprawka ich nie zmieniała
only-swiss = Poprawić można tylko rundę szwajcarską: w innych etapach przeciwnicy są ustaleni.
all-results = Runda { $round } ma wszystkie wyniki: nie ma czego poprawiać.
nothing = Nic nie trzeba zmieniać: przy rozpoczętych stolikach runda { $round } jest najbliżej zasad, jak się da.
no-reason = Poprawka wymaga powodu: { $repair }.
house = { $name } to gracz rezerwowy i gra tylko zamiast wolnego losu.
has-place = { $name } już gra w tej rundzie.
sits-out = { $name } opuszcza tę rundę. Aby dać przeciwnika: { $seat }.
swap-begun = Stolik { $table } był zaznaczony jako rozpoczęty; zaznaczenie znika.
impossible = Nie da się zachować rozpoczętych stolików. { $why }
# $what: stolik 2: Ewa – Jan; Ola: wolny los.
done = { $n ->
    [one] Poprawiono rundę { $round }, { $n } stolik zmieniony: { $what }.
    [few] Poprawiono rundę { $round }, { $n } stoliki zmienione: { $what }.
   *[other] Poprawiono rundę { $round }, { $n } stolików zmienionych: { $what }.
}
table = stolik { $table }: { $a } – { $b }
more-tables = { $n ->
    [one] i { $n } stolik
    [few] i { $n } stoliki
   *[other] i { $n } stolików
}
has-bye = { $name }: wolny los
taken-out = wycofanie: { $name }
log = { $round }, poprawka: { $what }
reason = Rundę poprawiono; ten stolik zmieniono tak, by przy rozpoczętych stolikach jak najmniej łamać zasady.
clock = { $n ->
    [one] Zegar idzie od { $n } minuty. Aby zachować stoliki, które już grają: { $begun }.
   *[other] Zegar idzie od { $n } minut. Aby zachować stoliki, które już grają: { $begun }.
}
# Dlaczego runda nie jest tą, którą by teraz wylosowano.
corrected = po losowaniu par: { $what }
seat-of-leaver = wycofanie: { $name }, a stolik { $table } nie ma wyniku
without-place = { $name } nie ma pary w tej rundzie
more-byes = wolny los ma więcej niż jedna osoba: { $names }
# Stoliki, które zaczęły.
table-has-result = Stolik { $table } ma wynik, więc liczy się jako rozpoczęty.
begun = { $n ->
    [one] Stolik { $tables } już gra.
   *[other] Stoliki { $tables } już grają.
}
not-begun = { $n ->
    [one] Stolik { $tables } jeszcze nie gra.
   *[other] Stoliki { $tables } jeszcze nie grają.
}
begun-already = { $n ->
    [one] Stolik { $tables } jest już zaznaczony jako rozpoczęty.
   *[other] Stoliki { $tables } są już zaznaczone jako rozpoczęte.
}
not-begun-anyway = { $n ->
    [one] Stolik { $tables } nie jest zaznaczony jako rozpoczęty.
   *[other] Stoliki { $tables } nie są zaznaczone jako rozpoczęte.
}
tables-begun = { $n ->
    [one] Stolik { $tables } już gra, więc rundy nie da się ponownie sparować. Aby odznaczyć: { $no }.
   *[other] Stoliki { $tables } już grają, więc rundy nie da się ponownie sparować. Aby odznaczyć: { $no }.
}
log-begun = { $n ->
    [one] { $round }: stolik { $tables } już gra
   *[other] { $round }: stoliki { $tables } już grają
}
log-not-begun = { $n ->
    [one] { $round }: stolik { $tables } jeszcze nie gra
   *[other] { $round }: stoliki { $tables } jeszcze nie grają
}
# Trzy możliwości. $names: Ewa, Jan.
why = Dlaczego: { $what }.
as-drawn = Pary są aktualne.
leave = 1 Zostaw: { $what }.
least = 2 Najmniejsza poprawka: { $what }.
least-as-drawn-again = 2 Najmniejsza poprawka, to samo co ponowne parowanie: { $what }.
redraw = 3 Paruj ponownie: { $what }.
least-refused = 2 Najmniejsza poprawka: niemożliwa. { $why }
redraw-refused = 3 Paruj ponownie: niemożliwe. { $why }
proposed-leave = Propozycja: 1, bo stoliki mogą już grać.
proposed-least = Propozycja: 2, bo żaden stolik jeszcze nie gra.
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
    [one] nowego przeciwnika ma { $n } gracz: { $names }
    [few] nowego przeciwnika mają { $n } gracze: { $names }
   *[other] nowego przeciwnika ma { $n } graczy: { $names }
}
still-wrong = nadal źle: { $what }
how = Najmniejsza poprawka: { $repair }. Ponowne parowanie: { $redraw }.
no-choices = Nie trwa runda szwajcarska z brakującymi wynikami: nie ma czego poprawiać.
# Co znajduje sprawdzenie turnieju, i zapis, który nie pasuje.
misread-result = stolik { $table } ma wynik, więc nie można go zmienić
verify = { $n ->
    [0] rundę poprawiono, stoliki bez zmian
    [one] rundę poprawiono: zmieniono { $n } stolik
    [few] rundę poprawiono: zmieniono { $n } stoliki
   *[other] rundę poprawiono: zmieniono { $n } stolików
}
