too-few-players = { $n ->
    [0] Runda wymaga dwóch graczy, a lista jest pusta: { $remedy }.
   *[other] Runda wymaga dwóch graczy, a na liście jest jeden: { $remedy }.
}
too-few-teams = { $n ->
    [0] Runda wymaga dwóch drużyn, a lista jest pusta: { $remedy }.
   *[other] Runda wymaga dwóch drużyn, a na liście jest jedna: { $remedy }.
}
add-more = potrzeba więcej zapisów
bring-back = rejoin przywraca tych, którzy odeszli, a undo cofa do chwili przed losowaniem grup
pod-needs-two = Grupa wymaga dwóch graczy: potrzeba więcej zapisów.
too-many-rounds = Tylu rund nie da się tu rozegrać ({ $n }): setup rounds=N, od 1 do { $most }.
only-custom = Od rund pucharowych zaczyna się tylko struktura niestandardowa: setup structure=custom rounds=0.
no-elimination = Ta gra nie ma pojedynczej eliminacji, od której turniej mógłby się zacząć.
no-finals = Ta gra nie ma finałów: setup cut=0.
no-cut = Ta gra nie ma odcięcia: jeśli po ostatniej rundzie na czele jest równy wynik, decyduje mecz rozstrzygający dwóch najlepszych.
no-bracket = Odcięcie do { $cut } nie ma drabinki: możliwe rozmiary to { $sizes }.
cut-too-large = Odcięcie do { $cut } wymaga tylu graczy, a jest ich { $players }: wybierz mniejsze.
every-cut-too-large = Odcięcie do { $cut } wymaga tylu graczy, a jest ich { $players }: setup cut=0 z niego rezygnuje.
custom-needs-rounds = Struktura niestandardowa wymaga podania liczby rund: setup rounds=N [cut=N].
no-row = Struktura { $structure } nie ma wiersza dla tylu graczy ({ $players }): inną wybiera { $setup }.
no-row-announced = Struktura nie ma wiersza dla tylu graczy ({ $players }); obowiązuje to, co ogłoszono.
other-rounds = Ogłoszono inną liczbę rund niż w strukturze: { $n } zamiast { $expected }.
other-cut = { $expected ->
    [0] Ogłoszono: { $cut }; struktura nie przewiduje odcięcia.
   *[other] Ogłoszono: { $cut }; struktura przewiduje odcięcie do { $expected }.
}
a-cut = { $cut }
other-finals-match = Ogłoszono w finałach mecze: { $is }; w zasadach: { $due }.
