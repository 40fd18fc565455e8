# Licytacja o jednostki. $side to nazwa strony; $resource to nazwa stawki, stoi po liczbie.
pass = pas
too-large = { $n } to za dużo: limit w licytacji to { $most }.
call-number = Odzywka { $n }: { $why }
over = Licytacja jest skończona: dwa pasy z rzędu.
opens-with-a-bid = { $side } musi najpierw otworzyć stawką 0 lub wyższą, dopiero potem może pasować.
no-raise = { $n } to nie podbicie: { $side } ma już stawkę { $own } i musi ją przebić albo spasować.
beyond-pool = { $side } ma { $pool } { $resource } i nie może zalicytować { $n }.
opens = { $side } otwiera stawką 0 lub wyższą ({ $resource }).
least = { $side }: do prowadzenia potrzeba co najmniej { $least }.
leads-already = { $side } już prowadzi i może spasować.
cannot-lead = { $side }: do prowadzenia potrzeba { $least }, a w puli jest { $pool } { $resource }.
sum = { $terms } = { $total }
wins = Wygrywa { $side }, { $high } do { $low }.
wins-tie = { $side } wygrywa remis { $n } do { $n }.
pays = { $side } płaci { $n } { $resource }, { $unit }: { $fate }.
pays-nothing = { $side } nie płaci nic, { $unit }: { $fate }.
recorded = Stolik { $table }: { $outcome }
side-of-player = { $side } ({ $player })
in-log = { $place }, licytacja: { $first }; { $second }; odzywki { $calls }; { $outcome }
won = wygrywa { $side } i płaci { $n } { $resource }
in-log-unknown = { $place }, licytacja: { $first } i { $second }
unit-sum = { $side }, { $unit } { $sum }
not-in-this-game = W tej grze nie ma licytacji.
unit-missing = Podaj jednostkę ({ $side }): { $id }="NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-unit = „{ $word }” to nie jednostka: wpisz "NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-such-side = Nie ma strony „{ $word }”; strony to { $known }.
no-call = „{ $word }” to nie odzywka: wpisz liczbę albo pass.
no-force = „{ $word }” to nie dwie pule: wpisz force=7:5, najpierw pulę strony, która otwiera.
not-over = Licytacja trwa: teraz { $side }, a kończą ją dwa pasy z rzędu. { $advice }
nobody-bid = Podaj odzywki: bids=0,3,1,pass,pass.
not-at-table = { $name } nie gra przy stoliku { $table }; grają tam { $players }.
title = Licytacja, stolik { $table }: { $name }
cost-of = Koszt budowy
beneath-of = Karty pod nią
pool-of = W puli ({ $resource })
pool-may-stay-empty = Puste pule nie ograniczają stawek.
both-pools = Podaj obie pule albo żadnej.
name-missing = { $side }: wpisz nazwę jednostki.
cost-missing = { $side }: wpisz koszt budowy wierzchniej karty.
not-opened = { $worth } przed licytacją
leads = prowadzi
wins-it = wygrywa
to-call = { $side }: stawka
calls-so-far = Odzywki: { $calls }
type-a-bid = Wpisz stawkę albo spasuj: { $pass }.
nothing-to-take-back = Nie ma jeszcze żadnej odzywki.
no-more-calls = Licytacja jest skończona. { $save }: zapisz.
does = zapisz licytację o jednostki: sprawdź każdą stawkę i pokaż, kto płaci
bad-name = Ta nazwa jednostki jest niedozwolona: { $why }.
unit = Jednostka
player = Gracz
pool = Pula
total = Suma
least-that-leads = Prowadzi od
no-number = { $label }: „{ $text }” to nie liczba całkowita.
pool-too-large = { $label }: { $n } przekracza limit { $most }.
