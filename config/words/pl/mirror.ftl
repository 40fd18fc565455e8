# Kopia: drugi plik ze wszystkimi zapisanymi wierszami, na innym dysku.
label = Kopia
ending = Kopia jest plikiem turnieju: { $path } musi kończyć się na .yaml.
failed = { $path }: { $why }
same-file = { $path } to sam plik turnieju; podaj plik na innym dysku.
longer = { $path } ma więcej wierszy niż { $first }. Aby je odzyskać: `{ $command }`.
cause-newer = kopia ma więcej czynności
newer = { $event } jest starszy niż jego kopia { $mirror }, która ma { $n ->
    [one] { $n } czynność
    [few] { $n } czynności
   *[other] { $n } czynności
} więcej. Dopóki nie wybierzesz, nic się nie zapisuje. Aby je odzyskać: `{ $command }`. Aby prowadzić dalej bez nich: `{ $without }`.
cause-split = kopia ma inne czynności
split = { $event } i jego kopia { $mirror } różnią się od czynności #{ $n }. Dopóki nie wybierzesz, nic się nie zapisuje; oba pokazuje komandor show PLIK log. Aby zostawić kopię: `{ $command }`. Aby zostawić turniej: `{ $without }`.
read-older = W { $event } brakuje najnowszych czynności, które są w kopii { $mirror }. Aby je odzyskać: `{ $command }`.
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
not-written = Kopii nie zapisano, próba będzie powtórzona: { $why }
busy = zapisuje go inny program
gone = nie ma kopii, może razem z dyskiem; podłącz dysk albo załóż nową kopię: { $setup }
complete-again = Kopia jest znów aktualna.
told-saved = { $done } · zapisano #{ $n }, kopia też
told-saved-on-the-same-disk = { $done } · zapisano #{ $n }, kopia na tym samym dysku
made = Utworzono { $event } z { $mirror }, czynności: { $n }.
added = Do { $event } dopisano { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[other] { $n } wierszy
} z { $mirror }.
replaced = Plik { $event } był uszkodzony i jest zachowany jako { $kept }. Zastąpiła go kopia { $mirror }, czynności: { $n }.
left-out = { $mirror } jest uszkodzony po czynności { $n }. Dalszą część pominięto: { $why }
had-all = { $event } ma wszystko, co ma { $mirror }.
differ = { $mirror } i { $event } różnią się w wierszu { $line }; żadnego nie zmieniono. Obejrzyj oba poleceniem komandor show PLIK log i zostaw właściwy.
no-event = Nie da się odczytać turnieju z { $mirror }: { $why }
only-for = --mirror dotyczy jednego turnieju: komandor --mirror PLIK TURNIEJ albo komandor do --mirror PLIK TURNIEJ POLECENIE.
after-edit = Kopia { $mirror } ma turniej sprzed tej zmiany. Przenieś ją, a nową założy setup mirror=PLIK.
can-recover = { $said }; albo odzyskaj go z kopii { $mirror }: `{ $command }`
where = Podaj utracony plik turnieju: komandor recover { $mirror } PLIK.
# Co odzyskuje recover, i uwaga o tym w dzienniku.
ask-taken = Odzyskać { $n ->
    [one] tę czynność
    [few] te { $n } czynności
   *[other] tych { $n } czynności
}? y/n:
not-taken = Niczego nie odzyskano. Sprawdź { $n ->
    [one] wypisaną wyżej czynność
    [few] wypisane wyżej { $n } czynności
   *[other] wypisane wyżej { $n } czynności
}, a potem: `{ $command }`
note = Odzyskano z { $mirror }: { $n ->
    [one] 1 czynność
    [few] { $n } czynności
   *[other] { $n } czynności
} do nr { $last }
