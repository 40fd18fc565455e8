# Co stało się z plikiem otwartego turnieju: zniknął, został zastąpiony albo zmieniony.
gone = { $path }: plik usunięto albo przeniesiono, gdy turniej był otwarty
by-another-event = { $path }: ten plik zastąpiono plikiem innego turnieju: { $event }
by-another-version = { $path }: plik zastąpiono inną wersją tego turnieju ({ $which })
# $which: pierwsza czynność, której już nie ma, i czy brakuje dalszych.
action-lost = czynność { $n } jest inna niż przedtem
actions-lost = czynności od { $first } są inne niż przedtem
edited = { $path }: turniej zmieniono ręcznie ({ $which }); poprzednia wersja turnieju jest w { $kept }
edited-not-kept = { $path }: turniej zmieniono ręcznie ({ $which }); poprzedniej wersji turnieju nie udało się zachować ({ $why })
# Czynność, którą zapisał ktoś inny: #13, ben: uwaga: spóźnienie.
by = #{ $n }, { $by }: { $what }
unread = { $n ->
    [one] wiersz, którego nie da się odczytać
    [few] { $n } wiersze, których nie da się odczytać
   *[other] { $n } wierszy, których nie da się odczytać
}
with-theirs = { $what }; przywrócenie poprzedniej wersji usunie czynności zapisane tylko tam: { $theirs }
shown-as-before = { $what }; widać poprzednią wersję turnieju
kept-nowhere = { $what }; poprzedniej wersji turnieju nie udało się zachować gdzie indziej ({ $why }): nie zamykaj turnieju, dopóki plik nie wróci na miejsce
# $kept to kopia, a $copy i $path to pliki tak, jak podaje się je w powłoce.
open-there = { $what }; poprzednia wersja turnieju jest w { $kept }: otwórz ją komendą `komandor { $copy }`
put-back = { $what }; poprzednia wersja turnieju jest w { $kept }: przywróć ją komendą `{ $command }`
put-back-or-mend = { $what }; poprzednia wersja turnieju jest w { $kept }: przywróć ją komendą `{ $command }` albo popraw lub przyjmij zmianę komendą `komandor edit { $path }`
put-back-or-go-on = { $what }; poprzednia wersja turnieju jest w { $kept }: przywróć ją komendą `{ $command }` albo otwórz turniej ponownie, by kontynuować bez niej
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
head = zmieniono nagłówek
head-and-log = zmieniono nagłówek, { $log }
changed = zmieniono: { $actions }
taken-out = usunięto: { $actions }
put-in = wstawiono: { $actions }
became = { $old } → { $new }
no-action = żadna czynność
action = czynność { $n }
actions = czynności { $actions }
actions-to = czynności od { $first } do { $last }
many-actions = { $n } czynności między { $first } a { $last }
