points = { $points }, rozegrano: { $rounds }
byes =
    { $n ->
        [1] w tym wolny los
       *[other] w tym wolne losy: { $n }
    }
missed-counted = w tym opuszczone: { $n }
missed = opuszczone rundy: { $n }
taken-off = odjęto { $n } ({ $about })
in-pod = miejsce { $place } z { $all } w grupie { $pod }
points-to =
    { $n ->
        [one] { $n } punkt do { $other }
        [few] { $n } punkty do { $other }
       *[other] { $n } punktów do { $other }
    }
disqualified-last = gracz zdyskwalifikowany jest ostatni
beat-all-level = { $name } wygrywa bezpośrednie mecze z remisującymi
level = remis we wszystkim
compared = { $by } { $one } do { $two }
no-opponents = bez przeciwników
of-games = z gier: { $n }
drawn = liczba z zapisu
beaten = { $name } (wygrana)
not-beaten = { $name } (bez wygranej)
not-met = { $name } (bez meczu)
nobody-level = nikt nie remisuje
is-champion = mistrz: { $name }
are-champions = mistrzowie: { $name }
in-finals =
    { $what ->
        [plays] Gra dalej, { $round }, przeciwnik: { $name }
        [put-out] Odpada: { $round }, wygrywa { $name }
        [both-put-out] Odpada: { $round }, odpada też { $name }: nikt nie wygrał
       *[through] Gra dalej: { $round }, wygrana, przeciwnik: { $name }
    }
through-by-bye = Gra dalej: wolny los, { $round }
mean = ({ $sum }) / { $n }
# ST: Siła Tabeli. WZ: waga zwycięstw.
sos = ST
esos = RST
head-to-head = Bezpośrednie
head-to-head-narrow = Bezp.
sos-sum = WZ
esos-sum = RWZ
opponents-match-wins = Zwycięstwa przeciwników
opponents-match-wins-narrow = ZP
opponents-opponents-match-wins = Zwycięstwa przeciwników przeciwników
opponents-opponents-match-wins-narrow = ZPP
game-win-percentage = Wygrane gry
game-win-percentage-narrow = WG
opponents-game-wins = Wygrane gry przeciwników
opponents-game-wins-narrow = WGP
margin-narrow = Przew.
game-wins-narrow = gry
ahead = przed
name-sos = Siła Tabeli
name-esos = Rozszerzona Siła Tabeli
name-head-to-head = kto pokonał wszystkich pozostałych remisujących
name-sos-sum = waga zwycięstw
name-esos-sum = rozszerzona waga zwycięstw
name-opponents-match-wins = odsetek zwycięstw przeciwników
name-opponents-opponents-match-wins = odsetek zwycięstw przeciwników przeciwników
name-game-win-percentage = odsetek wygranych gier
name-opponents-game-wins = odsetek gier wygranych przez przeciwników
name-margin = suma przewag
name-game-wins = wygrane gry
name-random = losowo
arithmetic-sos = średnia punktów przeciwników na rundę
arithmetic-esos = średnia Siły Tabeli przeciwników
arithmetic-esos-sum = suma wag przeciwników
arithmetic-opponents-match-wins = średnia ich odsetków wygranych meczów
arithmetic-opponents-game-wins = średnia ich odsetków
arithmetic-sos-sum = suma punktów przeciwników
cut-one = WZ -1
sonneborn-berger = Sonneborn-Berger
sonneborn-berger-narrow = SB
wins = Zwycięstwa
wins-narrow = zwyc.
tied-name-head-to-head = bezpośrednie mecze
name-cut-one = waga zwycięstw bez najsłabszego przeciwnika
name-wins = wygrane mecze
arithmetic-head-to-head = punkty remisujących w meczach między sobą; jeśli nie wszyscy grali ze sobą, kto prowadzi bez względu na brakujące mecze
arithmetic-wins = razem z wolnymi losami wartymi wygrany mecz
arithmetic-cut-one = suma punktów przeciwników bez najniższej
arithmetic-sonneborn-berger = punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis
sum-head-to-head = punkty w meczach z remisującymi
without = { $sum }, bez { $least }
only-one = bez { $least }, jedynego przeciwnika
nobody-beaten = bez zwycięstw i remisów
matches-and-byes =
    { $matches } + { $byes ->
        [one] wolny los
        [few] { $byes } wolne losy
       *[other] { $byes } wolnych losów
    }
of-rounds = z rund: { $n }
among-the-rest = w meczach pozostałych remisujących prowadzi { $name }
wins-as-points = wins nie rozstrzygnie równych wyników: bez remisów i z wolnym losem wartym wygraną mówi to samo co punkty; usuń je z listy
sweep-and-points = użyj tylko jednego z head_to_head_sweep i head_to_head: oba porównują mecze remisujących
margin-from = Każdy mecz liczy się za { $base }: wygrana dodaje przewagę, przegrana ją odejmuje.
margin-of-winner-from = Każdy mecz liczy się za { $base }, a wygrana dodaje przewagę.
at-most = co najwyżej { $share }
draws-lost = remis liczy się jako przegrana
leavers-match-ceiling = mecze gracza wycofanego wcześniej: co najwyżej { $share }
ceiling-below = { $key } to { $share }, poniżej dolnej granicy { $floor }; wpisz co najmniej { $floor }
no-draws = odsetki opisują remisy, ale w tej grze ich nie ma; dodaj draw w points albo usuń draws z percentages
average = Średnia
by = Kto
event = Turniej
exactly = Dokładnie
holds = Trzyma karty gracza
id = Nr
key = Klucz
kind = Rodzaj
label = Nazwa
leaves = Wycofanie
made-of = Z czego
map = Mapa
match = Mecz
minutes = Minuty
note = Uwagi
number = Nr
right = Po prawej
seat = Miejsce
seed = Rozst.
shown = Pokazane
signature = Podpis
stage = Etap
start = Nr startowy
strength = Siła
text = Tekst
tie-break = Kryterium
time = Czas
what = Co
why = Dlaczego
place-short = M-ce
table-short = Stol.
seat-short = M-ce
has-the-hand-of = Bierze karty od
player = Gracz { $side }
points-of = Punkty { $side }
seed-of = Rozst. { $side }
id-of = Nr { $side }
won-of = Wygrane { $side }
