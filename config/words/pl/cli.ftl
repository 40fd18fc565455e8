warning = uwaga: { $text }
output-broken = Nie można pisać na wyjście: { $error }.
file-limit = Limit wielkości plików zatrzymałby program: { $error }
options-first = Opcje podaje się przed plikiem turnieju: { $command }
too-many-words = Za dużo słów po { $path }: użyj { $show } albo { $do }
no-command = „{ $word }” to ani polecenie, ani plik turnieju; polecenia wymienia { $help }
no-terminal = Nie ma tu terminala do rysowania; w skrypcie użyj: { $instead }.
dumb-terminal = Ten terminal nie potrafi rysować: TERM to dumb. Ustaw na przykład TERM=xterm-256color i uruchom program albo połącz się jeszcze raz; albo użyj { $instead }.
no-folder = Nie można utworzyć folderu tymczasowego: { $error }.
folder-stays = Folder pokazu: { $error }
demo-spoilt = Nie można przygotować pokazu: { $error }
no-files = { $line }: niedostępne w pokazie
only-with = { $option } działa tylko z { $screens }
no-language-own = Nieznany język „{ $tag }”: wybierz { $known } albo własny folder w { $folder }.
several-languages = Kilka języków przyjmują tylko watch i publish: podaj jeden.
dry-run-one = --dry-run przyjmuje jedno polecenie, bo każde zależy od poprzednich.
line-unreadable = Nie można odczytać tego wiersza: { $why }.
reading =
    { $fault ->
        [long] jest za długi
       *[utf8] to nie jest tekst UTF-8
    }
at-line =
    { $saved ->
        [0] Wiersz { $line } poleceń (wcześniej niczego nie zapisano): { $reason }
        [one] Wiersz { $line } poleceń (wcześniejsze { $saved } polecenie jest zapisane): { $reason }
        [few] Wiersz { $line } poleceń (wcześniejsze { $saved } polecenia są zapisane): { $reason }
       *[other] Wiersz { $line } poleceń (wcześniejszych { $saved } poleceń jest zapisanych): { $reason }
    }
file-not-utf8 = { $path }:{ $line }: to nie jest tekst UTF-8; zapisz plik jako UTF-8
cannot-read = { $path }: nie można odczytać: { $why }
is-pipe = to jest potok i nikt do niego nie pisze; podaj sam plik
made = Utworzono { $path }: { $name }. Żeby otworzyć: { $command }
own-game = Gra { $game } jest własna, z { $path }.
no-day = Nie utworzono turnieju: zegar tego komputera nie pokazuje poprawnej daty. Nastaw zegar albo podaj dzień przez --date.
bad-by = KOMANDOR_BY nie może być nazwiskiem: { $why }.
whole-number = wpisz liczbę całkowitą od { $from } do { $to }
write-day = zapisz datę jak 2026-11-21
any-number = podaj liczbę, na przykład 3
no-own-language = W { $folder } nie ma własnego języka: umieść jego pliki w folderze, na przykład de.
no-such-folder = { $folder }: nie ma takiego folderu; podaj folder języka, na przykład de.
can-be-spoken =
    { $folder }: gotowe do użycia; { $n ->
        [one] { $n } uwaga
        [few] { $n } uwagi
       *[other] { $n } uwag
    }
words-faulty =
    { $n ->
        [one] Razem { $n } błąd: używany będzie angielski.
        [few] Razem { $n } błędy: używany będzie angielski.
       *[other] Razem { $n } błędów: używany będzie angielski.
    }
# Strona podręcznika: stan zakończenia, środowisko, pliki.
status =
    { $status ->
        [done] Zrobione.
        [refused] Odmowa: powód jest na standardowym wyjściu błędów i niczego nie zapisano.
        [usage] Błędne użycie.
       *[damaged] Plik turnieju jest uszkodzony albo nie można go odczytać.
    }
variable =
    { $variable ->
        [home] Folder turniejów, jeśli nie podano --home.
        [by] Nazwisko przy każdej czynności [domyślnie: nazwa użytkownika].
        [theme] Motyw, na przykład dark, light lub auto, jeśli nie podano --theme.
        [no-colour] Dowolna wartość: pogrubienie i odwrócenie zamiast kolorów.
        [editor] Edytor, który otwiera komandor edit.
        [ascii] 1: tylko znaki ASCII, 0: wszystkie, jeśli nie podano --ascii.
       *[term] Jeśli to dumb, zamiast ekranów jest rozmowa wiersz po wierszu, jak z --plain.
    }
file =
    { $file ->
        [events] Turnieje, w Linuksie.
        [rulesets] Własne zasady gier, w Linuksie.
        [settings] Ustawienia: na przykład wiersze theme: light i publish_then: rsync -a { "{" }{ "}" } host:/var/www.
        [themes] Własne motywy, po jednym w pliku; `komandor themes show dark` wypisuje jeden na początek.
       *[keys] Własne klawisze; `komandor keys` wypisuje plik na początek.
    }
# Uzupełnianie wiersza poleceń.
which = Która powłoka? komandor help completions { $known }.
unknown = Nie ma uzupełniania dla „{ $shell }”: wybierz { $known }.
belongs = Dodaj ten wiersz do { $file }; nowa powłoka uzupełni turnieje, polecenia i graczy:
# Pomoc, polecenia i co zrobić z plikiem.
commands-after = Polecenia, po { $key }
what-can-be-done = Co można zrobić tutaj
other-event = Nic: inny turniej nie został zmieniony.
in-a-shell = Co można zrobić w powłoce
edit = otwórz plik w edytorze, sprawdź i opieczętuj na nowo
accept = przyjmij plik w obecnej postaci, jeśli wszystko w nim ma sens
mismatches = Wiersze z błędną sumą kontrolną
line = wiersz { $n }
not-saved = Niezapisane
more-commands = jeszcze { $n }: wpisz więcej liter słowa
more-tables = jeszcze stoliki ({ $n }): { $left } { $right }
have-met = ponowny mecz
keys = { $key } na każdym ekranie pokazuje jego klawisze.
verbs = Polecenia pisze się po komandor do TURNIEJ, po { $key } na ekranie albo w pliku.
no-such-command = Nie ma pomocy na temat „{ $word }”: zobacz komandor --help oraz komandor help keys, help verbs, help json, help man i help completions.
a-verb-asks-nothing = Polecenie o nic nie pyta. Jeśli w każdym możliwym parowaniu byłby ponowny mecz, pair bierze takie, w którym jest ich najmniej, i ostrzega na standardowym wyjściu błędów. komandor do --dry-run pokazuje to wcześniej, z powodem każdej pary, i niczego nie zapisuje; undo i pair manual to zmieniają.
not-now = Nie teraz
usage = Użycie: { $usage }
arguments = Argumenty
options = Opcje
default = [domyślnie: { $value }]
possible = [możliwe wartości: { $values }]
unknown-argument = { $argument } nie jest tu argumentem.
unknown-command = Nie ma komendy „{ $word }”.
invalid-value = { $argument } nie może być „{ $value }”.
invalid-value-of = { $argument } nie może być „{ $value }”; wybierz { $values }.
invalid-because = { $argument } nie może być „{ $value }”: { $why }.
missing = Brakuje: { $arguments }.
conflict = Podaj { $argument } albo { $other }, nie oba.
repeated = { $argument } można podać tylko raz.
no-value = { $argument } wymaga wartości.
other = Błędne argumenty: { $why }
more = Pomoc: { $command }.
# $what to słowo polecenia, na przykład pairings.
of-everybody = Nazwisko można podać tylko po player, place, list i penalties: { $what } pokazuje wszystkich.
no-json = Tego nie da się zapisać w formacie JSON: { $why }.
no-pods = W tej grze nie ma grup: każdą rundę losuje { $verb }.
no-such-stage =
    { $n ->
        [one] Jest tylko etap 1.
       *[other] Nie ma takiego etapu: są etapy od 1 do { $n }.
    }
round-of-another-stage = Ten etap ({ $stage }) nie ma rundy { $round }. Inny etap ({ $other }): --stage { $n }.
no-such-round =
    { $most ->
        [one] Nie ma rundy { $round }: jest tylko runda 1.
       *[other] Nie ma rundy { $round }: są rundy od 1 do { $most }.
    }
whose = Czyje? Wpisz po { $word } nazwisko albo # i numer.
no-place = { $name } nie ma miejsca w klasyfikacji.
no-place-house = To gracz rezerwowy, bez miejsca w klasyfikacji: { $name }.
no-place-yet = { $name }: miejsce będzie po pierwszej rozegranej rundzie.
only-first-stage = Klasyfikację ma tylko pierwszy etap: pomiń --stage.
no-standings-yet = Nie ma jeszcze klasyfikacji: nie wylosowano żadnej rundy szwajcarskiej.
round-not-over = Runda { $round } trwa: pomiń --round, aby zobaczyć klasyfikację na teraz.
no-deciding-match = Nie ma meczu rozstrzygającego: rozstawia go { $verb }, jeśli po ostatniej rundzie na czele jest remis.
no-bracket = Przed odcięciem nie ma drabinki: rozstawia ją { $verb }.
# Motywy i klawisze użytkownika oraz błędy w ich plikach.
no-theme = Nie ma motywu „{ $name }”: wybierz { $known } albo własny plik w { $folder }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
theme-broken = Motywu „{ $name }” nie da się użyć. { $problem }
theme-shape = motyw to lista nazw z kolorami; wpisz wiersz taki jak accent: cyan
not-built-in = nie ma wbudowanego motywu „{ $name }”; wybierz jeden z: { $known }
part-unknown = nic w motywie nie nazywa się „{ $name }”; nazwy to { $known }
colour-unknown = „{ $found }” to nie kolor; wpisz „#rrggbb” w cudzysłowie, liczbę od 0 do 255 albo nazwę, na przykład cyan, light-red lub default
ascii-word = KOMANDOR_ASCII to „{ $word }”: może być 1 albo 0.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = tu powinny być grupy; wpisz „event:”, a pod spodem, z wcięciem, „pair: F5”
act-unknown = w „{ $place }” nie ma „{ $act }” albo nie można zmienić jej klawiszy; `komandor keys` pokazuje wszystkie, które można
no-key = „{ $act }” potrzebuje klawisza; wpisz go albo usuń wiersz
key-unknown = „{ $key }” to nie klawisz; wpisz na przykład { $some }, a znak YAML w cudzysłowie
key-taken = { $key } to w „{ $place }” i „{ $one }”, i „{ $other }”; daj jednej z nich inny klawisz
keys-broken = Własne klawisze są pominięte: { $problem }.
# The window is smaller than any screen.
window-small = Powiększ okno do { $columns }×{ $lines }.
so-far = turnieje: { $done } z { $all }
no-row = Struktura { $structure } gry { $game } nie ma wiersza ({ $players }): użyto niestandardowej.
breach = ziarno { $seed }: { $breach }.
found =
    { $n ->
        [one] { $n } naruszenie: { $checked }
        [few] { $n } naruszenia: { $checked }
       *[other] { $n } naruszeń: { $checked }
    }
well = { $path }: wszystko w porządku ({ $checked }).
checked = sprawdzono: { $rounds }, { $tables }, { $lines } klasyfikacji
lines =
    { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[other] { $n } wierszy
    }
remark = uwaga, nie naruszenie
# Turniej na niby.
no-such-number = Nie można symulować tylu graczy ({ $n }): wybierz od { $fewest } do { $most }.
all-rounds = Przy { $what } pomiń --round i --stage.
