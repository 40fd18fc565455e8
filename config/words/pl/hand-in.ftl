empty = Spis jest pusty ({ $name }): wpisz nagłówek, na przykład „Talia:”, a pod nim karty.
too-many-bytes = Spis ma { $n } bajtów, a przyjmuje się najwyżej { $most }: sprawdź, czy to właściwy spis.
too-many-lines = Wiersze spisu: { $n }, a przyjmuje się najwyżej { $most }: sprawdź, czy to właściwy spis.
at-line = Wiersza { $line } nie da się przyjąć: { $why }.
hostile = W wierszu { $line } jest znak { $code }, którego nie może być w spisie: usuń go.
no-list = Nie ma spisu ({ $name }): { $list } go przyjmuje.
newer-list = Nowszy spis ({ $name }) to #{ $n }: obejrzyj go, zanim go zaakceptujesz.
no-fault = Spis jest bez błędów ({ $name }): nie ma czego akceptować.
accepted-already = Spis jest już zaakceptowany z tym powodem ({ $name }).
accepted = { $n ->
    [one] Spis zaakceptowano z { $n } błędem ({ $name }).
   *[other] Spis zaakceptowano z { $n } błędami ({ $name }).
}
misread-no-list = ten gracz nie ma spisu #{ $n }
missing = Spisy są wymagane, a brakuje { $n } z { $all }: { $names }.
not-required = Niewymagane
tier-demands-them = Ten poziom wymaga spisów, a ogłoszono, że nie są wymagane.
item-open-lists = Spisy po odcięciu
open = Pokazywane wszystkim po odcięciu
not-open = Nie są pokazywane
log-with-faults = { $n ->
    [one] { $name } oddaje spis z { $n } błędem
   *[other] { $name } oddaje spis z { $n } błędami
}
log-accepted = { $name }: spis #{ $n } zaakceptowany z błędami
does-list = przyjmuje spis talii albo armii (- czyta go ze standardowego wejścia) albo akceptuje jego błędy
input-holds-verbs = Standardowe wejście zawiera tu czynności: podaj nazwę pliku ze spisem albo użyj osobno do EVENT list WHO -.
standard-input = standardowe wejście
required = Spisy są wymagane.
lists-not-required = Spisy nie są wymagane.
count-in = oddane: { $n }
count-faulty = z błędami: { $n }
count-accepted = zaakceptowane z błędami: { $n }
count-missing = brakujące: { $n }
state-missing = brak
state-handed-in = oddany
state-faults = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
}
state-accepted = zaakceptowany
column-list = Spis
column-faults = Błędy
column-fault = Błąd
column-version = Wersja
column-line = Wiersz
column-section = Część
column-accepted = Powód akceptacji
seed = { $seed }. { $name }
list-of = spis: { $name }
handed-in = Oddany o { $time }, przyjęcie: { $by } (#{ $n }).
handed-in-version = Wersja { $at } z { $all }, oddana o { $time }, przyjęcie: { $by } (#{ $n }).
has-no-fault = Bez błędów według zasad.
has-faults = { $n ->
    [one] Według zasad jest { $n } błąd.
    [few] Według zasad są { $n } błędy.
   *[other] Według zasad jest { $n } błędów.
}
has-accepted-faults = { $n ->
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
whose-list = Czyj spis? Po list podaj nazwisko albo # i numer.
no-version = { $most ->
    [one] Nie ma wersji { $n } tego spisu: jest tylko wersja 1.
   *[other] Nie ma wersji { $n } tego spisu: wersje idą od 1 do { $most }.
}
has-no-round = Spisy są te same w każdej rundzie: pomiń --round i --stage.
version-of-a-list = Wersje ma tylko spis: wpisz --version po list KTO.
of-lists = Po odcięciu pokazuje się tylko spisy: wpisz lists --of cut.
not-announced = Nie ogłoszono, że wszyscy mogą zobaczyć spisy po odcięciu: { $setup } to ogłasza.
no-cut-yet = Te spisy pokazuje się po odcięciu: { $cut } je wykonuje.
label-file = Plik
label-lists = Wymagane spisy
label-open-lists = Spisy po odcięciu jawne
about-files = Zwykły tekst: nagłówki takie jak „Talia:”, a pod każdym po jednej karcie w wierszu, na przykład „2 Force Speed”.
accept-list-of = Akceptacja spisu: { $name }
one-version = Jest jedna wersja spisu ({ $name }): nie ma go z czym porównać.
no-sections = Zasady tej gry nie nazywają części spisu: wpisz własne nagłówki.
no-input-here = Na ekranie nie ma standardowego wejścia: podaj nazwę pliku.
no-such-path = Żaden katalog ani plik nie zaczyna się od „{ $path }”.
none-yet = Nie ma jeszcze spisu: { $name }.
ways-in = Wklej go tutaj, albo { $write } otwiera edytor, albo { $file } bierze go z pliku.
text-is-kept = Zachowany jest nieoddany tekst: { $key } go otwiera.
kept = Spis nie jest oddany ({ $name }); tekst zostaje zachowany, a { $key } go otwiera.
not-pasted = Niczego nie wklejono. { $why }
left-out = { $n ->
    [one] Pominięto { $n } znak, którego nie widać.
    [few] Pominięto { $n } znaki, których nie widać.
   *[other] Pominięto { $n } znaków, których nie widać.
}
how-to-write = Karta w wierszu: 2 Nazwa [punkty] [słowo]
sign-missing = brak spisu
sign-handed-in = spis
sign-faults = { $n ->
    [one] spis: { $n } błąd
    [few] spis: { $n } błędy
   *[other] spis: { $n } błędów
}
sign-accepted = spis zaakceptowany
list-is = Spis: { $state }
doubt = do sprawdzenia: { $doubt }
sign-no-fault = bez błędów
leaves-texts = Spis jest wpisany i nieoddany ({ $names }): { $open }, potem { $edit } go otwiera, a ponownie { $again } wychodzi bez niego.
reason-stands = Powód stoi w dzienniku i przy spisie.
