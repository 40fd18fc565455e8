# Co może być nie tak z plikiem turnieju. $path to plik, $why to słowa systemu.
missing = { $path }: nie ma takiego pliku; sprawdź nazwę albo załóż turniej komendą `komandor new`
exists = { $path }: ten plik już istnieje i nie zostanie nadpisany; wybierz inną nazwę
# $what: dowiązanie symboliczne, folder.
not-a-text-file = to { $what }, a nie plik; podaj sam plik
in-its-place = na jego miejscu jest { $what }; przenieś to gdzie indziej
found =
    { $what ->
        [link] dowiązanie symboliczne
        [folder] folder
        [pipe] potok
       *[device] urządzenie lub gniazdo
    }
not-yours = { $path }: ten plik należy do innego użytkownika (numer { $owner }); skopiuj go i otwórz kopię
foreign = { $path }: to nie jest plik turnieju Komandora: { $found }
other-format = { $path }: ten plik ma format { $version }, a ta wersja Komandora czyta format 2; otwórz go wersją, która go zapisała
foreign-no-log = nie ma wiersza `log:` wśród pierwszych { $n }
bad-beginning =
    { $what ->
        [mark] zaczyna się od znacznika kolejności bajtów, dodanego przez edytor; zapisz plik bez niego
        [line-ends] ma końce wierszy jak w Windows, dodane przez edytor; przywróć kopię
       *[other] nie zaczyna się od `komandor: 2`; podaj plik turnieju albo przywróć kopię
    }
head = nie można odczytać nagłówka turnieju: { $problem }
mend-the-line = { $fault }; przywróć kopię pliku albo popraw ten wiersz
too-large = { $path }: plik ma { $bytes } B, a plik turnieju może mieć najwyżej { $most } B; to nie jest plik turnieju albo coś innego w nim zapisuje
# Co się nie udało, dlaczego ($why to słowa systemu) i co zrobić.
cannot =
    { $path }: { $what ->
        [open] nie można otworzyć pliku
        [read] nie można odczytać pliku
        [look] nie można sprawdzić pliku
        [list] nie można odczytać listy plików w tym folderze
        [set-aside] nie można odłożyć niedokończonego ostatniego wiersza
        [make-folder] nie można utworzyć folderu na ten plik
        [make-shelf] nie można utworzyć folderu, do którego plik ma trafić
        [make] nie można utworzyć pliku
        [write] nie można zapisać pliku
       *[move] nie można przenieść pliku
    }: { $why }; { $remedy ->
        [permissions] sprawdź uprawnienia pliku i folderu, potem spróbuj ponownie
        [read-only] wybierz dysk, na którym można zapisywać
        [full] zwolnij miejsce na dysku, potem spróbuj ponownie
        [folder] sprawdź nazwę folderu
        [name] podaj inną, krótszą nazwę
       *[disk] sprawdź dysk, potem spróbuj ponownie
    }
# Dlaczego system odmówił; $text to jego własne słowa.
system =
    { $kind ->
        [not-found] nie ma takiego pliku ani folderu
        [permission-denied] brak uprawnień
        [name-too-long] plik nie może mieć takiej nazwy, na przykład za długiej
        [storage-full] na dysku nie ma miejsca
        [read-only] na tym dysku nie można zapisywać
        [is-a-folder] to folder, a nie plik
        [no-folder] część ścieżki to plik, a nie folder
       *[other] { $text }
    }
busy = { $path }: inny program trzyma ten turniej od { $seconds } s; zamknij go tam, potem spróbuj ponownie
no-locks = { $path }: niczego nie zapisano, bo ten system plików nie ma blokad ({ $why }); skopiuj turniej na dysk tego komputera
not-written = { $path }: niczego nie zapisano: { $why }; turniej się nie zmienił: sprawdź dysk, potem spróbuj ponownie
none-beside = { $path }: niczego nie zapisano, bo edycja wymaga nowego pliku obok starego, a nie można go utworzyć ({ $why }); zezwól na zapis w tym folderze albo skopiuj turniej do innego
has-results = { $path }: ten turniej ma wyniki i nie można go usunąć; przenieś go do archiwum
unwritable = { $path }: niczego nie zapisano, bo tej czynności nie da się wpisać: { $problem }
unwritable-file = plik miałby więcej niż { $most } B
unwritable-otherwise = przy odczycie znaczyłoby to coś innego
no-time = { $path }: niczego nie zapisano, bo zegar tego komputera pokazuje czas, którego nie da się wpisać: nastaw zegar, potem spróbuj ponownie
no-place-for =
    { $what ->
        [rulesets] nie wiadomo, gdzie są własne zasady gier: podaj folder przez --rulesets
       *[events] nie wiadomo, gdzie są turnieje: ustaw KOMANDOR_HOME albo podaj folder przez --home
    }
moved = { $path }: przeniesiono do { $place }, ale folderu nie udało się utrwalić na dysku ({ $why }): sprawdź dysk
looked-at-only = { $path }: plik jest tylko do odczytu ({ $why }), więc turniej można tylko oglądać; aby go prowadzić, zezwól na zapis albo skopiuj plik
# Przyczyny, na tyle krótkie, by zmieściły się na pasku.
cause =
    { $cause ->
        [not-writable] ten plik jest tylko do odczytu
        [gone] pliku już nie ma
        [no-event] plik nie jest już turniejem
        [other-event] w tym miejscu jest inny turniej
        [missing-actions] w pliku brakuje zapisanych czynności
        [maybe-saved] ostatnia czynność mogła zostać zapisana
        [not-saved] ostatniej czynności nie zapisano
        [newer] kopia ma więcej czynności
        [split] kopia ma inne czynności
       *[head] nagłówek zmieniono z zewnątrz
    }
# Czynność, której nie udało się ani zapisać, ani cofnąć. $copy to plik tak, jak podaje się go w powłoce.
doubt =
    { $where ->
        [displaced] { $path }: po wpisaniu czynności { $n } nie było pliku na jego miejscu ({ $source }), a czynności nie udało się wycofać ({ $why }), więc może być zapisana; sprawdź to przed ponownym wpisaniem: `komandor show { $copy } log`; dopóki to nie jest pewne, nic więcej nie jest tu zapisywane
       *[there] { $path }: czynności { $n } nie udało się zapisać ({ $source }) ani wycofać ({ $why }), więc może być zapisana; sprawdź to przed ponownym wpisaniem: `komandor show { $copy } log`; do czasu sprawdzenia dysku nic więcej nie jest tu zapisywane
    }
settled =
    { $saved ->
        [yes] { $path }: czynność { $n }, dotąd niepewna, jednak jest zapisana
       *[no] { $path }: czynność { $n }, dotąd niepewna, nie jest zapisana: wpisz ją ponownie
    }
# Plik, do którego trafiła ostatnia czynność, nie jest już tym, który tam leży.
displaced = { $path }: po wpisaniu ostatniej czynności nie było pliku na jego miejscu ({ $why }), więc się ona nie liczy; { $kept }; sprawdź, co tam teraz jest, i wpisz czynność ponownie
given-up = { $path }: ostatniej czynności nie udało się zapisać ({ $why }) i się nie liczy; { $kept }; do ponownego otwarcia turnieju nic więcej nie jest zapisywane: sprawdź dysk albo skopiuj turniej na inny, otwórz go tam i wpisz czynność ponownie
another-file-there = jest tam inny plik
line-kept = jej wiersz jest w { $kept }
line-not-kept = jej wiersza nie udało się też zachować gdzie indziej ({ $why })
# Ostatni wiersz, którego nie zapisano do końca.
tail-torn = { $path }: ostatni wiersz jest niepełny ({ $bytes } B), więc się nie liczy; przy następnej czynności trafi do osobnego pliku obok
tail-set-aside = { $path }: ostatni wiersz był niepełny i się nie liczy; jest teraz w { $kept }
settings-wrong = { $path }: { $problem }; może zawierać „lang: pl”, „print: lp”, „publish_then: rsync -a { "{" }{ "}" } host:/var/www”, „theme: dark” lub inny motyw oraz „ascii: true”
more-bytes = ma więcej niż { $most } B
# Co jest nie tak w wierszu pliku turnieju, po pliku, wierszu i kolumnie.
at = { $path }:{ $line }:{ $column }: { $problem }
# $code to numer znaku, na przykład U+001B.
bracket-open = nawias nie jest zamknięty w tym wierszu
too-deep = listy i mapy są tu zbyt głęboko zagnieżdżone
no-line = tu powinien być wiersz dziennika, `- { "{" }n: …, at: …, by: …, …{ "}" }`
second-action = druga czynność `{ $key }`; wiersz zawiera jedną
unknown-action = nieznana czynność `{ $key }`; mogła ją zapisać nowsza wersja Komandora
no-action = wiersz nie zawiera żadnej czynności
too-long = wiersz jest dłuższy niż { $most } B
cut-off = plik kończy się tutaj, przed dziennikiem; został ucięty
no-key = tu powinien być klucz nagłówka, na przykład `event:` albo `log:`
# Co znalazła kontrola zasad gry i co wpisać.
ruleset = zasady gry: { $found }
ruleset-and-more =
    { $n ->
        [one] zasady gry: { $found } (i jeszcze { $n } błąd)
        [few] zasady gry: { $found } (i jeszcze { $n } błędy)
       *[other] zasady gry: { $found } (i jeszcze { $n } błędów)
    }
other-number-edited = powinna tu być czynność { $expected }, a jest { $found }: czynności są numerowane od 1 bez przerw
actions-missing =
    { $n ->
        [1] przed tym wierszem (czynność { $found }) brakuje czynności { $first }
       *[other] przed tym wierszem (czynność { $found }) brakuje czynności od { $first } do { $last }
    }
unfit-log = wiersze dziennika do siebie nie pasują
# W tekście zmienionym ręcznie.
text-too-large = { $path }: tekst ma { $bytes } B, a limit dla pliku turnieju to { $most } B
more-later = { $path }: najpierw popraw te błędy; reszta zostanie sprawdzona potem
empty = pusty wiersz; usuń go
file-line-no-time = { $at } jest poza tym turniejem; wpisz czas od { $first } do { $last }
time-too-late = { $at } jest poza tym turniejem; wpisz czas nie późniejszy niż { $last }
by-hand-gone = { $path }: czynność { $n }, czyli zapis ręcznej edycji, zniknęła albo jest zmieniona; przywróć ją
no-seed = ziarno losowania to liczba całkowita mniejsza niż 2^64, 32 cyfry szesnastkowe albo tekst do 16 liter
no-event-id = identyfikator turnieju ma 32 cyfry szesnastkowe
ask =
    { $what ->
        [faulty] Enter: edytuj ponownie, q: zakończ:
       *[unchanged] Niczego nie zmieniono. Enter: edytuj ponownie, a: przyjmij plik bez zmian, q: zakończ:
    }
ask-kept = Kopia jest w { $copy }. Enter: edytuj ponownie, q: zakończ:
lines-since =
    { $n ->
        [one] { $path }: od wykonania kopii zapisano { $n } wiersz; jest na końcu kopii.
        [few] { $path }: od wykonania kopii zapisano { $n } wiersze; są na końcu kopii.
       *[other] { $path }: od wykonania kopii zapisano { $n } wierszy; są na końcu kopii.
    }
replaced = { $what }; dawny plik jest w { $copy }
faults =
    { $n ->
        [one] { $path }: niczego nie zastąpiono, w tekście jest { $n } błąd{ $kept }.
        [few] { $path }: niczego nie zastąpiono, w tekście są { $n } błędy{ $kept }.
       *[other] { $path }: niczego nie zastąpiono, w tekście jest { $n } błędów{ $kept }.
    }
refused = { $reason }{ $kept }
not-kept = ; nie udało się zachować kopii ({ $error })
kept = ; kopia jest w { $copy }, dalsza edycja: `{ $command }`
not-before = { $breach }; to nowy błąd (starszy wynik poprawia `komandor do … report STOLIK WYNIK round=N`)
interrupted = { $path }: niczego nie zmieniono, { $why }{ $kept }{ $left }.
gave-up = edytor { $program } zakończył się błędem ({ $status })
signalled = sygnał { $signal } zakończył edytor
left = ; to, co zapisał sam edytor, jest w { $folder }
hard-links =
    { $n ->
        [one] { $path }: plik miał jeszcze { $n } nazwę (twarde dowiązanie), która dalej prowadzi do dawnego turnieju: dowiąż ją ponownie.
        [few] { $path }: plik miał jeszcze { $n } nazwy (twarde dowiązania), które dalej prowadzą do dawnego turnieju: dowiąż je ponownie.
       *[other] { $path }: plik miał jeszcze { $n } nazw (twardych dowiązań), które dalej prowadzą do dawnego turnieju: dowiąż je ponownie.
    }
accept = { $path }: niczego nie zmieniono; żeby przyjąć plik bez zmian: { $command }
no-editor-terminal = Nie ma tu terminala dla edytora; ustaw VISUAL albo EDITOR na taki, który go nie potrzebuje, albo przyjmij plik bez zmian przez --accept.
names-no-program = { $name } nie jest programem: { $value }
no-editor = Nie można uruchomić edytora: { $error }.
no-copy = Nie można zrobić kopii: { $error }.
not-started = { $path }: niczego nie zmieniono, edytora { $program } nie można uruchomić ({ $error }): ustaw VISUAL albo EDITOR.
not-read-back = { $path }: niczego nie zmieniono, kopii nie można odczytać ({ $error }).
# Kopia: drugi plik ze wszystkimi zapisanymi wierszami, na innym dysku.
label = Kopia
ending = Kopia jest plikiem turnieju: { $path } musi kończyć się na .yaml.
same-file = { $path } to sam plik turnieju; podaj plik na innym dysku.
longer = { $path } ma więcej wierszy niż { $first }. Aby je odzyskać: `{ $command }`.
mirror-newer =
    { $event } jest starszy niż jego kopia { $mirror }, która ma { $n ->
        [one] { $n } czynność
        [few] { $n } czynności
       *[other] { $n } czynności
    } więcej. Dopóki nie wybierzesz, nic się nie zapisuje. Aby je odzyskać: `{ $command }`. Aby prowadzić dalej bez nich: `{ $without }`.
split = { $event } i jego kopia { $mirror } różnią się od czynności #{ $n }. Dopóki nie wybierzesz, nic się nie zapisuje; oba pokazuje komandor show PLIK log. Aby zostawić kopię: `{ $command }`. Aby zostawić turniej: `{ $without }`.
read-older = W { $event } brakuje najnowszych czynności, które są w kopii { $mirror }. Aby je odzyskać: `{ $command }`.
read-split = { $event } i jego kopia { $mirror } mają różne czynności; tu widać czynności z { $event }.
other = { $path } nie jest kopią { $first }: różnią się w wierszu { $line }. Przenieś ten plik albo podaj inny.
saved = mirrored #{ $n }
saved-on-the-same-disk = copied #{ $n }: na tym samym dysku co turniej
mirror-not-written = Kopii nie zapisano, próba będzie powtórzona: { $why }
behind =
    Kopia jest o { $n ->
        [one] { $n } czynność
       *[other] { $n } czynności
    } w tyle, próba będzie powtórzona
mirror-busy = zapisuje go inny program
gone = nie ma kopii, może razem z dyskiem; podłącz dysk albo załóż nową kopię: { $setup }
complete-again = Kopia jest znów aktualna.
saved-and-mirrored = { $done } · zapisano, kopia też, dziennik { $n }
saved-twice-on-one-disk = { $done } · zapisano, kopia na tym samym dysku, dziennik { $n }
made = Utworzono { $event } z { $mirror }, czynności: { $n }.
added =
    Do { $event } dopisano { $n ->
        [one] { $n } wiersz
        [few] { $n } wiersze
       *[other] { $n } wierszy
    } z { $mirror }.
mirror-replaced = Plik { $event } był uszkodzony i jest zachowany jako { $kept }. Zastąpiła go kopia { $mirror }, czynności: { $n }.
left-out = { $mirror } jest uszkodzony po czynności { $n }. Dalszą część pominięto: { $why }
had-all = { $event } ma wszystko, co ma { $mirror }.
differ = { $mirror } i { $event } różnią się w wierszu { $line }; żadnego nie zmieniono. Obejrzyj oba poleceniem komandor show PLIK log i zostaw właściwy.
no-event = Nie da się odczytać turnieju z { $mirror }: { $why }
after-edit = Kopia { $mirror } ma turniej sprzed tej zmiany. Przenieś ją, a nową założy setup mirror=PLIK.
can-recover = { $problem }; albo odzyskaj go z kopii { $mirror }: `{ $command }`
where = Podaj utracony plik turnieju: komandor recover { $mirror } PLIK.
# Co odzyskuje recover, i uwaga o tym w dzienniku.
ask-taken =
    Odzyskać { $n ->
        [one] tę czynność
        [few] te { $n } czynności
       *[other] tych { $n } czynności
    }? y/n:
not-taken =
    Niczego nie odzyskano. Sprawdź { $n ->
        [one] wypisaną wyżej czynność
        [few] wypisane wyżej { $n } czynności
       *[other] wypisane wyżej { $n } czynności
    }, a potem: `{ $command }`
note =
    Odzyskano z { $mirror }: { $n ->
        [one] 1 czynność
        [few] { $n } czynności
       *[other] { $n } czynności
    } do nr { $last }
# Co stało się z plikiem otwartego turnieju: zniknął, został zastąpiony albo zmieniony.
replaced-gone = { $path }: plik usunięto albo przeniesiono, gdy turniej był otwarty
by-another-event = { $path }: ten plik zastąpiono plikiem innego turnieju: { $event }
by-another-version = { $path }: plik zastąpiono inną wersją tego turnieju ({ $which })
# $which: pierwsza czynność, której już nie ma, i czy brakuje dalszych.
actions-lost = czynności od { $first } są inne niż przedtem
edited = { $path }: turniej zmieniono ręcznie ({ $which }); poprzednia wersja turnieju jest w { $kept }
edited-not-kept = { $path }: turniej zmieniono ręcznie ({ $which }); poprzedniej wersji turnieju nie udało się zachować ({ $why })
# Czynność, którą zapisał ktoś inny: #13, ben: uwaga: spóźnienie.
by = #{ $n }, { $by }: { $what }
unread =
    { $n ->
        [one] wiersz, którego nie da się odczytać
        [few] { $n } wiersze, których nie da się odczytać
       *[other] { $n } wierszy, których nie da się odczytać
    }
with-theirs = { $what }; przywrócenie poprzedniej wersji usunie czynności zapisane tylko tam: { $theirs }
shown-as-before = { $what }; widać poprzednią wersję turnieju
kept-nowhere = { $what }; poprzedniej wersji turnieju nie udało się zachować gdzie indziej ({ $why }): nie zamykaj turnieju, dopóki plik nie wróci na miejsce
# $kept to kopia, a $copy i $path to pliki tak, jak podaje się je w powłoce.
open-there = { $what }; poprzednia wersja turnieju jest w { $kept }: otwórz ją komendą `komandor { $copy }`
put-back =
    { $what }; poprzednia wersja turnieju jest w { $kept }: przywróć ją komendą `{ $command }`{ $or ->
        [edit] { " " }albo popraw lub przyjmij zmianę komendą `komandor edit { $path }`
        [reopen] { " " }albo otwórz turniej ponownie, by kontynuować bez niej
       *[none] { "" }
    }
back-not-flushed = { $path }: turniej jest znów na swoim miejscu, ale jego folderu nie udało się utrwalić na dysku ({ $why }): sprawdź dysk, potem otwórz turniej ponownie
# Ręczna zmiana: dlaczego jej nie przyjęto i co zmieniła. $actions: czynność 4, czynności od 4 do 8.
event-changed = { $path }: turniej zmienił się po zrobieniu kopii; niczego nie zastąpiono
event-changed-by = { $path }: turniej zmienił się po zrobieniu kopii (ostatnio { $by }: { $what }); niczego nie zastąpiono
not-flushed = { $path }: plik zastąpiono, ale jego folderu nie udało się utrwalić na dysku ({ $why }); poprzednia wersja pliku jest w { $kept }
nothing = nic się nie zmieniło
accepted = przyjęto bez zmian
accepted-head = przyjęto bez zmian; nie zgadza się suma kontrolna: nagłówek
accepted-head-and = przyjęto bez zmian; nie zgadzają się sumy kontrolne: nagłówek i { $actions }
accepted-actions = przyjęto bez zmian; nie zgadza się suma kontrolna: { $actions }
tail-left-out = { $what }; niepełny ostatni wiersz pominięto
only-checksums = zmieniły się tylko sumy kontrolne
replaced-head = zmieniono nagłówek
changed = zmieniono: { $actions }
taken-out = usunięto: { $actions }
put-in = wstawiono: { $actions }
became = { $old } → { $new }
replaced-no-action = żadna czynność
action = czynność { $n }
actions = czynności { $actions }
actions-to = czynności od { $first } do { $last }
many-actions = { $n } czynności między { $first } a { $last }
hostile = znak sterujący albo niewidoczny; usuń go
