# Licytacja o jednostki. $side to nazwa strony; $resource to nazwa stawki, stoi po liczbie.
pass = pas
too-large = { $n } to za dużo: żadna liczba w licytacji nie przekracza { $most }.
call-number = Odzywka { $n }: { $why }
over = Licytacja jest skończona: oba pasy padły po kolei.
opens-with-a-bid = { $side } najpierw otwiera stawką 0 lub wyższą, pasować może dopiero potem.
no-raise = { $n } to nie podbicie: własna stawka ({ $side }) to { $own } i trzeba ją przebić albo spasować.
beyond-pool = { $side } ma { $pool } { $resource } i nie może zalicytować { $n }: więcej nie ma w puli.
opens = { $side } otwiera stawką 0 lub wyższą ({ $resource }).
least = { $side } prowadzi od stawki { $least }.
leads-already = { $side } już prowadzi i może spasować.
cannot-lead = { $side }: prowadzenie od stawki { $least }, a w puli { $pool } { $resource }.
sum = { $terms } = { $total }
wins = Wygrywa { $side }, { $high } do { $low }.
wins-tie = Wygrywa { $side }, { $n } do { $n }: remis jest dla tej strony.
pays = { $side } płaci { $n } { $resource }, { $unit }: { $fate }.
pays-nothing = { $side } nie płaci nic, { $unit }: { $fate }.
recorded = Stolik { $table }: { $outcome }
side-of-player = { $side } ({ $player })
in-log = { $place }, licytacja: { $first }; { $second }; odzywki { $calls }; { $outcome }
won = wygrywa { $side } i płaci { $n } { $resource }
in-log-unknown = { $place }, licytacja: { $first } i { $second }
unit-sum = { $side }, { $unit } { $sum }
not-in-this-game = W tej grze nie ma licytacji o jednostki.
unit-missing = Brakuje jednostki ({ $side }): wpisz { $id }="NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-unit = „{ $word }” nie jest jednostką: wpisz "NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-such-side = Nikt tu nie licytuje jako „{ $word }”; strony to { $known }.
no-call = „{ $word }” to nie odzywka: wpisz liczbę albo pass.
no-force = „{ $word }” to nie dwie pule: wpisz force=7:5, najpierw pulę strony, która otwiera.
not-over = Licytacja trwa: odzywa się { $side }, a oba pasy muszą paść po kolei. { $advice }
nobody-bid = Brakuje odzywek: bids=0,3,1,pass,pass.
not-at-table = { $name } nie gra przy stoliku { $table }; grają tam { $players }.
title = Licytacja, stolik { $table }: { $name }
cost-of = Koszt budowy
beneath-of = Karty pod nią
pool-of = W puli ({ $resource })
pool-may-stay-empty = Pule mogą zostać puste: wtedy nie ograniczają stawek.
both-pools = Podaj obie pule albo żadnej.
name-missing = { $side }: wpisz nazwę jednostki.
cost-missing = { $side }: wpisz koszt budowy wierzchniej karty.
not-opened = { $worth } bez stawki
leads = prowadzi
wins-it = wygrywa
to-call = { $side }: stawka
calls-so-far = Odzywki: { $calls }
type-a-bid = Najpierw wpisz stawkę albo spasuj klawiszem { $pass }.
nothing-to-take-back = Nie było jeszcze żadnej odzywki.
no-more-calls = Licytacja jest skończona: { $save } ją zapisuje.
does = zapisz licytację o jednostki: sprawdza każdą stawkę i mówi, kto płaci
bad-name = Nie można przyjąć tej nazwy jednostki: { $why }.
unit = Jednostka
player = Gracz
pool = Pula
total = Suma
least-that-leads = Prowadzi od
no-number = { $label }: „{ $text }” to nie liczba całkowita.
pool-too-large = { $label }: { $n } to za dużo, najwyżej { $most }.
