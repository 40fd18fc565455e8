# Numery stolików. $range: 1-12. $pair: Ewa – Jan.
no-range = Zakres { $n }, „{ $range }”, nie jest zakresem stolików: wpisz 1-12 albo jedną liczbę.
table-zero = Zakres { $n }, „{ $range }”, zawiera stolik 0: numery stolików zaczynają się od 1.
too-large = Zakres { $n }, „{ $range }”, jest za duży: największy numer stolika to { $most }.
backwards = Zakres { $n }, „{ $range }”, jest odwrócony: wpisz { $from }-{ $to }.
overlap = Zakres { $n }, „{ $range }”, zawiera stolik { $table }, który jest już w zakresie { $other }.
too-many-ranges = Za dużo zakresów stolików: może być najwyżej { $most }.
too-few =
    { $n ->
        [one] Stoliki na sali: { $all }. Potrzebny jest jeszcze 1: numer { $first }.
        [few] Stoliki na sali: { $all }. Potrzebne są jeszcze { $n }: numery od { $first }.
       *[other] Stoliki na sali: { $all }. Potrzeba jeszcze { $n }: numery od { $first }.
    }
feature-not-in-the-hall = Stolika wyróżnionego { $table } nie ma wśród stolików na sali.
does-table = przenosi parę tej rundy do innego stolika
form-feature = Stoliki wyróżnione
there-already = { $pair }: to już jest stolik { $table }.
no-such-table = Nie ma stolika { $n }: numery stolików to 1–{ $most }.
has-result = Stolik { $table } ma już wynik, więc nie można go przenieść: najpierw cofnij ten wynik.
other-goes = { $pair }: zamiast tego do stolika { $table }.
needs-another = { $name } potrzebuje stolika { $table }.
kept-for = Stolik { $table } jest zarezerwowany dla: { $name }.
fixed-twice = { $name } i { $other } mają ten sam stały stolik { $table }: jeśli nie grają ze sobą, usiądzie przy nim tylko jedna osoba.
fixed-elsewhere = { $name }: stałego stolika { $table } nie ma wśród stolików na sali.
not-in-the-hall = Stolika { $table } nie ma wśród stolików na sali.
at-the-opponents = { $name } potrzebuje stolika { $table }, ale gra przy stoliku { $seat }, którego potrzebuje { $other }.
now-taken = Stolik { $table }: wcześniej wolny, teraz { $is }.
log-moved = { $round }: { $pair } ze stolika { $from } do stolika { $table }
log-changed-places = { $round }: { $pair } ze stolika { $from } do stolika { $table }, { $other } do stolika { $from }
fixed = stały stolik
feature = stolik wyróżniony
move-title = Przeniesienie pary ze stolika { $table }
to-table = Do stolika
no-pairing-chosen = Najpierw wybierz stolik. { $key }: przejdź do stolików.
verify-moved = { $names }: stolik { $n } wybrany ręcznie
have-met = { $a } i { $b } mają już za sobą wspólny mecz.
has-had-bye = { $name } ma już za sobą wolny los.
same-player = Podano dwa razy tę samą osobę ({ $name }): podaj dwóch graczy.
play-each-other = Ci gracze grają ze sobą: zamiana niczego nie zmieni.
not-in-round = { $name } nie gra w rundzie { $round }.
swap-has-result = { $name } ma już wynik przy stoliku: najpierw cofnij ten wynik.
bracket-is-fixed = Drabinka jest stała: w finałach nie zamienia się graczy.
deciding-match = Mecz rozstrzygający gra dwoje rozstawionych. Najpierw cofnij rozstawienie: { $undo }.
# Naprawa trwającej rundy i stoliki, które już zaczęły. $round: runda 3; albo jej numer.
does = poprawia tę rundę, zmieniając jak najmniej stolików
does-started = zaznacza rozpoczęte stoliki, aby poprawka ich nie zmieniała
only-swiss = Poprawić można tylko rundę szwajcarską: w innych etapach przeciwnicy są ustaleni.
all-results = Runda { $round } ma wszystkie wyniki: nie ma czego poprawiać.
nothing = Nic nie trzeba zmieniać: przy rozpoczętych stolikach runda { $round } jest najbliżej zasad, jak się da.
no-reason = Poprawka wymaga powodu: { $repair }.
house = { $name } to gracz rezerwowy i gra tylko zamiast wolnego losu.
has-place = { $name } już gra w tej rundzie.
sits-out = { $name } opuszcza tę rundę. Aby dać przeciwnika: { $seat }.
swap-started = Stolik { $table } był zaznaczony jako rozpoczęty; zaznaczenie znika.
impossible = Nie da się zachować rozpoczętych stolików. { $why }
more-tables =
    { $n ->
        [one] i { $n } stolik
        [few] i { $n } stoliki
       *[other] i { $n } stolików
    }
has-bye = { $name }: wolny los
log = { $round }, poprawka: { $what }
clock =
    { $n ->
        [one] Zegar idzie od { $n } minuty. Aby zachować stoliki, które już grają: { $started }.
       *[other] Zegar idzie od { $n } minut. Aby zachować stoliki, które już grają: { $started }.
    }
# Dlaczego runda nie jest tą, którą by teraz wylosowano.
corrected = po losowaniu par: { $what }
seat-of-leaver = wycofanie: { $name }, a stolik { $table } nie ma wyniku
without-place = { $name } nie ma pary w tej rundzie
more-byes = wolny los ma więcej niż jedna osoba: { $names }
# Stoliki, które zaczęły.
table-has-result = Stolik { $table } ma wynik, więc liczy się jako rozpoczęty.
marked-already =
    { $started ->
        [yes]
            { $n ->
                [one] Stolik { $tables } jest już zaznaczony jako rozpoczęty.
               *[other] Stoliki { $tables } są już zaznaczone jako rozpoczęte.
            }
       *[no]
            { $n ->
                [one] Stolik { $tables } nie jest zaznaczony jako rozpoczęty.
               *[other] Stoliki { $tables } nie są zaznaczone jako rozpoczęte.
            }
    }
tables-started =
    { $n ->
        [one] Stolik { $tables } już gra, więc rundy nie da się ponownie sparować. Aby odznaczyć: { $no }.
       *[other] Stoliki { $tables } już grają, więc rundy nie da się ponownie sparować. Aby odznaczyć: { $no }.
    }
log-under-way =
    { $started ->
        [yes]
            { $n ->
                [one] { $round }: stolik { $tables } już gra
               *[other] { $round }: stoliki { $tables } już grają
            }
       *[no]
            { $n ->
                [one] { $round }: stolik { $tables } jeszcze nie gra
               *[other] { $round }: stoliki { $tables } jeszcze nie grają
            }
    }
# Trzy możliwości. $names: Ewa, Jan.
as-drawn = Pary są aktualne.
choice =
    { $choice ->
        [keep] 1 Zostaw: { $what }.
        [least-redraw] 2 Najmniejsza poprawka, to samo co ponowne parowanie: { $what }.
        [least] 2 Najmniejsza poprawka: { $what }.
       *[redraw] 3 Paruj ponownie: { $what }.
    }
choice-refused =
    { $choice ->
        [redraw] 3 Paruj ponownie: niemożliwe. { $why }
       *[least] 2 Najmniejsza poprawka: niemożliwa. { $why }
    }
proposed =
    { $choice ->
        [keep] Propozycja: 1, bo stoliki mogą już grać.
       *[least] Propozycja: 2, bo żaden stolik jeszcze nie gra.
    }
nothing-changes = nic się nie zmienia
changes =
    { $n ->
        [one] zmienia się { $n } stolik; { $names }
        [few] zmieniają się { $n } stoliki; { $names }
       *[other] zmienia się { $n } stolików; { $names }
    }
nobody-moves = nikt nie zmienia przeciwnika
get-place =
    { $n ->
        [one] miejsce w tej rundzie dostaje { $n } gracz: { $names }
        [few] miejsce w tej rundzie dostają { $n } gracze: { $names }
       *[other] miejsce w tej rundzie dostaje { $n } graczy: { $names }
    }
move =
    { $n ->
        [one] nowego przeciwnika ma { $n } gracz: { $names }
        [few] nowego przeciwnika mają { $n } gracze: { $names }
       *[other] nowego przeciwnika ma { $n } graczy: { $names }
    }
still-wrong = nadal źle: { $what }
how = Najmniejsza poprawka: { $repair }. Ponowne parowanie: { $redraw }.
no-choices = Nie trwa runda szwajcarska z brakującymi wynikami: nie ma czego poprawiać.
# Co znajduje sprawdzenie turnieju.
verify =
    { $n ->
        [0] rundę poprawiono, stoliki bez zmian
        [one] rundę poprawiono: zmieniono { $n } stolik
        [few] rundę poprawiono: zmieniono { $n } stoliki
       *[other] rundę poprawiono: zmieniono { $n } stolików
    }
# Poprawka rundy: możliwości i wiersz na powód.
place = Poprawianie rundy
late-does = daje spóźnionemu graczowi miejsce: przeciw osobie z wolnym losem, przy stoliku, wolny los, porażkę albo grę od następnej rundy
for-needs-table = for= wskazuje, kogo brakuje przy stoliku: seat WHO TABLE for=NAZWISKO.
plays-already = { $name } gra już przy stoliku { $table }.
late-has-bye = { $name } ma wolny los w tej rundzie. Aby to cofnąć: { $undo }.
round-over = Runda { $round } jest skończona: są wszystkie wyniki.
house-started = { $name } gra przy stoliku { $table }, a ta gra już trwa.
nobody-free = W rundzie { $round } nikt nie ma wolnego losu.
bye-has-left = { $name } ma wolny los, ale nie gra już w turnieju.
no-table = W rundzie { $round } nie ma stolika { $table }.
nobody-left = Przy stoliku { $table } nikt się nie wycofał. Podaj, kogo brakuje: { $seat }.
not-there = { $name } nie siedzi przy stoliku { $table }.
both-left = Przy stoliku { $table } nikt już nie gra w turnieju.
house-not-bye = { $name } jest graczem rezerwowym: gra się z nim zamiast wolnego losu.
bye-taken = Jedyny wolny los w tej rundzie ma już { $name }.
missed-is-lost = { $game }: opuszczona runda to porażka, więc nie można po prostu czekać na następną.
robin-next = { $name } gra od następnej rundy; o przeciwniku decydują miejsca.
in-round-robin =
    { $what ->
        [loss] Nierozegrana gra w systemie każdy z każdym nie jest porażką.
       *[seat] W systemie każdy z każdym o parach decydują miejsca, więc nikogo nie można teraz dosadzić.
    }
instead-of-bye = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; wolny los przepada ({ $other }, { $points }).
against-house = { $name } gra przy stoliku { $table } z graczem rezerwowym: { $house }.
at-table = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; zwolnione miejsce: { $gone }.
gets-bye = { $name } ma wolny los w rundzie { $round }: { $points }.
gets-loss = { $name } ma porażkę w rundzie { $round }: { $points }, a runda się liczy.
removed = { $name } wypada z turnieju z powodu nieobecności. Aby przywrócić: { $rejoin }.
plays-next = { $name } gra od następnej rundy; runda { $round } się nie liczy i nie jest porażką.
log-plays = { $round }: { $name } (spóźnienie) gra przy stoliku { $table }, przeciwnik: { $with }
log-instead = { $round }: { $name } gra przy stoliku { $table }, przeciwnik: { $with }; zwolnione miejsce: { $gone }
log-late =
    { $to ->
        [bye] { $round }: { $name } (spóźnienie), wolny los
        [loss] { $round }: { $name } (spóźnienie), porażka
       *[next] { $round }: { $name } (spóźnienie), gra od następnej rundy
    }
opponent = Przeciw osobie z wolnym losem
late-table = Przy stoliku { $table }, gdzie ktoś się wycofał
bye = Wolny los
loss = Porażka za tę rundę
next = Gra od następnej rundy
wait = Czekaj, { $minutes }
no-show = Nie ma: { $name }
bye-player = Gra z wolnym losem: { $name }
nobody-waits = Gra z kimś, kto ma wolny los
both-left-over = Gra przy stoliku { $table } z osobą bez przeciwnika: { $name }
missing-alone = { $name } zostaje wtedy bez przeciwnika przy stoliku { $table }. Jeśli ta osoba nie przyjdzie, wycofaj ją: naprawa może dać jej wolny los.
late-place = Miejsce dla spóźnionego gracza
title-seat = { $name } nie ma przeciwnika w rundzie { $round }
title-missing = Stolik { $table }, brakuje: { $name }
title-repair = Runda { $round }: pary są nieaktualne
say-where = Brak pary w rundzie { $round }. Aby dać miejsce: { $seat }.
say-where-or-repair = { $name } nie ma pary w rundzie { $round }. Aby dać miejsce: { $seat }. Aby zamiast tego zmienić stoliki: { $repair }.
left-without-place = { $name } nie ma pary w rundzie { $round }. Aby dać miejsce: { $seat }.
no-round-under-way = Nie trwa żadna runda szwajcarska.
round-is-over = Runda { $round } jest skończona. { $add }: dodaj spóźnionego gracza, zagra od rundy { $next }.
table-done = Stolik { $table } ma już wynik.
plain-ask = Miejsce ({ $name }): { $choices }. Który numer? Pusty wiersz anuluje.
verify-seated = { $name } (spóźnienie) gra, przeciwnik: { $other }
repair-choice =
    { $choice ->
        [keep] Zostaw rundę bez zmian
        [redraw] Ponowne parowanie całej rundy
       *[least] Najmniejsza naprawa
    }
repair-as-drawn-again = Ponowne parowanie całej rundy dałoby te same pary.
late-changes =
    { $n ->
        [one] Zmienia się { $n } stolik, { $players }.
        [few] Zmieniają się { $n } stoliki, { $players }.
       *[other] Zmienia się { $n } stolików, { $players }.
    }
players-move =
    { $n ->
        [0] nikt się nie przesiada
        [one] przesiada się { $n } gracz
       *[other] przesiada się { $n } graczy
    }
then = Potem: { $pairs }.
one-player = Wybierz tylko jednego gracza.
not-allowed = { $title } – niedozwolone
offer = Pary są nieaktualne. { $key }: możliwości.
table-started = Stolik { $table } już gra. Aby cofnąć to oznaczenie: { $no }.
hint-started = zaznacz: gra trwa
