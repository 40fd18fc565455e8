# Kopia: drugi plik ze wszystkimi zapisanymi wierszami, na innym dysku.
label = Kopia
ending = Kopia jest plikiem turnieju: { $path } musi kończyć się na .yaml.
failed = { $path }: { $why }
same-file = { $path } to sam plik turnieju; podaj plik na innym dysku.
longer = { $path } ma więcej wierszy niż { $first }: przywraca je `{ $command }`.
cause-newer = kopia ma więcej czynności
newer = { $event } jest starszy niż jego kopia { $mirror }, która ma { $n ->
    [one] { $n } czynność
   *[other] { $n } czynności
} więcej. Dopóki nie wybierzesz, nic nie jest zapisywane. `{ $command }` je przywraca. `{ $without }` pozwala grać dalej bez nich.
cause-split = kopia ma inne czynności
split = { $event } i jego kopia { $mirror } różnią się od czynności #{ $n }. Dopóki nie wybierzesz, nic nie jest zapisywane; oba pokazuje komandor show PLIK log. Gdy kopia jest dobra: `{ $command }`. Gdy turniej jest dobry: `{ $without }`.
read-older = W { $event } brakuje najnowszych czynności, które ma kopia { $mirror }: `{ $command }` je przywraca.
read-split = { $event } i jego kopia { $mirror } mają różne czynności; tu widać czynności z { $event }.
other = { $path } nie jest kopią { $first }: różnią się w wierszu { $line }. Przenieś ten plik albo podaj inny.
saved = mirrored #{ $n }
saved-on-the-same-disk = copied #{ $n }: na tym samym dysku co turniej
behind = Kopia jest o { $n ->
    [one] { $n } czynność
   *[other] { $n } czynności
} w tyle; próba będzie powtórzona.
behind-because = Kopia jest o { $n ->
    [one] { $n } czynność
   *[other] { $n } czynności
} w tyle, próba będzie powtórzona: { $why }
not-written = Kopia nie jest zapisywana, próba będzie powtórzona: { $why }
busy = zapisuje go inny program
gone = nie ma kopii, może razem z jej dyskiem; podłącz dysk albo załóż nową kopię: { $setup }
complete-again = Kopia jest znów pełna.
told-saved = { $done } · zapisano #{ $n }, kopia też
told-saved-on-the-same-disk = { $done } · zapisano #{ $n }, kopia na tym samym dysku
made = { $event } powstał z { $mirror }, czynności: { $n }.
added = Do { $event } dopisano { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[other] { $n } wierszy
} z { $mirror }.
replaced = Plik { $event } był uszkodzony i leży teraz jako { $kept }. Zastąpiła go kopia { $mirror }, czynności: { $n }.
left-out = { $mirror } jest uszkodzony za czynnością { $n }. Dalsza część jest pominięta: { $why }
had-all = { $event } ma wszystko, co ma { $mirror }.
differ = { $mirror } i { $event } różnią się w wierszu { $line } i żaden nie jest zmieniony: obejrzyj oba poleceniem komandor show PLIK log i zostaw właściwy.
no-event = Nie da się odczytać turnieju z { $mirror }: { $why }
only-for = --mirror dotyczy jednego turnieju: komandor --mirror PLIK TURNIEJ albo komandor do --mirror PLIK TURNIEJ POLECENIE.
after-edit = Kopia { $mirror } ma turniej sprzed tej zmiany. Przenieś ją; nową zacznie potem setup mirror=PLIK.
can-recover = { $said }; albo wróć do niego z kopii { $mirror }: `{ $command }`
where = Podaj plik turnieju, który przepadł: komandor recover { $mirror } PLIK.
# Co przejmuje recover, i uwaga o tym w dzienniku.
ask-taken = Przejąć { $n ->
    [one] tę czynność
    [few] te { $n } czynności
   *[other] tych { $n } czynności
}? y/n:
not-taken = Niczego nie odtworzono. Sprawdź { $n ->
    [one] wypisaną wyżej czynność
    [few] wypisane wyżej { $n } czynności
   *[other] wypisane wyżej { $n } czynności
}, a potem: `{ $command }`
note = Odtworzono z { $mirror }: { $n ->
    [one] 1 czynność
    [few] { $n } czynności
   *[other] { $n } czynności
} do nr { $last }
