# Co jest nie tak ze spisem talii albo armii. $line to wiersz spisu.
at-line = wiersz { $line }: { $found }
# Wiersz, którego nie da się odczytać.
too-many-bytes = spis ma { $n } bajtów, a limit to { $most }; sprawdź, czy to właściwy plik
empty = spis jest pusty; wpisz nagłówek, a pod nim karty
no-heading = karta „{ $card }” jest przed pierwszym nagłówkiem; wpisz nad nią nagłówek, na przykład „Talia:”
bracket-not-opened = nawias zamykający bez otwierającego; wpisz oba, jak w [13]
too-many-points = „{ $points }” to za dużo punktów; wpisz mniej
points-twice = karta ma punkty dwa razy; zostaw jeden z nawiasów
brackets-inside = nawiasy nie są na końcu wiersza; najpierw wpisz nazwę, potem [punkty] i [słowa]
no-copies = „{ $word }” nie jest liczbą kopii; przed nazwą wpisz liczbę od 1 do { $most }
# Spis, którego zabraniają zasady.
no-section = w spisie nie ma części „{ $section }”; użyj: { $known }
too-few-or-many =
    { $n ->
        [one] część { $section } ma { $n } kartę; zasady wymagają: { $wanted }
        [few] część { $section } ma { $n } karty; zasady wymagają: { $wanted }
       *[other] część { $section } ma { $n } kart; zasady wymagają: { $wanted }
    }
exactly = dokładnie { $n }
from-to = od { $from } do { $to }
at-least = co najmniej { $n }
too-many-copies =
    { $n ->
        [few] część { $section } ma { $n } kopie karty „{ $card }”; zasady pozwalają na { $most }
       *[other] część { $section } ma { $n } kopii karty „{ $card }”; zasady pozwalają na { $most }
    }
no-points = „{ $card }” nie ma punktów; wpisz je po nazwie, na przykład [13]
sections-points =
    { $n ->
        [one] { $sections }: razem { $n } punkt; zasady pozwalają na { $most }
        [few] { $sections }: razem { $n } punkty; zasady pozwalają na { $most }
       *[other] { $sections }: razem { $n } punktów; zasady pozwalają na { $most }
    }
needed-beside = „{ $card }” ma słowo „{ $word }”, a żadna karta w części { $section } go nie ma; zasady wymagają tam jednej takiej karty
both = „{ $card }” ma naraz słowa { $words }; zasady pozwalają na jedno z nich
only-one-of = w spisie są { $words }; zasady pozwalają na jedno z nich
word-at-line = { $word } (wiersz { $line })
ambiguous = „{ $card }” to może być { $cards }; wpisz pełną nazwę albo dodaj w nawiasie produkt
# Co sprawdzenie znajduje na liście talii albo armii. $cards to karty z numerami wierszy.
card = „{ $card }” (wiersz { $line })
and-more = { $cards } i jeszcze { $n }
# Nagłówki listy z kilkoma taliami.
card-under-deck = „{ $card }” jest tuż pod nagłówkiem talii; wpisz wyżej, do której części należy: { $known }
before-decks = część „{ $section }” jest przed wszystkimi taliami; wpisz nad nią, która to talia: { $known }
decks-missing = brakuje talii: { $decks }; wymagana liczba talii: { $asked }
# Kto gra talią i z kim.
own-partner = { $name } to i gracz, i partner; wpisz drugą osobę z drużyny
not-of-team = w tej drużynie nie ma osoby { $name }; grają w niej { $team }
two-players = { $first }: gra { $name }, { $second }: gra { $other }; obiema musi grać jedna osoba
one-player = { $first } i { $second }: obiema gra { $name }; każda osoba z drużyny musi mieć własne talie
# Czego sprawdzenie nie rozstrzyga.
untagged =
    { $n ->
        [one] { $cards } w części { $section }: brak słowa ({ $words }), więc nie da się tego sprawdzić; dopisz je w nawiasie po nazwie
       *[other] { $cards } w części { $section }: brak słowa ({ $words }), więc nie da się tego sprawdzić; dopisz je w nawiasie po każdej nazwie
    }
perhaps-beside = „{ $card }” ma słowo „{ $word }”, a w części { $section } nie ma go żadna karta; brakuje go przy { $silent }, więc nie da się tego sprawdzić
not-covered = „{ $card }” ma słowo „{ $word }”; te zasady nie mówią, na co taka karta pozwala, więc decyduje sędzia
list-check-only-one-of = na liście są { $words }, a obok nich { $cards }, czego te zasady nie obejmują; o tym, czy wolno je łączyć, decyduje sędzia
# Podsumowanie listy.
points = { $n } z { $most } punktów
points-of = { $section }: { $n } z { $most } punktów
points-left-out =
    { $n ->
        [one] { $points }, { $n } karta bez punktów
        [few] { $points }, { $n } karty bez punktów
       *[other] { $points }, { $n } kart bez punktów
    }
# Lista, która jest za długa.
too-many-lines =
    { $n ->
        [few] lista ma { $n } wiersze, a czyta się najwyżej { $most }; sprawdź, czy to właściwy plik
       *[other] lista ma { $n } wierszy, a czyta się najwyżej { $most }; sprawdź, czy to właściwy plik
    }
more-lines = nie da się odczytać jeszcze { $n } wierszy; najpierw popraw te wyżej
# Jak napisać listę talii albo armii i co mówią jej zasady i dane.
how = Jak napisać listę
example = Przykładowa lista
lines = nagłówek kończ dwukropkiem; pod nim jedna karta w wierszu: liczba kopii, nazwa, potem w nawiasach kwadratowych punkty i słowa, na przykład { $example }
any-line = 2 Nazwa [3] [słowo]
deck-headings = każda talia ma nagłówek, a pod nim nagłówki swoich części: { $decks }
headings = nagłówki: { $sections }
words = słowa w nawiasach: { $words }
product = jeśli nazwa nie wystarcza, dopisz po niej w nawiasie produkt
no-difference = po polsku albo po angielsku, wielkimi albo małymi literami, z ogonkami albo bez; puste wiersze i wiersze zaczynające się od # są pomijane
# Zasady.
blank-name = Imię i nazwisko: { $line }
blank-section = Część
blank-copies = Sztuk
decks = talie: { $decks }; każda ma wszystkie części
names = { $player } i { $partner } w każdej talii mówią, kto nią gra i z kim
tagged = { $section }: każda karta ma jedno ze słów: { $words }; inaczej nie da się jej sprawdzić
list-form-not-covered = { $word }: o takich kartach decyduje sędzia
no-lists = { $game } nie ma zasad list.
no-example = { $game } nie ma przykładowej listy (lists.example w pliku gry).

# Listy, które wpisany tekst filtruje na miejscu.
place = filtruj listę
shown = widać { $n } z { $all }
elsewhere = { $key } pokazuje: { $who }
key-all = pokaż wszystko
no-other-list = Nie ma tu drugiej listy.
team = { $one } & { $other }
only-choice = Tylko to: { $option }.
choices = Możliwe: { $options }. Zmiana: { $before } i { $after }.
import-event = Albo gracze ze starszego turnieju: jego plik, nazwa lub część nazwy.
no-such-path = Żaden folder, plik z listą ani turniej nie zaczyna się od { $path }: pliki kończą się na .csv, .tsv, .txt lub .yaml.
elsewhere-in = Gdzie indziej: { $place }
hand-in-empty = Lista kart jest pusta ({ $name }): wpisz nagłówek, na przykład „Talia:”, a pod nim karty.
hand-in-too-many-bytes = Lista ma { $n } bajtów, a limit to { $most }: sprawdź, czy to właściwa lista.
hand-in-too-many-lines = Wierszy na liście: { $n }, a limit to { $most }: sprawdź, czy to właściwa lista.
no-list = Brak listy kart ({ $name }). Aby ją przyjąć: { $list }.
newer-list = Jest nowsza lista kart, #{ $n } ({ $name }): obejrzyj ją, zanim ją zaakceptujesz.
no-fault = Lista kart nie ma błędów ({ $name }): nie ma czego akceptować.
accepted-already = Lista kart jest już zaakceptowana z tym powodem ({ $name }).
missing = Listy kart są wymagane, a brakuje { $n } z { $all }: { $names }.
tier-demands-them = Ten poziom wymaga list kart, a w ustawieniach są niewymagane.
top-cut =
    { $open ->
        [yes] Jawne dla wszystkich po ustaleniu topu
       *[no] Niejawne
    }
log-with-faults =
    { $n ->
        [one] { $name } oddaje listę kart z { $n } błędem
       *[other] { $name } oddaje listę kart z { $n } błędami
    }
log-accepted = { $name }: lista kart #{ $n } zaakceptowana z błędami
does-list = przyjmuje listę talii albo armii (- czyta standardowe wejście) albo akceptuje jej błędy
input-holds-verbs = Standardowe wejście zawiera tu polecenia: podaj nazwę pliku z listą albo użyj osobno do EVENT list WHO -.
standard-input = standardowe wejście
count-in = oddane: { $n }
count-faulty = z błędami: { $n }
count-accepted = zaakceptowane z błędami: { $n }
count-missing = brakujące: { $n }
state =
    { $state ->
        [missing] brak
        [handed-in] oddana
       *[accepted] zaakceptowana
    }
state-faults =
    { $n ->
        [one] { $n } błąd
        [few] { $n } błędy
       *[other] { $n } błędów
    }
column-faults = Błędy
column-fault = Błąd
column-version = Wersja
column-line = Wiersz
column-accepted = Powód akceptacji
list-of = lista kart: { $name }
handed-in = Oddana o { $time }, przyjęcie: { $by } (#{ $n }).
handed-in-version = Wersja { $at } z { $all }, oddana o { $time }, przyjęcie: { $by } (#{ $n }).
has-accepted-faults =
    { $n ->
        [one] { $n } błąd, akceptacja o { $time } ({ $by }): { $why }
        [few] { $n } błędy, akceptacja o { $time } ({ $by }): { $why }
       *[other] { $n } błędów, akceptacja o { $time } ({ $by }): { $why }
    }
versions = Wersje
changes = Zmiany od wersji { $older } do wersji { $newer }
same-cards = Wersje { $older } i { $newer } mają te same karty.
taken-out = usunięto
added = dodano
advice = Jeśli zmiana jest znacząca i mogła przynieść korzyść, rozważ, czy to nie oszustwo.
no-version =
    { $most ->
        [one] Ta lista nie ma wersji { $n }: jest tylko wersja 1.
       *[other] Ta lista nie ma wersji { $n }: są wersje od 1 do { $most }.
    }
not-announced = Listy kart w topie nie są jawne. Aby je ujawnić: { $setup }.
no-cut-yet = Listy kart w topie są jawne po jego ustaleniu. Aby go ustalić: { $cut }.
label-lists = Wymagane listy kart
item-open-lists = Listy kart w topie
label-open-lists = Jawne listy kart w topie
about-files = Zwykły tekst: nagłówki takie jak „Talia:”, potem jedna karta w wierszu, na przykład „2 Force Speed”.
accept-list-of = Akceptacja listy kart: { $name }
one-version = Lista kart ma tylko jedną wersję ({ $name }): nie ma z czym porównać.
no-sections = Ta gra nie ma ustalonych części listy: wpisz własne nagłówki.
no-input-here = Standardowe wejście nie jest tu dostępne: podaj nazwę pliku.
none-yet = Nie ma jeszcze listy kart: { $name }.
ways-in = Wklej ją tutaj; { $write }: wpisz ją; { $file }: weź ją z pliku.
text-is-kept = Zachowano niedokończoną listę. { $key }: otwórz ją.
not-pasted = Niczego nie wklejono. { $why }
left-out =
    { $n ->
        [one] Usunięto { $n } niewidoczny znak.
        [few] Usunięto { $n } niewidoczne znaki.
       *[other] Usunięto { $n } niewidocznych znaków.
    }
how-to-write = Jedna karta w wierszu: 2 Nazwa [punkty] [słowo]
list-is = Lista kart: { $state }
doubt = do sprawdzenia: { $doubt }
sign-no-fault = bez błędów
leaves-texts = Lista kart wpisana, ale nieoddana: { $names }. { $open }, potem { $edit }: otwórz ją. Ponownie { $again }: wyjdź bez niej.
part-empty =
    { $part ->
        [heading] nagłówek jest pusty; uzupełnij go
        [bracket] nawias jest pusty; uzupełnij go
       *[name] nazwa karty jest pusta; uzupełnij ją
    }
part-too-long =
    { $part ->
        [heading] nagłówek ma więcej niż { $most } liter; skróć go
        [bracket] nawias ma więcej niż { $most } liter; skróć go
       *[name] nazwa karty ma więcej niż { $most } liter; skróć ją
    }
