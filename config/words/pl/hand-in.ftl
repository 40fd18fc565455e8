empty = Lista kart jest pusta ({ $name }): wpisz nagłówek, na przykład „Talia:”, a pod nim karty.
too-many-bytes = Lista ma { $n } bajtów, a limit to { $most }: sprawdź, czy to właściwa lista.
too-many-lines = Wierszy na liście: { $n }, a limit to { $most }: sprawdź, czy to właściwa lista.
at-line = Błąd w wierszu { $line }: { $why }.
hostile = W wierszu { $line } jest niedozwolony znak { $code }: usuń go.
no-list = Brak listy kart ({ $name }). Aby ją przyjąć: { $list }.
newer-list = Jest nowsza lista kart, #{ $n } ({ $name }): obejrzyj ją, zanim ją zaakceptujesz.
no-fault = Lista kart nie ma błędów ({ $name }): nie ma czego akceptować.
accepted-already = Lista kart jest już zaakceptowana z tym powodem ({ $name }).
accepted = { $n ->
    [one] Listę kart zaakceptowano z { $n } błędem ({ $name }).
   *[other] Listę kart zaakceptowano z { $n } błędami ({ $name }).
}
misread-no-list = ten gracz nie ma listy #{ $n }
missing = Listy kart są wymagane, a brakuje { $n } z { $all }: { $names }.
not-required = Niewymagane
tier-demands-them = Ten poziom wymaga list kart, a w ustawieniach są niewymagane.
item-open-lists = Listy kart w topie
open = Jawne dla wszystkich po ustaleniu topu
not-open = Niejawne
log-with-faults = { $n ->
    [one] { $name } oddaje listę kart z { $n } błędem
   *[other] { $name } oddaje listę kart z { $n } błędami
}
log-accepted = { $name }: lista kart #{ $n } zaakceptowana z błędami
does-list = przyjmij listę talii albo armii (- czyta standardowe wejście) albo zaakceptuj jej błędy
input-holds-verbs = Standardowe wejście zawiera tu polecenia: podaj nazwę pliku z listą albo użyj osobno do EVENT list WHO -.
standard-input = standardowe wejście
required = Listy kart są wymagane.
lists-not-required = Listy kart nie są wymagane.
count-in = oddane: { $n }
count-faulty = z błędami: { $n }
count-accepted = zaakceptowane z błędami: { $n }
count-missing = brakujące: { $n }
state-missing = brak
state-handed-in = oddana
state-faults = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
}
state-accepted = zaakceptowana
column-list = Lista kart
column-faults = Błędy
column-fault = Błąd
column-version = Wersja
column-line = Wiersz
column-section = Część
column-accepted = Powód akceptacji
seed = { $seed }. { $name }
list-of = lista kart: { $name }
handed-in = Oddana o { $time }, przyjęcie: { $by } (#{ $n }).
handed-in-version = Wersja { $at } z { $all }, oddana o { $time }, przyjęcie: { $by } (#{ $n }).
has-no-fault = Nie znaleziono błędów.
has-faults = { $n ->
    [one] Znaleziono { $n } błąd.
    [few] Znaleziono { $n } błędy.
   *[other] Znaleziono { $n } błędów.
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
whose-list = Czyja lista? Po list podaj nazwisko albo # i numer.
no-version = { $most ->
    [one] Ta lista nie ma wersji { $n }: jest tylko wersja 1.
   *[other] Ta lista nie ma wersji { $n }: są wersje od 1 do { $most }.
}
has-no-round = Listy są te same w każdej rundzie: pomiń --round i --stage.
version-of-a-list = Wersje ma tylko lista kart: wpisz --version po list KTO.
of-lists = Z topu pokazuje się tylko listy kart: wpisz lists --of cut.
not-announced = Listy kart w topie nie są jawne. Aby je ujawnić: { $setup }.
no-cut-yet = Listy kart w topie są jawne po jego ustaleniu. Aby go ustalić: { $cut }.
label-file = Plik
label-lists = Wymagane listy kart
label-open-lists = Jawne listy kart w topie
about-files = Zwykły tekst: nagłówki takie jak „Talia:”, potem jedna karta w wierszu, na przykład „2 Force Speed”.
accept-list-of = Akceptacja listy kart: { $name }
one-version = Lista kart ma tylko jedną wersję ({ $name }): nie ma z czym porównać.
no-sections = Ta gra nie ma ustalonych części listy: wpisz własne nagłówki.
no-input-here = Standardowe wejście nie jest tu dostępne: podaj nazwę pliku.
no-such-path = Żaden katalog ani plik nie zaczyna się od „{ $path }”.
none-yet = Nie ma jeszcze listy kart: { $name }.
ways-in = Wklej ją tutaj; { $write }: wpisz ją; { $file }: weź ją z pliku.
text-is-kept = Zachowano niedokończoną listę. { $key }: otwórz ją.
kept = Lista kart nie jest oddana, ale ją zachowano ({ $name }). { $key }: otwórz ją.
not-pasted = Niczego nie wklejono. { $why }
left-out = { $n ->
    [one] Usunięto { $n } niewidoczny znak.
    [few] Usunięto { $n } niewidoczne znaki.
   *[other] Usunięto { $n } niewidocznych znaków.
}
how-to-write = Jedna karta w wierszu: 2 Nazwa [punkty] [słowo]
sign-missing = brak listy
sign-handed-in = lista
sign-faults = { $n ->
    [one] lista: { $n } błąd
    [few] lista: { $n } błędy
   *[other] lista: { $n } błędów
}
sign-accepted = lista zaakceptowana
list-is = Lista kart: { $state }
doubt = do sprawdzenia: { $doubt }
sign-no-fault = bez błędów
leaves-texts = Lista kart wpisana, ale nieoddana: { $names }. { $open }, potem { $edit }: otwórz ją. Ponownie { $again }: wyjdź bez niej.
reason-stands = Powód będzie w dzienniku i przy liście.
