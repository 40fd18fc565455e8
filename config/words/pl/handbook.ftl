# Opis gry (`games show`) i poradnik sędziego.
numbered = ({ $n }) { $item }
id = Identyfikator
key = Klawisz
team-size = Gracze w drużynie
marshal = O zasadach rozstrzyga
good-to-know = Warto wiedzieć
preliminary-rounds = Rundy wstępne
pairing = Losowanie par
concessions = Poddania
any-game = każda gra
only-game = tylko gra { $n }
games = gry { $games }
whole-match-too = { $games }; także cały mecz
points-a-match = { $points } za mecz; wolny los { $bye }
margin-counted = { $name }, 0–{ $most }; każdy mecz dodaje { $base }, wolny los { $bye }, walkower wygrany o { $walkover }
margin-of-winner = { $name }, 0–{ $most }, tylko dla zwycięzcy; każdy mecz dodaje { $base }, wolny los { $bye }, walkower wygrany o { $walkover }
percentages = Odsetki
percentages-without-byes = mecze co najmniej { $matches }, gry co najmniej { $games }; wolne losy pominięte
percentages-with-byes = mecze co najmniej { $matches }, gry co najmniej { $games }; wolne losy jako wygrane
apart = Osobno w rundzie 1
sizes = Wielkość
takes-free-place = Wolne miejsce zajmuje
any-match = każdy mecz
minutes-by-choice = { $minutes } (do wyboru { $from }–{ $to })
pod-decides = tyle, ile wymaga największa grupa
finals-match = Mecz w finałach
column-rounds = rundy
column-cut = odcięcie
tier = Poziom: { $tier }
leaders = Obsługa
products-at-once = od dnia { $release }
products-later =
    { $n ->
        [one] { $n } dzień po { $release }
       *[other] { $n } dni po { $release }
    }
required = wymagane
not-required = niewymagane
missions = Misje: { $season }
mission-also = { $map }: { $mission } (także { $also })
draft = Draft lub sealed
pod = Gracze w grupie
set-cards = Karty z zestawu do draftu
boosters = Zestawy dodatkowe na gracza
booster-cards = Karty w zestawie dodatkowym
phases = Fazy
phase =
    { $n ->
        [one] { $n } zestaw dodatkowy, { $pass }
        [few] { $n } zestawy dodatkowe, { $pass }
       *[other] { $n } zestawów dodatkowych, { $pass }
    }
worth-each = { $name }; każde warte { $worth }
band = od { $n }: { $worth }
list-must = Zasady budowy talii
sections = części: { $sections }
cards-exactly =
    { $n ->
        [one] dokładnie { $n } karta
        [few] dokładnie { $n } karty
       *[other] dokładnie { $n } kart
    }
cards-range = { $from }–{ $to } kart
cards-least =
    { $n ->
        [one] co najmniej { $n } karta
        [few] co najmniej { $n } karty
       *[other] co najmniej { $n } kart
    }
cards-most =
    { $n ->
        [one] najwyżej { $n } karta
        [few] najwyżej { $n } karty
       *[other] najwyżej { $n } kart
    }
copies =
    { $n ->
        [one] najwyżej { $n } kopia karty
        [few] najwyżej { $n } kopie karty
       *[other] najwyżej { $n } kopii karty
    }
points-most =
    { $n ->
        [one] { $sections }: najwyżej { $n } punkt
        [few] { $sections }: najwyżej { $n } punkty
       *[other] { $sections }: najwyżej { $n } punktów
    }
needs-beside = { $section }: { $words } tylko obok takich samych w części { $beside }
never-together = nigdy na jednej karcie: { $words }
only-one-of = tylko jedno z: { $words }
ambiguous = { $name } to może być: { $cards }; rozstrzyga pełna nazwa albo nazwa produktu
program-does = Program: { $effect }.
errata = Errata
rulings = Orzeczenia
glossary = Słowniczek
end-of-time = Koniec czasu
# Obliczenia przy stole i orzeczenia z pytaniami, w opisie gry i w zasadach dla sędziego.
at-the-table = Przy stole
opens = { $first } otwiera stawką 0 lub wyższą ({ $resource }), potem { $second }; dalej na przemian podbijają albo pasują.
raises = Podbicie przebija własną ostatnią stawkę. Kto spasował, może znów podbić; dwa pasy z rzędu kończą licytację. Nikt nie licytuje więcej, niż ma.
total = Suma to koszt budowy wierzchniej karty, { $n } za każdą kartę pod nią i własna ostatnia stawka.
ties = Wygrywa wyższa suma; przy równych sumach wygrywa { $side }.
fates = Zwycięzca płaci swoją ostatnią stawkę ({ $resource }): { $winner }. Przegrany nie płaci nic: { $loser }.
remaining = Pozostała wytrzymałość to wytrzymałość bez żetonów obrażeń. Trafienia do jej wysokości dostaje w całości broniąca się jednostka.
to-others =
    { $n ->
        [one] Nadwyżkę można podzielić między broniącą się jednostkę i jedną inną na tej samej arenie.
       *[other] Nadwyżkę można podzielić między broniącą się jednostkę i inne na tej samej arenie, najwyżej { $n }.
    }
guided-by = Pytania do rozstrzygnięcia: { $verb }
question = { $n }. { $question } ({ $answers })
sourced = { $text } [{ $source }]
otherwise = w pozostałych przypadkach
or-more = { $n } lub więcej
at-most = najwyżej { $n }
# Części zasad dla sędziego, które powstają z pól gry.
rounds = Rundy i finały
tiers = Poziomy
round-times = Długość rund
row = { $players } graczy: rundy { $rounds }, top { $cut }
find = szukaj:
type-any-word = dowolne słowo, polskie lub angielskie
found = znaleziono: { $n } z { $all }
nothing-found = Nic nie znaleziono. { $key }: pokaż wszystko.
found-some = bez pełnej zgodności, częściowo: { $n } z { $all }
asks-questions = { $key }: odpowiedz na pytania.
# Co znaczą wartości w pliku gry.
none = brak
pairing-kind =
    { $kind ->
        [random] szwajcarskie, losowo wśród graczy z równą liczbą punktów
        [halves] szwajcarskie, według numerów startowych: górna połowa grupy z dolną
       *[round-robin] każdy z każdym w grupie
    }
absence =
    { $value ->
        [win] zwycięstwo tego, kto się stawił
       *[bye] wolny los tego, kto się stawił
    }
relation =
    { $relation ->
        [club] członkowie jednego klubu
        [relatives] krewni
       *[travel] osoby, które przyjechały razem
    }
deciding-match = jeden mecz rozstrzygający, jeśli na czele jest remis
cut-top = top N
cut-top-and-level = top N i wszyscy z tyloma punktami co miejsce N
cut-points = wszyscy z co najmniej N punktami
next-in-standings = następny w klasyfikacji, z najniższym rozstawieniem
nobody = nikt
side-choice =
    { $choice ->
        [less-played] każdy gra stroną, którą grał rzadziej, a jeśli obaj grali rzadziej tą samą, gra nią ten, u kogo różnica jest większa; przy równości wybiera wyżej rozstawiony
       *[drawn] losuje się je przed grą 1; w grze 2 następuje zamiana, a przed grą 3 losuje się je od nowa
    }
first-sides =
    { $how ->
        [chosen] losowanie wskazuje, kto wybiera w grze 1; w grze 2 następuje zamiana
        [drawn] losuje się je przed grą 1; w grze 2 następuje zamiana
       *[balanced] każdy gra stroną, którą grał rzadziej; przy równości para, która już ze sobą grała, zamienia się stronami, inni grają inną stroną niż wtedy, gdy ostatnio się różnili, a w pozostałych wypadkach decyduje los
    }
round-kind =
    { $kind ->
        [elimination] runda pucharowa
       *[preliminary] runda wstępna
    }
structure =
    { $kind ->
        [basic] podstawowa
        [advanced] zaawansowana
       *[custom] niestandardowa
    }
leaders-play =
    { $rule ->
        [second] może grać, jeśli przed startem ogłoszono drugą osobę z obsługi, która rozstrzyga w grach pierwszej
       *[never] nie może grać
    }
leaders-marshal = { $rule }; gdy grają ze sobą dwie osoby z obsługi, rozstrzyga { $marshal }
effect =
    { $effect ->
        [game-loss] gra, która trwa, zostaje wpisana jako przegrana
        [match-loss] cały mecz zostaje wpisany jako przegrany
        [points] points=N odejmuje N punktów turniejowych
        [removal] gracz zostaje usunięty z turnieju, ale można go znów dopuścić
       *[disqualification] gracz zostaje usunięty z turnieju na stałe
    }
better =
    { $better ->
        [higher] wygrywa większa liczba
        [lower] wygrywa mniejsza liczba
        [holder] wygrywa ten, kto to ma
       *[roll] rzut kością, wygrywa wyższy wynik, równe rzuty się powtarza
    }
passing =
    { $way ->
        [left] podając w lewo
       *[right] podając w prawo
    }
holds-in = program wykonuje to tu: { $places }
game = czas kończy się w grze { $n }
game-to-round = czas kończy się w grze { $n }, granej co najmniej do końca rundy { $round }
game-not-started = czas kończy się, zanim zaczęła się gra { $n }
time-value-row = { $game }: bez rozstrzygnięcia, { $undecided }
row-won = { $game }: bez rozstrzygnięcia, { $undecided }; wygrana w czasie, { $won }
undecided =
    { $value ->
        [steps] rozstrzygają kroki
        [draw] jest remis i mecz się kończy
        [leader] mecz wygrywa prowadzący
       *[not-counted] nie liczy się nikomu i mecz się kończy
    }
after-win =
    { $value ->
        [ends] mecz kończy się tym wynikiem
        [next] przy remisie gra się następną grę
       *[not-started] następna gra liczy się jako niezaczęta
    }
situation = { $text } ({ $id }): rozstrzyga { $why }
margin-from = przewaga: różnica, { $name }
time-value-at-most = { $name }, najwyżej { $most }
shown-as = w wyniku: { $text }
release =
    { $kind ->
        [polish] polskiej premiery
        [worldwide] światowej premiery
       *[any] premiery
    }
release-after =
    { $kind ->
        [polish] polskiej premierze
        [worldwide] światowej premierze
       *[any] premierze
    }
