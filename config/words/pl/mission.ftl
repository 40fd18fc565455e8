does = ustala misję rundy: ręcznie, kością albo ponownym losowaniem
a-roll = liczba oczek na kości
missing = Podaj misję: jej numer, nazwę, roll=N albo redraw.
again-by-hand = Drugi raz można użyć tylko misji wskazanej ręcznie: kość i losowanie biorą najrzadziej używane.
coming-round = następna runda
by-hand = ręcznie
by-die = na kości wypadło { $n }
by-redraw = wylosowana ponownie
settled = Ustalono, { $round }: { $mission } ({ $how }).
log = { $round }: { $mission } ({ $how })
log-again = { $round }: { $mission } drugi raz przed innymi ({ $how })
so-already = Już ustalono, { $round }: { $mission }.
no-missions = { $game } ({ $format }): w tej grze nie ma misji.
no-round = Żadna runda nie trwa: { $pair } losuje ją z misją, { $next } ustala misję wcześniej.
no-number = Misje mają numery od 1 do { $most }.
no-name = Żadna misja nie nazywa się „{ $typed }”: podaj jej numer od 1 do { $most }.
which = „{ $typed }” to może być { $which }.
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
again = { $again } mimo to używa jej drugi raz.
reason-after-results = { $n ->
    [one] Jest już { $n } wynik ({ $round }): podaj powód zmiany misji, why=POWÓD.
    [few] Są już { $n } wyniki ({ $round }): podaj powód zmiany misji, why=POWÓD.
   *[other] Jest już { $n } wyników ({ $round }): podaj powód zmiany misji, why=POWÓD.
}
has-results = { $n ->
    [one] { $n } wynik już jest i zostaje bez zmian.
    [few] { $n } wyniki już są i zostają bez zmian.
   *[other] { $n } wyników już jest i zostaje bez zmian.
}
no-longer-next = Była ustalona na następną rundę, która teraz wylosuje inną.
redraw-needs-reason = Misję losuje się ponownie tylko z powodu: podaj go, why=POWÓD.
nothing-to-redraw = Misji następnej rundy jeszcze nie wylosowano, więc nie można losować jej ponownie.
only-one-left = Żadnej innej misji nie można teraz użyć: { $other } bierze taką, która już była.
too-many-for-a-die = Żadna kość nie ma tylu liczb, ile misji można teraz użyć: { $redraw } losuje misję.
no-such-roll = Kość ma liczby od 1 do { $sides }, nie ma na niej { $n }.
roll-again = { $n } nie oznacza teraz żadnej misji, więc rzuć jeszcze raz: { $table } pokazuje, co znaczą liczby.
die = Rzuć kością o tylu ścianach: { $sides }.
die-number = { $n }: { $mission }
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: rzuć jeszcze raz
die-again-from = { $from }–{ $to }: rzuć jeszcze raz
title = Misja: { $round }
until = Misję można zmienić do pierwszego wyniku bez powodu, potem z powodem, aż do wylosowania następnej rundy.
until-paired = Ustal ją przed losowaniem.
now = teraz
unused = nie była
next-short = misja
choose = wybierz
redraw = losuj ponownie
die-short = kość
list-short = lista
press-roll = Naciśnij liczbę, która wypadła na kości.
why-title = { $mission }: dlaczego?
why-redraw = Ponowne losowanie misji: dlaczego?
has-none = W tej grze nie ma misji.
confirm = Ta misja teraz?
form-roll = Na kości wypadło
other-round = inna runda
type-roll = wpisz rzut
settled-next = ustalona
for-next = następna runda
no-other-round = Żadnej rundy jeszcze nie wylosowano: lista dotyczy następnej.
roll-missing = Wpisz, co wypadło na kości.
reason-help = Powód zostaje w dzienniku.
closed = Turniej jest zamknięty: misje zostają.
by-number = według numeru
