# Co jest nie tak w finałach i odcięciach gry.
no-brackets = podano { $key }, ale rodzaj finałów to { $kind }; wpisz rodzaj single_elimination lub double_elimination albo usuń { $key }
needs = finały { $kind } wymagają { $key }; dodaj „{ $key }: { $example }”
no-size = { $kind } nie ma drabinki dla tylu graczy ({ $size }); wpisz jedną z liczb: { $known }
size = rozmiar { $size }
cut = odcięcie { $cut }
only-top = po odcięciu { $cut } może zostać liczba graczy bez drabinki; wpisz top, jedyne odcięcie pasujące do double_elimination
elimination-level = mecz z dwóch gier może zakończyć się remisem, a eliminacja wymaga zwycięzcy; wpisz one_game albo first_to_two
deciding-match-level = mecz z dwóch gier może zakończyć się remisem, a mecz rozstrzygający wymaga zwycięzcy; wpisz one_game albo first_to_two
no-match = struktura niestandardowa nie ma meczu finałów; dodaj „finals_match: [one_game]”
cut-without-finals = podano odcięcie do { $cut }, ale gra nie ma rund pucharowych; usuń odcięcie albo wpisz w finals rodzaj eliminacji
cut-without-size = odcięcie do { $cut } to żaden z rozmiarów finałów ({ $sizes }); wpisz jeden z nich albo dodaj ten rozmiar do finals.sizes
cut-too-large = odcięcie do { $cut } jest za duże dla wiersza, który zaczyna się od tylu graczy: { $players }; wpisz najwyżej { $players } albo usuń odcięcie
