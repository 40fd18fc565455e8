too-few-players = { $n ->
    [0] Runda wymaga dwóch graczy, a nie ma żadnego: { $remedy }.
   *[other] Runda wymaga dwóch graczy, a jest tylko jeden: { $remedy }.
}
too-few-teams = { $n ->
    [0] Runda wymaga dwóch drużyn, a nie ma żadnej: { $remedy }.
   *[other] Runda wymaga dwóch drużyn, a jest tylko jedna: { $remedy }.
}
add-more = dopisz więcej
bring-back = przywróć wycofanych (rejoin) albo cofnij losowanie grup (undo)
pod-needs-two = Grupa wymaga dwóch graczy: dopisz więcej.
too-many-rounds = Tylu rund nie można tu rozegrać: { $n }. Ustaw od 1 do { $most }: setup rounds=N.
only-custom = Od rund pucharowych może się zacząć tylko struktura niestandardowa: setup structure=custom rounds=0.
no-elimination = Ta gra nie ma pojedynczej eliminacji, od której można zacząć.
no-finals = Ta gra nie ma finałów: setup cut=0.
no-cut = Ta gra nie ma odcięcia: przy remisie na czele po ostatniej rundzie dwoje najlepszych z nich gra mecz rozstrzygający.
no-bracket = Dla top { $cut } nie ma drabinki: możliwe wielkości to { $sizes }.
cut-too-large = Top { $cut } wymaga tylu graczy, a jest ich { $players }: wybierz mniejsze.
every-cut-too-large = Top { $cut } wymaga tylu graczy, a jest ich { $players }. Aby grać bez odcięcia: setup cut=0.
custom-needs-rounds = Ustaw liczbę rund: setup rounds=N [cut=N].
no-row = Struktura { $structure } nie ma wiersza dla tylu graczy ({ $players }): wybierz inną przez { $setup }.
no-row-announced = Struktura nie ma wiersza dla tylu graczy ({ $players }); obowiązują Twoje ustawienia.
other-rounds = Ustawiona liczba rund: { $n }; w strukturze: { $expected }.
other-cut = { $expected ->
    [0] Ustawiono: { $cut }; w strukturze nie ma odcięcia.
   *[other] Ustawiono: { $cut }; w strukturze: top { $expected }.
}
a-cut = { $cut }
other-finals-match = Ustawiono w finałach mecze: { $is }; w zasadach: { $due }.
