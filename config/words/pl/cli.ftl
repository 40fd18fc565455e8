warning = uwaga: { $text }
output-broken = Nie można pisać na wyjście: { $error }.
file-limit = Limit wielkości plików zatrzymałby program: { $error }
options-first = Opcje podaje się przed plikiem turnieju: { $command }
too-many-words = Za dużo słów po { $path }: użyj { $show } albo { $do }
no-command = „{ $word }” to ani polecenie, ani plik turnieju; polecenia wymienia { $help }
no-terminal = Nie ma tu terminala do rysowania; w skrypcie użyj: { $instead }.
dumb-terminal = Ten terminal nie potrafi rysować: TERM to dumb. Ustaw na przykład TERM=xterm-256color i uruchom program albo połącz się jeszcze raz; albo użyj { $instead }.
or = { $one } albo { $other }
no-folder = Nie można utworzyć folderu tymczasowego: { $error }.
folder-stays = Folder pokazu: { $error }
demo-spoilt = Nie można przygotować pokazu: { $error }
no-files = { $line }: niedostępne w pokazie
theme-only = { $option } działa tylko z { $screens }
no-language = Nieznany język „{ $tag }”: wybierz { $known }.
no-language-own = Nieznany język „{ $tag }”: wybierz { $known } albo własny folder w { $folder }.
several-languages = Kilka języków przyjmują tylko watch i publish: podaj jeden.
dry-run-one = --dry-run przyjmuje jedno polecenie, bo każde zależy od poprzednich.
line-unreadable = Nie można odczytać tego wiersza: { $why }.
line-too-long = jest za długi
not-utf8 = to nie jest tekst UTF-8
at-line = { $saved ->
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
bad-organizer = To nazwisko organizatora jest niedozwolone: { $why }.
no-day = Nie utworzono turnieju: zegar tego komputera nie pokazuje poprawnej daty. Nastaw zegar albo podaj dzień przez --date.
bad-by = KOMANDOR_BY nie może być nazwiskiem: { $why }.
whole-number = { $what } to liczba całkowita od { $from } do { $to }
write-day = zapisz datę jak 2026-11-21
any-number = podaj liczbę, na przykład 3
unknown-value = „{ $word }” nie jest tu znane
what-seed = ziarno losowania
what-players = liczba graczy
what-events = liczba turniejów
what-percentage = procent
no-own-language = W { $folder } nie ma własnego języka: umieść jego pliki w folderze, na przykład de.
no-such-folder = { $folder }: nie ma takiego folderu; podaj folder języka, na przykład de.
can-be-spoken = { $folder }: gotowe do użycia; { $n ->
    [one] { $n } uwaga
    [few] { $n } uwagi
   *[other] { $n } uwag
}
words-faulty = { $n ->
    [one] Razem { $n } błąd: używany będzie angielski.
    [few] Razem { $n } błędy: używany będzie angielski.
   *[other] Razem { $n } błędów: używany będzie angielski.
}
