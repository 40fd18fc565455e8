# Przewinienia, stopnie kar i wcześniejsze kary gracza.
offences = Przewinienia
named = przewinienie „{ $id }”
no-penalty = „{ $id }” to nie kara tej gry; wpisz jedną z: { $known }
none-such = „{ $id }” to nie przewinienie tej gry; wpisz id jednego z offences
never-first = przewinienie „{ $id }” ma kary za powtórzenie, a nie ma za pierwszy raz; dodaj confirmed
if-suspected = Przy podejrzeniu: { $penalties }.
if-confirmed = Zauważone lub potwierdzone: { $penalties }.
if-repeated = Powtórzone: { $penalties }.
no-penalty-said = Zasady nie podają za to kary.
disqualification = Dyskwalifikacja
at-table = stolik { $table }
suspected = podejrzenie
item = { $penalty } ({ $about })
item-note = { $item }: { $note }
earlier = { $n ->
    [one] { $name } – wcześniejsza kara: { $items }.
   *[other] { $name } – wcześniejsze kary ({ $n }): { $items }.
}
none-before = Wcześniej bez kar.
has-left = { $name } nie gra już w turnieju; karę mimo to zapisano.
suggests = { $offence }, zauważone lub potwierdzone: zasady przewidują { $fits }. Proponowana kara: { $penalty }, najlżejsza.
suggests-suspected = { $offence }, tylko podejrzenie. Proponowana kara: { $penalty }.
suggests-step = { $offence }, po wcześniejszej karze. Proponowana kara: { $penalty }, o stopień wyżej.
suggests-last = { $offence }, po takiej samej karze; cięższej nie ma. Proponowana kara: { $penalty }.
suggests-repeated = { $offence }, po wcześniej potwierdzonym przewinieniu. Proponowana kara za powtarzające się oszustwa: { $penalty }.
unsaid = Zasady nie przewidują kary za: { $offence }.
suspicion-unsaid = Zasady nie przewidują kary za samo podejrzenie: { $offence }.
none-known = Ta gra nie ma listy przewinień: pomiń for={ $word } i opisz sprawę w uwadze.
unknown = „{ $word }” to nie przewinienie tej gry. Przewinienia: { $known }.
suspected-of-what = Podejrzenie wymaga przewinienia: dopisz for= i przewinienie.
log-suspected = podejrzenie: { $offence }
log-by = daje { $name }
