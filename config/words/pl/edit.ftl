nothing-changed = Niczego nie zmieniono.
ask-unchanged = Niczego nie zmieniono. Enter otwiera edytor ponownie, a przyjmuje plik takim, jaki jest, q rezygnuje:
ask-faulty = Enter otwiera edytor ponownie, q rezygnuje:
ask-kept = Kopia jest w { $copy }. Enter otwiera edytor ponownie, q rezygnuje:
lines-since = { $n ->
    [one] { $path }: od wykonania kopii zapisano { $n } wiersz; stoi na jej końcu.
    [few] { $path }: od wykonania kopii zapisano { $n } wiersze; stoją na jej końcu.
   *[other] { $path }: od wykonania kopii zapisano { $n } wierszy; stoją na jej końcu.
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
kept = ; kopia jest w { $copy }, dalsza praca z nią: `{ $command }`
not-before = { $breach }; przedtem tak nie było (starszy wynik poprawia `komandor do … report STOLIK WYNIK round=N`)
interrupted = { $path }: niczego nie zmieniono, { $why }{ $kept }{ $left }.
gave-up = edytor { $program } zakończył się błędem ({ $status })
signalled = sygnał { $signal } zakończył edycję
left = ; to, co zapisał sam edytor, jest w { $folder }
breach = { $path }: { $breach }.
hard-links = { $n ->
    [one] { $path }: plik miał jeszcze { $n } nazwę (twarde dowiązanie), która dalej prowadzi do dawnego turnieju: dowiąż ją ponownie.
    [few] { $path }: plik miał jeszcze { $n } nazwy (twarde dowiązania), które dalej prowadzą do dawnego turnieju: dowiąż je ponownie.
   *[other] { $path }: plik miał jeszcze { $n } nazw (twardych dowiązań), które dalej prowadzą do dawnego turnieju: dowiąż je ponownie.
}
accept = { $path }: niczego nie zmieniono; plik taki, jaki jest, przyjmuje { $command }
no-editor-terminal = Nie ma tu terminala dla edytora; VISUAL albo EDITOR może wskazać taki, który go nie potrzebuje, a --accept przyjmuje plik taki, jaki jest.
names-no-program = { $name } nie wskazuje programu: { $value }
no-editor = Nie można uruchomić edytora: { $error }.
no-copy = Nie można zrobić kopii: { $error }.
not-started = { $path }: niczego nie zmieniono, edytora { $program } nie można uruchomić ({ $error }): ustaw VISUAL albo EDITOR.
not-read-back = { $path }: niczego nie zmieniono, kopii nie można odczytać ({ $error }).
