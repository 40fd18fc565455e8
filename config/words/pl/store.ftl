# Co może być nie tak z plikiem turnieju. $path to plik, $why to słowa systemu.
missing = { $path }: nie ma takiego pliku; sprawdź nazwę albo załóż turniej komendą `komandor new`
exists = { $path }: ten plik już istnieje i nie zostanie nadpisany; wybierz inną nazwę
# $what: dowiązanie symboliczne, folder.
not-a-file = { $path }: to { $what }, a nie plik; podaj sam plik turnieju
not-a-text-file = to { $what }, a nie plik; podaj sam plik
in-its-place = na jego miejscu jest { $what }; przenieś to gdzie indziej
symbolic-link = dowiązanie symboliczne
folder = folder
pipe = potok
device-or-socket = urządzenie lub gniazdo
not-yours = { $path }: ten plik należy do innego użytkownika (numer { $owner }); skopiuj go i otwórz kopię
foreign = { $path }: to nie jest plik turnieju Komandora: { $found }
foreign-not-text = to nie jest tekst; podaj plik turnieju albo przywróć kopię
foreign-empty = jest pusty; przywróć kopię
foreign-beginning = nie zaczyna się od `komandor: 2`; podaj plik turnieju albo przywróć kopię
foreign-no-log = nie ma wiersza `log:` wśród pierwszych { $n }
foreign-mark = zaczyna się od znacznika kolejności bajtów, dodanego przez edytor; zapisz plik bez niego
foreign-line-ends = ma końce wierszy jak w Windows, dodane przez edytor; przywróć kopię
older = { $path }: ten plik zapisała wczesna wersja Komandora (format 1) i tylko ona go otworzy; ta wersja czyta format 2
newer = { $path }: ten plik zapisała nowsza wersja Komandora (format { $version }; ta wersja czyta format 2); aby go otworzyć, zainstaluj nowszą wersję
head = nie można odczytać nagłówka turnieju: { $problem }
mend-the-line = { $fault }; przywróć kopię pliku albo popraw ten wiersz
too-large = { $path }: plik ma { $bytes } B, a plik turnieju może mieć najwyżej { $most } B; to nie jest plik turnieju albo coś innego w nim zapisuje
cannot-open = { $path }: nie można otworzyć pliku: { $why }; { $remedy }
cannot-read = { $path }: nie można odczytać pliku: { $why }; { $remedy }
cannot-look = { $path }: nie można sprawdzić pliku: { $why }; { $remedy }
cannot-list = { $path }: nie można odczytać listy plików w tym folderze: { $why }; { $remedy }
cannot-set-aside = { $path }: nie można odłożyć niedokończonego ostatniego wiersza: { $why }; { $remedy }
cannot-make-folder = { $path }: nie można utworzyć folderu na ten plik: { $why }; { $remedy }
cannot-make-shelf = { $path }: nie można utworzyć folderu, do którego plik ma trafić: { $why }; { $remedy }
cannot-make = { $path }: nie można utworzyć pliku: { $why }; { $remedy }
cannot-write = { $path }: nie można zapisać pliku: { $why }; { $remedy }
cannot-move = { $path }: nie można przenieść pliku: { $why }; { $remedy }
# Dlaczego system odmówił, jako $why; $said to jego własne słowa.
system-not-found = nie ma takiego pliku ani folderu
system-permission-denied = brak uprawnień
system-name-too-long = plik nie może mieć takiej nazwy, na przykład za długiej
system-storage-full = na dysku nie ma miejsca
system-read-only = na tym dysku nie można zapisywać
system-is-a-folder = to folder, a nie plik
system-no-folder = część ścieżki to plik, a nie folder
# Co zrobić, jako $remedy po średniku.
see-to-permissions = sprawdź uprawnienia pliku i folderu, potem spróbuj ponownie
choose-another-disk = wybierz dysk, na którym można zapisywać
make-room = zwolnij miejsce na dysku, potem spróbuj ponownie
check-the-folder = sprawdź nazwę folderu
shorten-the-name = podaj inną, krótszą nazwę
see-to-the-disk = sprawdź dysk, potem spróbuj ponownie
busy = { $path }: inny program trzyma ten turniej od { $seconds } s; zamknij go tam, potem spróbuj ponownie
no-locks = { $path }: niczego nie zapisano, bo ten system plików nie ma blokad ({ $why }); skopiuj turniej na dysk tego komputera
not-written = { $path }: niczego nie zapisano: { $why }; turniej się nie zmienił: sprawdź dysk, potem spróbuj ponownie
none-beside = { $path }: niczego nie zapisano, bo edycja wymaga nowego pliku obok starego, a nie można go utworzyć ({ $why }); zezwól na zapis w tym folderze albo skopiuj turniej do innego
has-results = { $path }: ten turniej ma wyniki i nie można go usunąć; przenieś go do archiwum
unwritable = { $path }: niczego nie zapisano, bo tej czynności nie da się wpisać: { $problem }
unwritable-file = plik miałby więcej niż { $most } B
unwritable-line = zajmuje { $bytes } B, a wiersz może mieć { $most } B
unwritable-head-line = jeden z wierszy zajmuje więcej niż { $most } B
unwritable-otherwise = przy odczycie znaczyłaby coś innego
unwritable-head = przy odczycie nagłówek turnieju znaczyłby coś innego
no-time = { $path }: niczego nie zapisano, bo zegar tego komputera pokazuje czas, którego nie da się wpisać: nastaw zegar, potem spróbuj ponownie
no-home = nie wiadomo, gdzie są turnieje: ustaw KOMANDOR_HOME albo podaj folder przez --home
no-rulesets = nie wiadomo, gdzie są własne zasady gier: podaj folder przez --rulesets
moved = { $path }: przeniesiono do { $place }, ale folderu nie udało się utrwalić na dysku ({ $why }): sprawdź dysk
looked-at-only = { $path }: plik jest tylko do odczytu ({ $why }), więc turniej można tylko oglądać; aby go prowadzić, zezwól na zapis albo skopiuj plik
# Przyczyny, na tyle krótkie, by zmieściły się na pasku.
cause-not-writable = ten plik jest tylko do odczytu
cause-gone = pliku już nie ma
cause-no-event = plik nie jest już turniejem
cause-other-event = w tym miejscu jest inny turniej
cause-missing-actions = w pliku brakuje zapisanych czynności
cause-maybe-saved = ostatnia czynność mogła zostać zapisana
cause-not-saved = ostatniej czynności nie zapisano
cause-could-not-be-saved = ostatniej czynności nie udało się zapisać
# Czynność, której nie udało się ani zapisać, ani cofnąć. $copy to plik tak, jak podaje się go w powłoce.
doubt-written = { $path }: czynności { $n } nie udało się wpisać do pliku ({ $source }) ani wycofać ({ $why }), więc może być zapisana; sprawdź to przed ponownym wpisaniem: `komandor show { $copy } log`; do czasu sprawdzenia dysku nic więcej nie jest tu zapisywane
doubt-flushed = { $path }: czynności { $n } nie udało się utrwalić na dysku ({ $source }) ani wycofać ({ $why }), więc może być zapisana; sprawdź to przed ponownym wpisaniem: `komandor show { $copy } log`; do czasu sprawdzenia dysku nic więcej nie jest tu zapisywane
doubt-displaced = { $path }: po wpisaniu czynności { $n } nie było pliku na jego miejscu ({ $source }), a czynności nie udało się wycofać ({ $why }), więc może być zapisana; sprawdź to przed ponownym wpisaniem: `komandor show { $copy } log`; dopóki to nie jest pewne, nic więcej nie jest tu zapisywane
doubt-was-saved = { $path }: czynność { $n }, dotąd niepewna, jednak jest zapisana
doubt-was-not-saved = { $path }: czynność { $n }, dotąd niepewna, nie jest zapisana: wpisz ją ponownie
# Ostatnia czynność przepadła; $kept mówi, gdzie jest jej wiersz.
given-up-written = { $path }: ostatniej czynności nie udało się wpisać do pliku ({ $why }) i się nie liczy; { $kept }; do ponownego otwarcia turnieju nic więcej nie jest zapisywane: sprawdź dysk albo skopiuj turniej na inny, otwórz go tam i wpisz czynność ponownie
given-up-flushed = { $path }: ostatniej czynności nie udało się utrwalić na dysku ({ $why }) i się nie liczy; { $kept }; do ponownego otwarcia turnieju nic więcej nie jest zapisywane: sprawdź dysk albo skopiuj turniej na inny, otwórz go tam i wpisz czynność ponownie
# Plik, do którego trafiła ostatnia czynność, nie jest już tym, który tam leży.
displaced = { $path }: po wpisaniu ostatniej czynności nie było pliku na jego miejscu ({ $why }), więc się ona nie liczy; { $kept }; sprawdź, co tam teraz jest, i wpisz czynność ponownie
another-file-there = jest tam inny plik
line-kept = jej wiersz jest w { $kept }
line-not-kept = jej wiersza nie udało się też zachować gdzie indziej ({ $why })
# Ostatni wiersz, którego nie zapisano do końca.
tail-torn = { $path }: ostatni wiersz jest niepełny ({ $bytes } B), więc się nie liczy; przy następnej czynności trafi do osobnego pliku obok
tail-set-aside = { $path }: ostatni wiersz był niepełny i się nie liczy; jest teraz w { $kept }
# Własne ustawienia, zasady gier i słowa użytkownika.
settings-unreadable = { $path }: nie można odczytać: { $why }
settings-wrong = { $path }: { $problem }; może zawierać „lang: pl”, „print: lp”, „publish_then: rsync -a {"{"}{"}"} host:/var/www”, „theme: dark” lub inny motyw oraz „ascii: true”
ruleset-unreadable = { $path }: nie można odczytać tych zasad gry: { $why }
words-unreadable = { $path }: nie można odczytać tego pliku języka: { $why }
more-bytes = ma więcej niż { $most } B
