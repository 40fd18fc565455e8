# A sheet leaves the program: the menu, the printer, the file, the clipboard, the pager.
# $sheet is the title of a sheet, such as: Standings after round 3.
place = arkusze do wydruku i zapisu
title = Wydruk, zapis, schowek, czytanie
hint = wydruk
hint-again = znowu { $way }
hint-print = drukuj
hint-file = plik
hint-copy = kopiuj
hint-read = czytaj
hint-held = wstrzymana runda
enter-prints = { $key }: wydrukuj
enter-writes = { $key }: zapisz do pliku
enter-copies = { $key }: skopiuj
enter-reads = { $key }: czytaj
enter-goes-back = Enter wraca
announcement = Informacje o turnieju
whole-event = Cały turniej
players = gracze
missing = { $event } · brakujące wyniki, { $round }
players-have-no-round = Gracze są ci sami w każdej rundzie: pomiń --round.
won = Wygrana
drawn = Remis
nothing-held = Żadna runda nie jest wstrzymana: wszystko na arkuszach jest jawne
held-left-out = Wstrzymanej rundy tu nie ma. { $key } w tym menu: dodaj ją, tylko dla obsługi turnieju.
# The printer.
printing = Wysyłanie do { $name }: { $sheet } …
printed = Wysłano do { $name }: { $sheet }
printed-as = Wysłano do { $name }: { $sheet }: { $answer }
not-printed = { $name } nie drukuje: { $sheet }. { $why }
no-printer = Nie ma polecenia { $name }: zainstaluj CUPS albo podaj inne polecenie w { $variable } lub jako print: w { $settings }
no-command = { $command } to nie polecenie: wpisz { $variable } jak w powłoce, na przykład lp -o cpi=12
too-slow = { $n ->
    [one] po { $n } sekundzie jeszcze trwało, więc zostało przerwane
    [few] po { $n } sekundach jeszcze trwało, więc zostało przerwane
   *[other] po { $n } sekundach jeszcze trwało, więc zostało przerwane
}
ended-with = zakończyło się kodem { $status }
no-thread = Nie wydrukowano: { $why }
# A file.
label-file = Plik
file-title = Zapis do pliku: { $sheet }
file-about = Rozszerzenie ustala format: { $endings }
no-path = Który plik? Wpisz ścieżkę
no-ending = Rozszerzenie ustala format. Użyj jednego z: { $endings }
no-folder = Nie ma folderu { $folder }: najpierw go utwórz
is-a-folder = { $path } to folder: podaj plik w nim
no-plain-file = { $path } nie jest zwykłym plikiem: pozostaje bez zmian
not-written = Nie zapisano: { $path }: { $why }
exists = Plik { $path } już istnieje. { $key } jeszcze raz: zastąp
exists-shell = Plik { $path } już istnieje. Żeby go zastąpić: { $option }
written = Zapisano: { $sheet } w { $path }
# The clipboard.
copied = { $n ->
    [one] Skopiowano: { $sheet }, { $n } wiersz.
    [few] Skopiowano: { $sheet }, { $n } wiersze.
    [many] Skopiowano: { $sheet }, { $n } wierszy.
   *[other] Skopiowano: { $sheet }, { $n } wiersza.
}
if-not-pasted = Jeśli nic się nie wkleja, blokuje to terminal.
if-not-pasted-in-tmux = Jeśli nic się nie wkleja, tmux wymaga: set -g set-clipboard on
too-long = Schowek przyjmuje najwyżej { $most } kB, a to ma { $size } kB: zapisz to do pliku
no-terminal = Kopiowanie wymaga terminala, a wyjście nim nie jest: pomiń { $option } albo użyj { $other }
