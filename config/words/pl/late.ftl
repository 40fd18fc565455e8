does = daj spóźnionemu graczowi miejsce: przeciw osobie z wolnym losem, przy stoliku, wolny los, porażkę albo grę od następnej rundy
no-place = „{ $word }” nie jest miejscem w rundzie: wpisz { $known }.
a-place = miejsce: opponent, stolik, bye, loss albo next
for-needs-table = for= wskazuje, kogo brakuje przy stoliku: seat WHO TABLE for=NAZWISKO.
house = { $name } jest graczem rezerwowym i gra tylko zamiast wolnego losu.
plays-already = { $name } gra już przy stoliku { $table }.
has-bye = { $name } ma wolny los w tej rundzie. Aby to cofnąć: { $undo }.
round-over = Runda { $round } jest skończona: są wszystkie wyniki.
house-begun = { $name } gra przy stoliku { $table }, a ta gra już trwa.
nobody-free = W rundzie { $round } nikt nie ma wolnego losu.
bye-has-left = { $name } ma wolny los, ale nie gra już w turnieju.
no-table = W rundzie { $round } nie ma stolika { $table }.
nobody-left = Przy stoliku { $table } nikt się nie wycofał. Podaj, kogo brakuje: { $seat }.
not-there = { $name } nie siedzi przy stoliku { $table }.
both-left = Przy stoliku { $table } nikt już nie gra w turnieju.
house-not-bye = { $name } jest graczem rezerwowym: gra się z nim zamiast wolnego losu.
bye-taken = Jedyny wolny los w tej rundzie ma już { $name }.
missed-is-lost = { $game }: opuszczona runda to porażka, więc nie można po prostu czekać na następną.
nobody-sits-out = { $game }: opuszczona runda to porażka, więc nie można jej przeczekać.
robin-next = { $name } gra od następnej rundy; o przeciwniku decydują miejsca.
robin-loss = Nierozegrana gra w systemie każdy z każdym nie jest porażką.
robin-seats = W systemie każdy z każdym o parach decydują miejsca, więc nikogo nie można teraz dosadzić.
instead-of-bye = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; wolny los przepada ({ $other }, { $points }).
instead-of-house = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; gracz rezerwowy { $house } jest znów wolny.
against-house = { $name } gra przy stoliku { $table } z graczem rezerwowym: { $house }.
at-table = { $name } gra przy stoliku { $table }, przeciwnik: { $other }; zwolnione miejsce: { $gone }.
removed = { $name } wypada z turnieju z powodu nieobecności. Aby przywrócić: { $rejoin }.
gets-bye = { $name } ma wolny los w rundzie { $round }: { $points }.
gets-loss = { $name } ma porażkę w rundzie { $round }: { $points }, a runda się liczy.
plays-next = { $name } gra od następnej rundy; runda { $round } się nie liczy i nie jest porażką.
log-plays = { $round }: { $name } (spóźnienie) gra przy stoliku { $table }, przeciwnik: { $with }
log-instead = { $round }: { $name } gra przy stoliku { $table }, przeciwnik: { $with }; zwolnione miejsce: { $gone }
log-bye = { $round }: { $name } (spóźnienie), wolny los
log-loss = { $round }: { $name } (spóźnienie), porażka
log-next = { $round }: { $name } (spóźnienie), gra od następnej rundy
opponent = Przeciw osobie z wolnym losem
table = Przy stoliku { $table }, gdzie ktoś się wycofał
bye = Wolny los
loss = Porażka za tę rundę
next = Gra od następnej rundy
wait = Czekaj, { $minutes }
no-show = Przeciwnik nieobecny
bye-player = Gra z wolnym losem: { $name }
nobody-waits = Gra z kimś, kto ma wolny los
both-left-over = Gra przy stoliku { $table } z osobą bez przeciwnika: { $name }
missing-alone = { $name } zostaje wtedy bez przeciwnika przy stoliku { $table }. Jeśli ta osoba nie przyjdzie, wycofaj ją: naprawa może dać jej wolny los.
place = Miejsce dla spóźnionego gracza
title-seat = { $name } nie ma przeciwnika w rundzie { $round }
title-missing = Stolik { $table }, brakuje: { $name }
title-repair = Runda { $round }: pary są nieaktualne
hint-number = wybierz
hint-choose = OK
hint-other = druga osoba
hint-seat = miejsce
say-where = Brak pary w rundzie { $round }. Aby dać miejsce: { $seat }.
say-where-or-repair = Brak pary w rundzie { $round }. Aby dać miejsce: { $seat }. Aby zamiast tego zmienić stoliki: { $repair }.
left-without-place = { $name } nie ma pary w rundzie { $round }. Aby dać miejsce: { $seat }.
no-round-under-way = Nie trwa żadna runda szwajcarska.
has-a-place = { $name } ma już parę w tej rundzie.
table-done = Stolik { $table } ma już wynik.
plain-choice = { $n }: { $title }
plain-ask = Miejsce ({ $name }): { $choices }. Który numer? Pusty wiersz anuluje.
verify-seated = { $name } (spóźnienie) gra, przeciwnik: { $other }
repair-leave = Zostaw rundę bez zmian
repair-least = Najmniejsza naprawa
repair-redraw = Ponowne parowanie całej rundy
repair-as-drawn-again = Ponowne parowanie całej rundy dałoby te same pary.
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
as-drawn = Pary są aktualne.
one-player = Wybierz tylko jednego gracza.
not-allowed = { $title } – niedozwolone
offer = Pary są nieaktualne. { $key }: możliwości.
table-begun = Stolik { $table } już gra. Aby cofnąć to oznaczenie: { $no }.
hint-begun = gra trwa
