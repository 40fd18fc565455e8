warning = uwaga: { $text }
output-broken = Nie można pisać na wyjście: { $error }.
file-limit = Limit wielkości plików zakończyłby program: { $error }
options-first = Opcje stoją przed turniejem: { $command }
too-many-words = Za dużo słów po { $path }: { $show } albo { $do }
no-command = „{ $word }” to ani polecenie, ani plik turnieju: polecenia wymienia { $help }
no-terminal = Nie ma tu terminala, na którym można rysować; w skrypcie: { $instead }.
dumb-terminal = Na tym terminalu nie można rysować (TERM to dumb): { $instead } albo inny terminal.
or = { $one } albo { $other }
no-folder = Nie można utworzyć folderu tymczasowego: { $error }.
folder-stays = Folder pokazu: { $error }
demo-spoilt = Nie można przygotować pokazu: { $error }
no-files = { $line }: tu nie ma plików
theme-only = --theme dotyczy ekranów: { $screens }
unknown-theme = KOMANDOR_THEME to „{ $word }”: może być dark, light albo auto.
no-language = Nie ma języka „{ $tag }”: są { $known }.
no-language-own = Nie ma języka „{ $tag }”: są { $known } oraz własny folder w { $folder }.
several-languages = Kilka języków na zmianę pokazuje tylko watch: trzeba podać jeden.
dry-run-one = --dry-run bierze jedną czynność, bo każda zależy od poprzednich.
line-unreadable = Tego wiersza nie można odczytać: { $why }.
line-too-long = jest za długi
not-utf8 = to nie jest tekst UTF-8
at-line = { $saved ->
    [0] Wiersz { $line } czynności (wcześniej nic nie zapisano): { $reason }
    [one] Wiersz { $line } czynności (wcześniejsza { $saved } czynność jest zapisana): { $reason }
    [few] Wiersz { $line } czynności (wcześniejsze { $saved } czynności są zapisane): { $reason }
   *[other] Wiersz { $line } czynności (wcześniejszych { $saved } czynności jest zapisanych): { $reason }
}
file-not-utf8 = { $path }:{ $line }: to nie jest tekst UTF-8; trzeba zapisać plik jako UTF-8
cannot-read = { $path }: nie można odczytać: { $why }
is-folder = to jest folder; trzeba podać sam plik
is-pipe = to jest potok i nikt do niego nie pisze; trzeba podać sam plik
file-too-large = { $path }: ma ponad { $most } bajtów i nie jest czytany; trzeba sprawdzić, czy to właściwy plik
made = Utworzono { $path }: { $name }. Otwiera go: { $command }
own-game = Gra { $game } jest własna, z { $path }.
bad-organizer = Tej nazwy organizatora nie można przyjąć: { $why }.
no-day = Turnieju nie utworzono, bo zegar tego komputera nie pokazuje dnia, który da się zapisać: trzeba nastawić zegar albo podać dzień przez --date.
bad-by = KOMANDOR_BY nie może stać przy działaniu jako nazwa: { $why }.
whole-number = { $what } to liczba całkowita od { $from } do { $to }
write-day = dzień należy zapisać jak 2026-11-21
any-number = potrzebna jest tu liczba, na przykład 3
unknown-value = „{ $word }” nie jest tu znane
what-seed = ziarno losowania
what-players = liczba graczy
what-events = liczba turniejów
what-percentage = procent
no-own-language = W { $folder } nie ma własnego języka: jego pliki są tam w folderze, na przykład de.
no-such-folder = { $folder }: nie ma takiego folderu; trzeba podać folder języka, na przykład de.
can-be-spoken = { $folder }: może być używany; { $n ->
    [one] { $n } uwaga
    [few] { $n } uwagi
   *[other] { $n } uwag
}
words-faulty = { $n ->
    [one] Razem { $n } błąd: zamiast tego jest angielski.
    [few] Razem { $n } błędy: zamiast tego jest angielski.
   *[other] Razem { $n } błędów: zamiast tego jest angielski.
}
