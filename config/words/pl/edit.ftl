nothing-changed = Niczego nie zmieniono.
ask-unchanged = Niczego nie zmieniono. Enter: edytuj ponownie, a: przyjmij plik bez zmian, q: zakończ:
ask-faulty = Enter: edytuj ponownie, q: zakończ:
ask-kept = Kopia jest w { $copy }. Enter: edytuj ponownie, q: zakończ:
lines-since = { $n ->
    [one] { $path }: od wykonania kopii zapisano { $n } wiersz; jest na końcu kopii.
    [few] { $path }: od wykonania kopii zapisano { $n } wiersze; są na końcu kopii.
   *[other] { $path }: od wykonania kopii zapisano { $n } wierszy; są na końcu kopii.
}
replaced = { $what }; dawny plik jest w { $copy }
faults = { $n ->
    [one] { $path }: niczego nie zastąpiono, w tekście jest { $n } błąd{ $kept }.
    [few] { $path }: niczego nie zastąpiono, w tekście są { $n } błędy{ $kept }.
   *[other] { $path }: niczego nie zastąpiono, w tekście jest { $n } błędów{ $kept }.
}
refused = { $reason }{ $kept }
refused-stop = { $reason }{ $kept }.
not-kept = ; nie udało się zachować kopii ({ $error })
kept = ; kopia jest w { $copy }, dalsza edycja: `{ $command }`
not-before = { $breach }; to nowy błąd (starszy wynik poprawia `komandor do … report STOLIK WYNIK round=N`)
interrupted = { $path }: niczego nie zmieniono, { $why }{ $kept }{ $left }.
gave-up = edytor { $program } zakończył się błędem ({ $status })
signalled = sygnał { $signal } zakończył edytor
left = ; to, co zapisał sam edytor, jest w { $folder }
breach = { $path }: { $breach }.
hard-links = { $n ->
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
