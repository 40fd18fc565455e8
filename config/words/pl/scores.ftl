# Małe punkty obu graczy i to, co z nich wynika.
with-points = { $result } ({ $a }–{ $b })
# Czemu małe punkty nie są wynikiem; każdy tekst to część zdania.
too-large = tylu małych punktów ({ $score }) gracz nie może zdobyć; podaj od 0 do { $most }
level-refused = { $a }–{ $b } to remis, a tu gra nie może skończyć się remisem
winner-missing = z { $a }–{ $b } nie wynika, kto wygrał; dopisz { $letters }, na przykład { $example }
other-letter = { $a }–{ $b } to { $letter }, nie { $told }; pomiń literę albo popraw małe punkty
no-such-letter = po { $a }–{ $b } wpisz { $letters }, nie { $told }
missing = brakuje małych punktów; podaj je tak: { $example }, od 0 do { $most }
of-forfeit = gra nierozegrana to { $winner } do { $loser }; pomiń małe punkty
games-here = w meczu z kilku gier podaje się gry, a nie małe punkty; podaj jedną literę za każdą grę
none-here = w tej grze nie ma małych punktów; podaj jedną literę za każdą grę
margin-follows = przewaga wynika z małych punktów; pomiń margin=
# Zasady gry w słowach.
describe = Małe punkty
described = { $name }, 0-{ $most }; wygrywa wyższy wynik
describe-level = przy równych: { $level }
describe-margin = różnica jest przewagą
describe-unplayed = bez gry { $winner }–{ $loser }; wolny los liczy się jako { $bye }–0
row = od { $from } { $winner }–{ $loser }
points-by-difference = według różnicy małych punktów: { $rows }; wolny los { $bye }
points-by-difference-or-draw = według różnicy małych punktów: { $rows }; remis { $draw }, wolny los { $bye }
value-told = zwycięzcę się wpisuje
value-draw = remis
value-refused = niemożliwe
# Rozstrzyganie remisów.
own = Małe pkt
own-narrow = MałePkt
name-own = własne małe punkty
opponents = Małe pkt rywali
opponents-narrow = MPRyw
name-opponents = małe punkty rywali
arithmetic-opponents = suma własnych małych punktów wszystkich rywali
difference = Różnica
difference-narrow = Różn
name-difference = różnica małych punktów
arithmetic-difference = własne małe punkty minus stracone
own-less-against = { $own } − { $against }
# Okno wyniku.
ask = Małe punkty obu, na przykład { $example }, do { $most }.
incomplete = Podaj małe punkty obu graczy, ze spacją pośrodku, na przykład { $example }.
who-won = Kto wygrał przy { $a }–{ $b }: { $one } czy { $two }?
answer = { $key } { $name }
saves = { $result }. { $key }: zapisz.
goes-on = { $result }. { $key }: dalej.
is-asked = { $a }–{ $b }. { $key }: kto wygrał?
jump = Inny stolik: { $pointed } albo nazwisko.
next = Dalej: numer stolika, { $enter }, potem małe punkty obu graczy.
slip = Każdy wpisuje swoje małe punkty, od 0 do { $most }.
plain-next = Dalej: wpisz numer stolika, potem małe punkty obu graczy.
key-score = małe punkty
place = Małe punkty
place-pile = Małe punkty z kartki
place-who-won = Kto wygrał przy tych małych punktach
# Rozmowa w wierszach.
ask-plain = Małe punkty: { $one } i { $two }, na przykład { $example } (do { $most })?
ask-plain-winner = Kto wygrał: 1 { $one }, 2 { $two }?
ask-plain-winner-or-draw = Kto wygrał: 1 { $one }, 2 { $two } albo { $draw }, jeśli remis?
key-both = oba wyniki
