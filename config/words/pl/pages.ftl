# Tytuły, fakty i nagłówki stron: wydruki, arkusze, strony WWW.
sheet-of =
    { $sheet ->
        [penalties] { $event } · kary: { $name }
        [odds] { $event }: szanse, { $name }
       *[card] { $event } · karta: { $name }
    }
no-clock = bez zegara
minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
results-missing =
    { $n ->
        [one] brakuje { $n } wyniku
       *[other] brakuje { $n } wyników
    }
by-name = { $event } · { $round } według nazwisk
extra-minutes =
    { $n ->
        [one] { $n } dodatkowa minuta
        [few] { $n } dodatkowe minuty
       *[other] { $n } dodatkowych minut
    }
slip = { $event } · { $round } · stolik { $table }
tick = Zaznacz zwycięzcę.
tick-or-drawn = Zaznacz zwycięzcę albo remis.
circle = Zakreśl, ile gier wygrał każdy z graczy.
match = Mecz: { $shape }.
tick-each =
    { $draws ->
        [yes] Zaznacz zwycięzcę każdej gry, a przy remisie obu graczy.
       *[no] Zaznacz zwycięzcę każdej gry.
    }
worth = Każda gra: { $won } dla zwycięzcy, { $lost } dla przegranego.
worth-drawn = Każda gra: { $won } dla zwycięzcy, { $lost } dla przegranego, po { $drawn } za remis.
side-to-write =
    { $n ->
        [one] Każdy gracz wpisuje swoją stronę: { $first } lub { $second }.
       *[other] Każdy gracz wpisuje swoją stronę w grze 1: { $first } lub { $second }.
    }
margin-to-write = Zwycięzca wpisuje też: { $name }, od 0 do { $most }.
standings = klasyfikacja
final-standings = klasyfikacja końcowa
standings-during = klasyfikacja w trakcie rundy { $round }
standings-after = klasyfikacja po rundzie { $round }
as-it-stood = { $date } · stan z chwili parowania następnej rundy
champion = Mistrz: { $name }
pod-of = Grupa { $n }: { $size }
pod-winner = grupa { $n } { $name }
pod-winners = Zwycięzcy: { $winners }
left = wycofanie
not-registered = brak zapisu
sheet =
    { $sheet ->
        [officials] { $event }: obsługa
        [prizes] { $event }: nagrody
        [apart] { $event }: osobno
        [odds] { $event }: szanse
        [calls] { $event }: wezwania
        [penalties] { $event } · kary
        [checks] { $event } · sprawdzanie talii
        [proxies] { $event } · karty proxy
        [inbox] { $event }: czekające zgłoszenia graczy
        [list] { $event }: pusta lista kart
       *[bracket] { $event } · drabinka
    }
seeds = Rozstawienie
to-come = Do rozegrania
places-decided = Ustalone miejsca
undone = cofnięte
why = { $event } · dlaczego takie pary, { $round }
missing = { $event } · brakujące wyniki, { $round }
slips = { $event } · kartki meczów, { $round }
pairings = { $event } · pary, { $round }
drawn-again =
    { $n ->
        [1] Ponowne parowanie
       *[other] Ponowne parowanie, razy: { $n }
    }
before-the-start = Przed startem: { $why }
place-of = dlaczego miejsce { $place }: { $name }
opponents = Przeciwnicy
structure = Struktura { $structure }
structure-tier = Struktura { $structure }, poziom { $tier }
deciding-match-if-level = mecz rozstrzygający przy remisie na czele
announced = Plan: { $plan }
drawn-on-time = Remis w grze: { $points }
organizer = Organizator: { $name }
judge = Sędzia: { $name }
minutes-a-round =
    { $n ->
        [one] { $n } minuta na rundę
        [few] { $n } minuty na rundę
       *[other] { $n } minut na rundę
    }
minutes-a-round-of-finals =
    { $n ->
        [one] { $n } minuta na rundę finałową
        [few] { $n } minuty na rundę finałową
       *[other] { $n } minut na rundę finałową
    }
minutes-in-the-final =
    { $n ->
        [one] { $n } minuta na finał
        [few] { $n } minuty na finał
       *[other] { $n } minut na finał
    }
no-clock-in-finals = finały bez zegara
no-clock-in-the-final = finał bez zegara
# Zestaw do druku i strona na telefony, zapisywane automatycznie.
label-paper = Zestaw do druku
label-site = Folder strony
no-folder = Brak folderu: wpisz ścieżkę albo off.
folder-too-long = Ścieżka folderu jest za długa: najwyżej { $most } bajtów.
folder-unreadable = W ścieżce folderu jest niewidoczny znak.
paper = Nie zapisano zestawu do druku: { $why }
site = Nie zapisano strony: { $why }
not-a-folder = { $path } nie jest folderem.
others-files = W { $path } są inne pliki; podaj pusty albo nowy folder.
other-event = W { $path } są arkusze innego turnieju, { $event }; podaj inny folder.
busy = do { $path } pisze właśnie inny program.
damaged-mark = Nie da się odczytać { $file }; przenieś ten plik albo podaj inny folder.
page-of-pairings = Pary: { $round }
page-of-results = Po rundzie: { $round }
stayed = Arkusze są nadal w { $path }: { $why }
# Strona na telefony.
pages = Strony
everybody = Stoliki graczy
find = Znajdź swoje nazwisko
nobody-found = Nie ma takiego nazwiska.
mine = Twój stolik
another = Inne nazwisko
letters = Pierwsze litery
seat = Miejsce { $n }
against = przeciwnik: { $name }
no-places = Nie ma jeszcze klasyfikacji.
open-a-place = Dotknij nazwiska, aby zobaczyć, skąd wynika miejsce.
not-started =
    { $n ->
        [one] { $n } minuta, zegar jeszcze nie ruszył
        [few] { $n } minuty, zegar jeszcze nie ruszył
       *[other] { $n } minut, zegar jeszcze nie ruszył
    }
paused =
    { $n ->
        [one] Zegar wstrzymany, została { $n } minuta
        [few] Zegar wstrzymany, zostały { $n } minuty
       *[other] Zegar wstrzymany, zostało { $n } minut
    }
ends = Koniec o { $time }
site-left = jeszcze { $n } min
as-of = { $round } · stan z { $day }, { $time }
reload = Odśwież stronę, aby zobaczyć najnowszy stan
follows = Odświeża się sama
is-new = Nowe:
no-connection = Brak połączenia. Strona może być nieaktualna.
label-address = Adres publiczny
on-a-phone = Na telefonie
no-address = Nie podano adresu publicznego.
scan = Twój stolik, klasyfikacja i wszystkie wyniki na telefonie:
# Polecenie, które przesyła zapisaną stronę dalej.
not-carried = Zapisano stronę, ale nie przesłano jej przez { $command }; będzie kolejna próba: { $why }
carried-again = Strona jest znów przesyłana.
folder-in-a-word = { "{}" } musi być osobnym słowem, na przykład rsync -a { "{}" } host:/var/www
no-such-command = nie ma polecenia { $name }; ustaw inne jako publish_then w { $settings }
written =
    { $n ->
        [one] Zapisano { $n } plik strony w { $folder }
        [few] Zapisano { $n } pliki strony w { $folder }
       *[other] Zapisano { $n } plików strony w { $folder }
    }
unchanged = Strona w { $folder } jest już aktualna
# A sheet leaves the program: the menu, the printer, the file, the clipboard, the pager.
# $sheet is the title of a sheet, such as: Standings after round 3.
place = arkusze do wydruku i zapisu
title = Wydruk, zapis, schowek, czytanie
hint = wydruk
hint-print = drukuj
hint-file = plik
hint-copy = kopiuj
hint-read = czytaj
hint-held = wstrzymana runda
pager-back = powrót do Komandora
enter-goes-back = Enter wraca
whole-event = Cały turniej
players = gracze
nothing-held = Żadna runda nie jest wstrzymana: wszystko na arkuszach jest jawne
held-left-out = Wstrzymanej rundy tu nie ma. { $key } w tym menu: dodaj ją, tylko dla obsługi turnieju.
# The printer.
printing = Wysyłanie do { $name }: { $sheet } …
printed = Wysłano do { $name }: { $sheet }
not-printed = { $name } nie drukuje: { $sheet }. { $why }
no-printer = Nie ma tu drukarki (brak polecenia { $name }). Arkusz można zapisać do pliku i wydrukować gdzie indziej.
export-no-command = { $command } to nie polecenie: wpisz { $variable } jak w powłoce, na przykład lp -o cpi=12
too-slow =
    { $n ->
        [one] po { $n } sekundzie jeszcze trwało, więc zostało przerwane
        [few] po { $n } sekundach jeszcze trwało, więc zostało przerwane
       *[other] po { $n } sekundach jeszcze trwało, więc zostało przerwane
    }
ended-with = zakończyło się kodem { $status }
no-thread = Nie wydrukowano: { $why }
file-title = Zapis do pliku: { $sheet }
file-about = Rozszerzenie ustala format: { $endings }
no-ending = Rozszerzenie ustala format. Użyj jednego z: { $endings }
export-no-folder = Nie ma folderu { $folder }: najpierw go utwórz
is-a-folder = { $path } to folder: podaj plik w nim
no-plain-file = { $path } nie jest zwykłym plikiem: pozostaje bez zmian
not-written = Nie zapisano: { $path }: { $why }
exists = Plik { $path } już istnieje. { $key } jeszcze raz: zastąp
exists-shell = Plik { $path } już istnieje. Żeby go zastąpić: { $option }
export-written = Zapisano: { $sheet } w { $path }
# The clipboard.
copied =
    { $n ->
        [one] Skopiowano: { $sheet }, { $n } wiersz.
        [few] Skopiowano: { $sheet }, { $n } wiersze.
        [many] Skopiowano: { $sheet }, { $n } wierszy.
       *[other] Skopiowano: { $sheet }, { $n } wiersza.
    }
if-not-pasted = Jeśli nic się nie wkleja, blokuje to terminal.
if-not-pasted-in-tmux = Jeśli nic się nie wkleja, tmux wymaga: set -g set-clipboard on
export-too-long = Schowek przyjmuje najwyżej { $most } kB, a to ma { $size } kB: zapisz to do pliku
no-terminal = Kopiowanie wymaga terminala, a wyjście nim nie jest: pomiń { $option } albo użyj { $other }
# Wyniki dla innych programów i opis JSON-a.
results = Wyniki
column-drawn = Remisy
column-winner = Zwycięzca
column-how = Sposób
json-intro = Wyniki --format json. Klucze są tylko dodawane; klucz ze znakiem ? jest opcjonalny. Punkty i kryteria są dokładne: liczba całkowita albo ułamek jako tekst, np. "5/9". Klucze i ten opis są po angielsku.
json-schema = komandor help json ARKUSZ pokazuje jeden arkusz, komandor help json --schema ARKUSZ jego JSON Schema.
json-version = Wersja tych formatów: { $n } (klucz komandor w każdym dokumencie).
json-unknown-sheet = Nie ma JSON-a dla „{ $word }”; arkusze to { $known }.
no-address-read = Adres publiczny wygląda jak https://example.org/cup, ma najwyżej { $most } znaków, bez spacji i nazwy użytkownika: skopiuj go z przeglądarki.
