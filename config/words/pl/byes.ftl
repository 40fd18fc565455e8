# Wolne losy poza wolnym losem gracza bez pary: przyznane przed wydarzeniem na pierwsze rundy.
awarded = przyznany wolny los
coming-awarded = wolny los w następnej rundzie
why-awarded = Wolny los przyznany przed turniejem
rounds-awarded = { $n ->
    [1] jedna z przyznanym wolnym losem
   *[other] przyznane wolne losy: { $n }
}
have-awarded = { $n ->
    [one] przyznany wolny los: { $names }
   *[other] przyznane wolne losy: { $names }
}
a-number = liczba przyznanych wolnych losów
none-awarded = { $game }: bez przyznanych wolnych losów.
house-has-none = Gracz rezerwowy nie ma wolnych losów: gra tylko tam, gdzie ktoś miałby wolny los.
only-swiss = Wolne losy przyznaje się na rundy szwajcarskie, a ten turniej się od nich nie zaczyna.
too-many = Za dużo wolnych losów ({ $n }): limit to { $most }.
paired-already = { $name }: rundy z wolnym losem mają już pary, więc do rundy { $n } nic się nie zmienia.
from-round = Wolne losy liczą się od rundy { $round }: wcześniejsze rundy mają już pary.
too-late = { $name }: za późno na przyznane wolne losy ({ $n }).
not-swapped = { $name } ma przyznany wolny los i go zachowuje. Cofnięcie rundy: { $undo }.
out-as-awarded = { $name } ma w rundzie { $round } przyznany wolny los. Żeby mimo to dostać parę: { $edit }.
too-few-play = { $n ->
    [0] Nikt nie gra w tej rundzie. Wolne losy: { $names }. Najpierw je zmień.
    [one] W tej rundzie gra tylko jedna osoba. Wolne losy: { $names }. Najpierw je zmień.
    [few] W tej rundzie grają tylko { $n } osoby. Wolne losy: { $names }. Najpierw je zmień.
   *[other] W tej rundzie gra tylko { $n } osób. Wolne losy: { $names }. Najpierw je zmień.
}
label-awarded = Przyznane wolne losy
log-awarded = { $n ->
    [0] { $name } nie ma już przyznanych wolnych losów
   *[other] { $name }: przyznane wolne losy, { $n }
}
item = Wolne losy
announced-awarded = Przyznane przed turniejem: po { $points }, { $most ->
    [one] za pierwszą rundę
   *[other] najwyżej za { $most } pierwsze rundy
}; gracze z wolnymi losami: { $n }
field-awarded = Przyznane wolne losy
describe-awarded = { $most ->
    [one] za pierwszą rundę, jako wygrany mecz
   *[other] najwyżej za { $most } pierwsze rundy, jako wygrane mecze
}
not-drawn = parowanie { $pairing } nie zależy od punktów, więc nikt nie może mieć przyznanego wolnego losu; usuń byes
most = wolnych losów nie może być { $n }; wpisz liczbę od 1 do { $most }
verify-awarded = przyznane wolne losy: { $said }; należą się: { $due }
