does = daje graczowi bez przeciwnika miejsce w rundzie: zamiast wolnego losu, przy stoliku, wolny los, porażkę albo grę od następnej rundy
no-place = „{ $word }” nie jest miejscem w rundzie: wpisz { $known }.
a-place = miejsce: opponent, stolik, bye, loss albo next
for-needs-table = for= mówi, kogo brakuje przy stoliku: seat WHO TABLE for=NAZWISKO.
house = { $name } jest graczem rezerwowym i gra tylko tam, gdzie ktoś miałby wolny los.
plays-already = { $name } gra już przy stoliku { $table }.
has-bye = { $name } ma wolny los w tej rundzie: { $undo } go cofa.
round-over = Runda { $round } jest skończona: są wszystkie wyniki.
house-begun = { $name } gra przy stoliku { $table }, a ta gra już trwa.
nobody-free = W rundzie { $round } nikt nie czeka: nikt nie ma wolnego losu.
bye-has-left = { $name } ma wolny los i nie gra już w turnieju.
no-table = W rundzie { $round } nie ma stolika { $table }.
nobody-left = Od stolika { $table } nikt nie odszedł. Podaj, kogo brakuje: { $seat }.
not-there = { $name } nie siedzi przy stoliku { $table }.
both-left = Oboje gracze stolika { $table } nie grają już w turnieju.
house-not-bye = { $name } jest graczem rezerwowym: zamiast wolnego losu gra się z nim.
bye-taken = Wolny los w tej rundzie ma { $name }, a jest tylko jeden.
missed-is-lost = { $game }: opuszczona runda to porażka, więc nie można po prostu poczekać na następną.
nobody-sits-out = { $game }: opuszczona runda to porażka, więc nie można jej przeczekać.
robin-next = { $name } gra od następnej rundy; przeciwnika wskazują miejsca.
robin-loss = Nierozegrana gra w systemie każdy z każdym nie jest porażką.
robin-seats = W systemie każdy z każdym o parach decydują miejsca, więc nikogo się nie dosadza.
instead-of-bye = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; wolny los przepada ({ $other }, { $points }).
instead-of-house = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; gracz rezerwowy { $house } jest znów wolny.
against-house = { $name } gra przy stoliku { $table } z graczem rezerwowym: { $house }.
at-table = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; zwolnione miejsce: { $gone }.
removed = { $name } odchodzi z turnieju z powodu nieobecności; { $rejoin } przywraca.
gets-bye = { $name } ma wolny los w rundzie { $round }: { $points }.
gets-loss = { $name } ma porażkę za rundę { $round }: { $points }, a runda się liczy.
plays-next = { $name } gra od następnej rundy; runda { $round } się nie liczy i nie jest porażką.
log-plays = { $round }: { $name } gra po spóźnieniu przy stoliku { $table }, przeciwnik: { $with }
log-instead = { $round }: { $name } gra przy stoliku { $table }, przeciwnik: { $with }; zwolnione miejsce: { $gone }
log-bye = { $round }: { $name } (spóźnienie), wolny los
log-loss = { $round }: { $name } (spóźnienie), porażka
log-next = { $round }: { $name } (spóźnienie), gra od następnej rundy
opponent = Przeciwnikiem jest gracz z wolnym losem
table = Stolik { $table }, od którego ktoś odszedł
bye = Wolny los
loss = Porażka za tę rundę
next = Gra od następnej rundy
wait = Czekać, { $minutes }
no-show = Przeciwnik się nie stawił
bye-player = Gra z wolnym losem: { $name }
nobody-waits = Gra z kimś, kto ma wolny los
both-left-over = Gra przy stoliku { $table } z osobą bez przeciwnika: { $name }
missing-alone = { $name } jest wtedy bez przeciwnika przy stoliku { $table }. W razie nieobecności trzeba tę osobę usunąć: naprawa może dać jej wolny los.
place = Miejsce dla spóźnionego gracza
title-seat = { $name } nie ma przeciwnika w rundzie { $round }
title-missing = Stolik { $table }: brakuje gracza, { $name }
title-repair = Runda { $round }: losowanie dałoby teraz inne pary
hint-number = ten wybór
hint-choose = wykonaj
hint-other = druga osoba
hint-seat = miejsce
say-where = W rundzie { $round } brakuje jeszcze przeciwnika: { $seat } daje miejsce.
say-where-or-repair = W rundzie { $round } brakuje jeszcze przeciwnika: { $seat } daje miejsce, a jeśli żadne nie pasuje, { $repair } zmienia stoliki.
left-without-place = { $name } nie ma miejsca w rundzie { $round }: daje je { $seat }.
no-round-under-way = Nie trwa żadna runda szwajcarska.
has-a-place = { $name } ma już miejsce w tej rundzie.
table-done = Stolik { $table } ma już wynik.
plain-choice = { $n }: { $title }
plain-ask = Miejsce, { $name }: { $choices }. Który numer? Pusty wiersz nic nie zmienia.
verify-seated = { $name } gra po spóźnieniu, przeciwnik: { $other }
repair-leave = Runda zostaje, jaka jest
repair-least = Najmniejsza naprawa
repair-redraw = Nowe losowanie całej rundy
repair-as-drawn-again = Losowanie całej rundy od nowa dałoby te same pary.
changes = { $n ->
    [one] Zmienia się { $n } stolik, { $players }.
    [few] Zmieniają się { $n } stoliki, { $players }.
   *[other] Zmienia się { $n } stolików, { $players }.
}
players-move = { $n ->
    [0] nikt się nie przesiada
    [one] przesiada się { $n } gracz
   *[other] przesiada się { $n } graczy
}
then = Potem: { $pairs }.
as-drawn = Losowanie dałoby teraz te same pary.
one-player = Wybierz tylko jednego gracza.
not-allowed = { $title } – niedozwolone
offer = Losowanie dałoby teraz inne pary: { $key } pokazuje, co można zrobić.
table-begun = Stolik { $table } już zaczął: { $no } cofa zaznaczenie.
hint-begun = zaczął
