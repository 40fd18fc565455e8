does = ustal misję rundy: ręcznie, kością albo ponownym losowaniem
a-roll = wynik rzutu
missing = Która misja? Numer, nazwa, roll=N albo redraw.
again-by-hand = Powtórzyć można tylko misję ustaloną ręcznie: kość i losowanie biorą jedną z najrzadziej używanych.
coming-round = następna runda
by-hand = ręcznie
by-die = na kości wypadło { $n }
by-redraw = wylosowana ponownie
settled = Misja, { $round }: { $mission } ({ $how }).
log = { $round }: { $mission } ({ $how })
log-again = { $round }: { $mission } znów, przed innymi ({ $how })
so-already = Misja już ustalona, { $round }: { $mission }.
no-missions = { $game } ({ $format }): w tej grze nie ma misji.
no-round = Nie trwa żadna runda. Aby sparować ją z misją: { $pair }. Aby ustalić misję wcześniej: { $next }.
no-number = Misje mają numery od 1 do { $most }.
no-name = Żadna misja nie nazywa się „{ $typed }”: podaj jej numer od 1 do { $most }.
which = „{ $typed }” może oznaczać { $which }.
with-number = { $n } ({ $mission })
was-used = { $n ->
    [one] { $mission } już była ({ $rounds }), a { $n } misja jeszcze nie.
    [few] { $mission } już była ({ $rounds }), a { $n } misje jeszcze nie.
   *[other] { $mission } już była ({ $rounds }), a { $n } misji jeszcze nie.
}
was-used-more = { $n ->
    [one] { $mission } już była ({ $rounds }), a { $n } misja była rzadziej.
    [few] { $mission } już była ({ $rounds }), a { $n } misje były rzadziej.
   *[other] { $mission } już była ({ $rounds }), a { $n } misji było rzadziej.
}
again = Aby mimo to użyć jej ponownie: { $again }.
reason-after-results = { $n ->
    [one] Jest już { $n } wynik ({ $round }): podaj powód zmiany misji, why=POWÓD.
    [few] Są już { $n } wyniki ({ $round }): podaj powód zmiany misji, why=POWÓD.
   *[other] Jest już { $n } wyników ({ $round }): podaj powód zmiany misji, why=POWÓD.
}
has-results = { $n ->
    [one] Jest już { $n } wynik: nie zmieni się.
    [few] Są już { $n } wyniki: nie zmienią się.
   *[other] Jest już { $n } wyników: nie zmienią się.
}
no-longer-next = Była ustalona na następną rundę, która teraz wylosuje inną.
redraw-needs-reason = Aby wylosować misję ponownie, podaj powód: why=POWÓD.
nothing-to-redraw = Misji następnej rundy jeszcze nie wylosowano, więc nie ma czego losować ponownie.
only-one-left = Żadnej innej misji nie można teraz użyć. Aby powtórzyć: { $other }.
too-many-for-a-die = Żadna kość nie ma tylu liczb, ile misji można teraz użyć. Aby wylosować: { $redraw }.
no-such-roll = Kość ma liczby od 1 do { $sides }, a nie { $n }.
roll-again = { $n } nie oznacza teraz misji: rzuć jeszcze raz. Co znaczą liczby: { $table }.
die = Rzuć kością o tylu ścianach: { $sides }.
die-number = { $n }: { $mission }
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: rzuć jeszcze raz
die-again-from = { $from }–{ $to }: rzuć jeszcze raz
title = Misja: { $round }
until = Misję można zmieniać dowolnie do pierwszego wyniku, potem z powodem, do następnego parowania.
until-paired = Ustal ją przed parowaniem.
now = teraz
unused = nie była
next-short = misja
choose = wybierz
redraw = losuj ponownie
die-short = kość
list-short = lista
press-roll = Naciśnij wyrzuconą liczbę.
why-title = { $mission }: dlaczego?
why-redraw = Ponowne losowanie misji: dlaczego?
has-none = W tej grze nie ma misji.
confirm = Ustawić tę misję?
form-roll = Wynik rzutu
other-round = inna runda
type-roll = wpisz rzut
settled-next = ustalona
for-next = następna runda
no-other-round = Żadna runda nie ma jeszcze par: lista dotyczy następnej.
roll-missing = Wpisz wynik rzutu.
reason-help = Powód będzie w dzienniku.
closed = Turniej jest zamknięty: misji nie można zmienić.
by-number = według numeru
