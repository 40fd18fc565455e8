# Co jest nie tak w pliku zasad i co wpisać zamiast tego. Klucze i wartości z pliku zostają bez zmian.
too-large = plik ma { $bytes } bajtów, a można najwyżej { $most }; sprawdź, czy to plik zasad, i skróć orzeczenia
more = tu zaczyna się więcej problemów ({ $n }); najpierw popraw wcześniejsze
twice = „{ $what }” jest tu dwa razy; usuń jedno z powtórzeń
empty-list = „{ $key }” jest puste; dodaj wpis jak w szablonie
id-taken = identyfikator „{ $id }” ma już plik { $other }; nadaj tej grze inny albo usuń jeden z plików
key-taken = klawisz { $key } ma już { $game } (ta gra ma teraz: { $instead }); wpisz wolny klawisz
version = wersja formatu to { $version }, a program czyta wersję 1; wpisz „ruleset: 1”
bad-id = „{ $id }” nie może być identyfikatorem; wpisz małe litery od a do z, cyfry i łączniki, zaczynając od litery, na przykład „my-game”
bad-key = klawisza „{ $key }” nie da się użyć przy wyborze gry; wpisz jedną małą literę od a do z albo cyfrę
too-long = { $key } ma za dużo liter ({ $letters }), a można najwyżej { $most }; skróć ten tekst: długie mogą być uwagi
team-size = nie da się parować drużyn o takiej liczbie graczy ({ $n }); wpisz 1 dla pojedynczych graczy albo 2 dla drużyn dwuosobowych
text-empty = tekst jest pusty; wpisz go albo usuń klucz, jeśli nie jest wymagany
text-lines = tekst jest złamany, a musi być w jednym wierszu; wpisz „>-” zamiast „>” lub „|” i usuń puste wiersze
text-long = tekst jest dłuższy niż { $most } liter; skróć go albo podziel na dwa
tier-structure = poziom korzysta ze struktury { $name }, której gra nie ma; dodaj structures.{ $name } albo wpisz custom
# Co jest nie tak w rundach wstępnych, strukturach i minutach gry.
win-not-more = zwycięstwo jest warte { $win }, a porażka { $loss }: zwycięstwo musi być warte więcej; wpisz większą liczbę za zwycięstwo
draw-worth = { $key } jest warte { $n }, a musi być warte mniej niż zwycięstwo ({ $win }) i co najmniej tyle, co porażka ({ $loss }); wpisz liczbę poniżej { $win }, ale nie mniejszą niż { $loss }
no-draws = remis przez czas ma wartość, ale gra nie ma remisów; dodaj draw albo usuń timed_draw
no-timed-draws = remis przez czas ma własną wartość tylko wtedy, gdy punkty są za grę, a mecz to dwie gry; usuń timed_draw albo wpisz „per: game” i „match: two_games”
bye-worth = wolny los jest wart { $n }, a wygrany mecz { $most }; wpisz najwyżej { $most }
not-apart = przy parowaniu { $pairing } nikogo nie da się rozdzielić; usuń apart_in_first_round
tie-break-same-opponents = kryterium { $by } nie pasuje do parowania: w grupie każdy z każdym wszyscy mają tych samych przeciwników; usuń je z listy
tie-break-as-points = kryterium { $by } nie pasuje do meczu: w jednej grze bez remisów wygrane gry to to samo, co punkty; usuń je z listy
random-last = kryterium random rozstrzyga każdy remis, więc jest ostatnie; przenieś je na koniec listy
margin-not-counted = przy każdym wyniku trzeba podać przewagę, ale żadne kryterium jej nie liczy; dodaj margin do tie_breaks albo usuń tę przewagę
margin-walkover = walkower daje przewagę { $n }, a mecz najwyżej { $most }; wpisz najwyżej { $most }
margin-bye = wolny los dodaje { $n }, a mecz najwyżej { $most }; wpisz najwyżej { $most }
percentages-not-compared = podano odsetki, ale żadne kryterium ich nie używa; dodaj opponents_match_wins do tie_breaks albo usuń percentages
two-sides = liczba nazwanych stron to { $n }, a gra ma dwie; nazwij dwie, na przykład { $example }
side-word = angielską nazwę strony wpisuje się w poleceniach, więc musi to być jedno słowo małymi literami; wpisz na przykład light
sides-unnamed = strony się wybiera, ale gra nie ma ich nazw; dodaj do pliku „sides: { $example }”
sides-swapped = strony zamienia się między dwiema grami, a mecz jest tu inny: { $shape }; wpisz „match: two_games” albo usuń sides
table-in-pods = podano tabelę rund, ale w systemie każdy z każdym wynikają one z grup; usuń tabelę, a w poziomach wpisz „structure: custom”
row-too-large = wiersz { $row } obejmuje więcej niż { $most } graczy; wpisz mniejszą liczbę albo zostaw wiersz otwarty: „149+”
row-after-open = wiersz { $row } stoi za wierszem { $before }, który nie ma górnej granicy; podaj ją w wierszu { $before } albo przenieś go na koniec
row-out-of-order = wiersz { $row } stoi za wierszem { $before }, a dotyczy mniejszej liczby graczy; zacznij od najmniejszej frekwencji
row-overlaps = wiersz { $row } zachodzi na poprzedni wiersz { $before }; wpisz „{ $mended }”
row-missing = między wierszami { $before } i { $row } brakuje wiersza dla tylu graczy: { $gap }; wpisz „{ $mended }” albo dodaj wiersz „{ $gap }”
rounds = tylu rund ({ $n }) nie da się rozegrać przy liczbie graczy { $players }; wpisz liczbę od 1 do { $most }
or-rounds-same = or_rounds podaje liczbę rund, którą wiersz już ma ({ $n }); wpisz inną albo usuń or_rounds
custom = tylu rund, od { $from } do { $to }, nie da się rozegrać; wpisz liczby od { $least } do { $most }
backwards = { $low } ({ $from }) jest większe niż { $high } ({ $to }); mniejszą liczbę wpisz w { $low }
no-length = brakuje długości rundy { $round } z meczem { $shape }; dodaj { $example }
outside = { $n } min nie mieści się w zakresie od { $from } do { $to }; wpisz liczbę od { $from } do { $to } albo poszerz zakres
one-without-other = „{ $one }” wymaga „{ $other }”; dodaj „{ $other }” albo usuń „{ $one }”
# Co jest nie tak w finałach i odcięciach gry.
no-brackets = podano { $key }, ale rodzaj finałów to { $kind }; wpisz rodzaj single_elimination lub double_elimination albo usuń { $key }
needs = finały { $kind } wymagają { $key }; dodaj „{ $key }: { $example }”
no-size = { $kind } nie ma drabinki dla tylu graczy ({ $size }); wpisz jedną z liczb: { $known }
only-top = po odcięciu { $cut } może zostać liczba graczy bez drabinki; wpisz top, jedyne odcięcie pasujące do double_elimination
no-match = struktura niestandardowa nie ma meczu finałów; dodaj „finals_match: [one_game]”
finals-level = mecz z dwóch gier może zakończyć się remisem, a finały wymagają zwycięzcy; wpisz one_game albo first_to_two
cut-without-finals = podano odcięcie do { $cut }, ale gra nie ma rund pucharowych; usuń odcięcie albo wpisz w finals rodzaj eliminacji
cut-without-size = odcięcie do { $cut } to żaden z rozmiarów finałów ({ $sizes }); wpisz jeden z nich albo dodaj ten rozmiar do finals.sizes
cut-too-large = odcięcie do { $cut } jest za duże dla wiersza, który zaczyna się od tylu graczy: { $players }; wpisz najwyżej { $players } albo usuń odcięcie
# Co jest nie tak z małymi punktami w zasadach gry.
missing = kryterium { $by } wymaga liczb Twojej gry; dodaj „{ $example }” albo usuń to kryterium
one-game = małe punkty podaje się za mecz z jednej gry, a match to { $shape }; wpisz match: one_game albo usuń scores
per-match = przy małych punktach punkty są za mecz; wpisz per: match
no-end-of-time = o zwycięzcy po czasie decydują małe punkty; usuń end_of_time
walkover = gra nierozegrana daje zwycięzcy { $winner }, a drugiemu { $loser }, a zwycięzca musi mieć więcej; zamień te liczby albo wpisz inne
ruleset-scores-no-draws = równe małe punkty to remis, ale gra nie ma remisów; dodaj draw do points albo wpisz level: refused lub told
margin-twice = osobna przewaga mogłaby przeczyć małym punktom; wpisz margin: true w scores albo usuń tę przewagę
ruleset-scores-margin-walkover = walkower wygrywa się o { $n }, ale w scores o { $due }; wpisz { $due }
first-row = pierwszy wiersz jest od { $n }, a bywają gry wygrane o mniej; wpisz from: 0
row-order = ten wiersz jest od { $n }, a poprzedni od { $before }; wpisz wiersze od najmniejszej różnicy do największej
row-never = żadnej gry nie wygrywa się o { $n }, bo najwięcej małych punktów to { $most }; wpisz mniej albo usuń wiersz
row-worth = zwycięzca dostaje { $winner }, a przegrany { $loser }; wpisz więcej dla zwycięzcy
points = { $key } to { $n }, a tournament_points daje { $due }; wpisz { $key }: { $due }
# Co jest nie tak w częściach gry, których używają sędziowie.
no-game = w meczu z dwóch gier nie ma gry { $n }; wpisz 1, 2 albo obie
phases = fazy otwierają { $opened } zestawów dodatkowych, a każdy gracz ma { $boosters }; suma z faz ma być równa liczbie zestawów dodatkowych
two-worths = pole „{ $id }” ma hundredths i bands; zostaw jedno z nich
fields =
    liczba pól w kroku to { $n }, a „better: { $better }” wymaga { $due ->
        [some] co najmniej jednego
        [one] dokładnie jednego
       *[most] najwyżej jednego
    }; zmień pola albo podziel krok
bands = przedziały pola „{ $id }” nie są po kolei; zacznij od najmniejszego from
worth = sztuka w polu „{ $id }” jest warta za dużo; wpisz najwyżej { $most } setnych
no-section = lista nie ma części „{ $name }”; wpisz angielską nazwę jednej z lists.sections
empty-count = ten wpis o liczbie kart jest pusty; dodaj from, to lub copies albo kilka z nich
not-ambiguous = nazwa mniej niż dwóch kart nie jest wieloznaczna; wymień każdą kartę, którą może oznaczać
one-word = pojedyncze słowo niczego nie wyklucza; dodaj słowa, które wyklucza
# Co jest nie tak w obliczeniach przy stole i w orzeczeniach z pytaniami.
ruleset-aids-two-sides = licytacja ma dwie strony, a podano { $n }; wymień najpierw tę, która otwiera, potem drugą
word-of-the-verb = „{ $id }” to ustawienie polecenia auction; nazwij stronę innym słowem
no-other-unit = żadna inna jednostka nie może dostać trafień, więc nie ma czego dzielić; wpisz 1 lub więcej albo usuń tę część
no-range = pytanie z odpowiedzią tak lub nie nie ma liczb; usuń from i to albo wpisz „kind: number”
needs-is = na pytanie „{ $id }” odpowiada się tak lub nie; wpisz samo „is: yes” albo „is: no”
needs-range = na pytanie „{ $id }” odpowiada się liczbą; wpisz from, to albo oba
too-many = za dużo układów odpowiedzi, by je sprawdzić; zadaj w jednym orzeczeniu mniej pytań
never-reached = żadne odpowiedzi nie prowadzą do tego rozstrzygnięcia, bo zawsze pasuje wcześniejsze; przesuń je wyżej albo usuń
without-verdict = te odpowiedzi nie mają rozstrzygnięcia: { $answers }; dodaj je albo dodaj ostatnie bez warunków
# Błędy w zasadach list.
no-partner = w drużynie nie ma gracza { $n }; wpisz 1 albo 2
own-partner = „{ $section }” to i gracz, i partner; wpisz dwie różne części
example = przykład ({ $language }) nie jest zgodny z zasadami z tego pliku: { $found }
two-procedures = rundy { $round } z meczami { $shape } obejmuje już wcześniejsza procedura; każdą rundę zostaw jednej z nich
no-rounds = games i matches są dla procedury, którą wykonuje program; wpisz w rounds, gdzie obowiązuje
no-next = zwycięstwo prowadzi do gry { $n }, która nie ma wiersza; dodaj go albo usuń won
game-missing = mecz { $shape } nie ma wiersza dla gry { $n }; dodaj go
time-check-no-draws = żadna gra nie może się tu skończyć remisem; wpisz steps albo dopuść remisy w rundach wstępnych
only-to-wins = grę można pominąć tylko w meczach do dwóch zwycięstw; wpisz je w matches albo wpisz draw
no-leader = przed grą 1 nikt nie prowadzi; wpisz steps albo draw
nothing-counted = w grze, która się nie zaczęła, nic się nie liczy; wpisz leader albo draw
no-holder = żaden krok nie ma pola „{ $id }”, które należy do dokładnie jednego gracza; wpisz id takiego pola
no-margin-count = żaden krok nie liczy „{ $id }” u obu graczy; wpisz id pola, które liczą obaj
reserved = { $id } to słowo polecenia time; wybierz inne id
held = „{ $id }” samo rozstrzyga swój krok; held jest dla pola dodawanego do innych
held-has-no-number = „{ $id }” ma się albo nie, więc nie może mieć side, most ani bands; usuń je
only-counted = „{ $id }” to wynik rzutu; usuń side i most
part-of = pola „{ $id }” nie można porównać z „{ $whole }”; w part_of podaj id innego pola, a oba niech liczą obaj gracze
faces-of-a-roll = w polu „{ $id }” niczym się nie rzuca; faces jest dla kroku z „better: roll”
faces = kość w polu „{ $id }” nie może rozstrzygnąć; wpisz najwyżej { $n } ścianek, w tym dwie różne, żadnej powyżej { $most }
none = drabinka { $kind } nie obejmuje { $size } graczy; wpisz liczbę od { $from } do { $to }
bye = Rozstawiony z numerem 1 ma wolny los w pierwszej rundzie.
byes =
    { $n ->
        [2] Rozstawieni z numerami 1 i 2 mają wolny los w pierwszej rundzie.
       *[other] Rozstawieni z numerami od 1 do { $n } mają wolny los w pierwszej rundzie.
    }
# Własna gra: co leży obok niej, co jest w niej podejrzane i jak się ją próbuje.
schema = Obok jest { $path }: edytory z obsługą YAML (YAML language server) podpowiadają i sprawdzają według niego.
# Co zapewne jest niezamierzone, i co wpisać. Stoi za miejscem w pliku.
sides-unused = żadna część pliku nie używa tych stron; ustal je przez sides w preliminary albo w finals, albo je usuń
no-random = po tych kryteriach gracze mogą nadal być równi; dopisz random jako ostatnie
default-percentages = { $by } liczy się z domyślnymi procentami; wpisz { $example } w preliminary, z liczbami swojej gry
rows-end = żaden wiersz nie obejmuje więcej niż { $n } graczy, więc taki turniej wymaga struktury custom; dla nich wszystkich wpisz "{ $from }+"
no-games = żadne kryterium nie porównuje partii, więc to nic nie liczy; usuń to albo dopisz game_win_percentage lub opponents_game_wins do tie_breaks
# Tekst bez cudzysłowu; $text go ma.
comma = tekst z przecinkiem lub dwukropkiem wymaga cudzysłowu: wpisz { $text }
# `komandor games try`: mały turniej krok po kroku. 
did =
    { $what ->
        [draft] Draft rozegrany.
        [cut] Odcięcie wykonane.
       *[standings] Oto klasyfikacja i jej wyliczenie.
    }
did-round =
    { $what ->
        [pair] Wylosowano pary: { $round }.
       *[results] Rozegrane: { $round }.
    }
name = Próba: { $game }
folder-stays = Nie udało się usunąć folderu próby: { $error }
from = Skąd
built-in = wbudowana
replaces = { $path }, zamiast wbudowanej
library-no-game = Nie ma gry „{ $id }”; gry to { $known }.
stands-in = { $id } to już { $name }; wybierz inny identyfikator.
made = Utworzono { $path }, klawisz { $key }. Opisz w nim swoją grę, a potem: { $command }
good = { $path }: bez błędów; gra gotowa: { $name }.
good-instead = { $path }: bez błędów; gra gotowa: { $name }, zamiast wbudowanej o tym identyfikatorze.
out-of-range = { $key } to { $n }; wpisz liczbę od { $least } do { $most }
unknown-id = nie ma tu „{ $id }”; wpisz jedno z: { $known }
