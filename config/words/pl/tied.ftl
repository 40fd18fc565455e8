head-to-head = Bezpośrednie
head-to-head-narrow = Bezp.
cut-one = WZ -1
cut-one-narrow = WZ -1
sonneborn-berger = Sonneborn-Berger
sonneborn-berger-narrow = SB
wins = Zwycięstwa
wins-narrow = zwyc.
name-head-to-head = bezpośrednie mecze
name-cut-one = waga zwycięstw bez najsłabszego przeciwnika
name-sonneborn-berger = Sonneborn-Berger
name-wins = wygrane mecze
arithmetic-head-to-head = punkty remisujących w meczach między sobą; jeśli nie wszyscy grali ze sobą, kto prowadzi bez względu na brakujące mecze
arithmetic-wins = razem z wolnymi losami wartymi wygrany mecz
phrase-head-to-head = punkty w meczach z remisującymi
phrase-cut-one = suma punktów przeciwników bez najniższej
phrase-sonneborn-berger = punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis
sum-head-to-head = punkty w meczach z remisującymi
taken = { $name } { $points }
not-met = { $name } (bez meczu)
without = { $sum }, bez { $least }
only-one = bez { $least }, jedynego przeciwnika
nobody-beaten = bez zwycięstw i remisów
matches-and-byes = { $matches } + { $byes ->
    [one] wolny los
    [few] { $byes } wolne losy
   *[other] { $byes } wolnych losów
}
of-rounds = z rund: { $n }
among-the-rest = w meczach pozostałych remisujących prowadzi { $name }
wins-as-points = wins nie rozstrzygnie równych wyników: bez remisów i z wolnym losem wartym wygraną mówi to samo co punkty; usuń je z listy
sweep-and-points = użyj tylko jednego z head_to_head_sweep i head_to_head: oba porównują mecze remisujących
margin-from = Każdy mecz liczy się za { $base }: wygrana dodaje przewagę, przegrana ją odejmuje.
margin-of-winner-from = Każdy mecz liczy się za { $base }, a wygrana dodaje przewagę.
