# Licytacja o jednostki. $side to nazwa strony; $resource to nazwa stawki, stoi po liczbie.
pass = pas
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
in-log = { $place }, licytacja: { $first }; { $second }; odzywki { $calls }; { $outcome }
won = wygrywa { $side } i płaci { $n } { $resource }
in-log-unknown = { $place }, licytacja: { $first } i { $second }
unit-sum = { $side }, { $unit } { $sum }
not-in-this-game = W tej grze nie ma licytacji.
unit-missing = Podaj jednostkę ({ $side }): { $id }="NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-unit = „{ $word }” to nie jednostka: wpisz "NAZWA:KOSZT" albo "NAZWA:KOSZT+1", gdy pod nią leży 1 karta.
no-call = „{ $word }” to nie odzywka: wpisz liczbę albo pass.
no-force = „{ $word }” to nie dwie pule: wpisz force=7:5, najpierw pulę strony, która otwiera.
not-over = Licytacja trwa: teraz { $side }, a kończą ją dwa pasy z rzędu. { $advice }
nobody-bid = Podaj odzywki: bids=0,3,1,pass,pass.
not-at-table = { $name } nie gra przy stoliku { $table }; grają tam { $players }.
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
no-more-calls = Licytacja jest skończona. { $save }: zapisz.
does = zapisuje licytację o jednostki: sprawdza każdą stawkę i pokazuje, kto płaci
unit = Jednostka
pool = Pula
total = Suma
least-that-leads = Prowadzi od
pool-too-large = { $label }: { $n } przekracza limit { $most }.
# Trafienia ponad pozostałą wytrzymałość broniącej się jednostki.
overkill-too-large = { $n } to za dużo: najwyżej { $most }.
no-health = Broniąca się jednostka musi mieć wytrzymałość co najmniej 1.
too-many-counters = Żetony obrażeń: { $counters }, a wytrzymałość { $health }: policz je jeszcze raz.
remaining = Pozostała wytrzymałość { $n }.
all-to-the-defender =
    { $n ->
        [one] Trafienie dostaje broniąca się jednostka.
        [few] Wszystkie { $n } trafienia dostaje broniąca się jednostka.
       *[other] Wszystkie { $n } trafień dostaje broniąca się jednostka.
    }
excess =
    { $others ->
        [one] Broniąca się dostaje co najmniej { $least }; pozostałe ({ $excess }) ona albo jedna inna jednostka na arenie.
       *[other] Broniąca się dostaje co najmniej { $least }; pozostałe ({ $excess }) ona albo inne jednostki na arenie, najwyżej { $others }.
    }
splits = Możliwe podziały (broniąca się, inna): { $splits }
wrong-sum = Suma podziału to { $sum }, a trafień jest { $hits }.
nothing-in-excess = Wszystkie trafienia ({ $hits }) dostaje broniąca się jednostka: jej pozostała wytrzymałość to { $remaining }.
too-few = Broniąca się jednostka dostaje { $n }, a musi co najmniej { $least }: najpierw jej pozostała wytrzymałość.
too-many-units = Inne jednostki z trafieniami: { $n }, a może być najwyżej { $most }: resztę daj jednej.
valid = Poprawny podział: { $split }.
overkill-in-log = { $place }, trafienia { $hits }, wytrzymałość { $health }, żetony { $counters }: { $split }
share = { $unit } { $n }
the-defender = broniąca się jednostka
another-unit = inna jednostka
overkill-not-in-this-game = W tej grze nie ma nadwyżki trafień.
hits-missing = Dodaj trafienia: hits=N.
health-missing = Dodaj wytrzymałość broniącej się jednostki: health=N.
more-shares = Pozostałych liczb w podziale jest { $n }, a innych jednostek { $units }.
label-hits = Trafienia
label-health = Wytrzymałość
label-counters = Żetony obrażeń
label-defender = Broniąca się
label-others = Inne jednostki
label-split = Podział
split-about = Wpisz podział, najpierw broniąca się, na przykład 4, 3.
no-split = Wpisz podział, żeby go zapisać, na przykład { $example }.
overkill-does = wymienia możliwe podziały nadwyżki trafień; z split= zapisuje jeden
number-missing = { $label }: wpisz liczbę.
# Orzeczenia z pytaniami: kolejne pytania i rozstrzygnięcie, które wynika z odpowiedzi.
yes = tak
no = nie
yes-or-no = tak lub nie
number = od { $least } do { $most }
wants-yes-or-no = Na pytanie „{ $question }” odpowiedz tak (yes) albo nie (no), a nie „{ $typed }”.
wants-number = Na pytanie „{ $question }” podaj liczbę od { $least } do { $most }, a nie „{ $typed }”.
none-known = Ta gra nie ma orzeczeń z pytaniami. Aby zapisać orzeczenie: { $note }.
unknown = Nie ma pytań na temat „{ $topic }”; tematy w tej grze: { $known }.
asks-next = { $topic }, następne pytanie: { $question } ({ $answers })
settled-already = Rozstrzygnięcie jest jasne bez odpowiedzi „{ $answer }”: pomiń ją.
guided-in-log = { $place }, orzeczenie ({ $topic }): { $answers }. { $verdict }
guided-in-log-unknown = { $place }, orzeczenie ({ $topic }): { $answers }
guided-title = Orzeczenia z pytaniami
which = Czego dotyczy sprawa?
question-of = Pytanie { $n } z najwyżej { $all }
record-at-table = Zapisz przy stoliku
no-number-yet = Najpierw wpisz liczbę: od { $least } do { $most }.
guided-does = prowadzi przez pytania orzeczenia do rozstrzygnięcia; table= zapisuje je przy stoliku
none-found = Nie znaleziono orzeczenia z pytaniami. Spróbuj innego słowa.
none-in-this-game = Ta gra nie ma orzeczeń z pytaniami.
more-in-log = W dzienniku jeszcze { $n }.
mission-does = ustala misję rundy: ręcznie, kością albo ponownym losowaniem
missing = Która misja? Numer, nazwa, roll=N albo redraw.
again-by-hand = Powtórzyć można tylko misję ustaloną ręcznie: kość i losowanie biorą jedną z najrzadziej używanych.
by-hand = ręcznie
by-die = na kości wypadło { $n }
by-redraw = wylosowana ponownie
log-mission =
    { $again ->
        [yes] { $round }: { $mission } znów, przed innymi ({ $how })
       *[no] { $round }: { $mission } ({ $how })
    }
so-already = Misja już ustalona, { $round }: { $mission }.
no-missions = { $game } ({ $format }): w tej grze nie ma misji.
no-round = Nie trwa żadna runda. Aby sparować ją z misją: { $pair }. Aby ustalić misję wcześniej: { $next }.
mission-no-number = Misje mają numery od 1 do { $most }.
no-name = Żadna misja nie nazywa się „{ $typed }”: podaj jej numer od 1 do { $most }.
mission-which = „{ $typed }” może oznaczać { $which }.
was-used =
    { $n ->
        [one] { $mission } już była ({ $rounds }), a { $n } misja jeszcze nie.
        [few] { $mission } już była ({ $rounds }), a { $n } misje jeszcze nie.
       *[other] { $mission } już była ({ $rounds }), a { $n } misji jeszcze nie.
    }
was-used-more =
    { $n ->
        [one] { $mission } już była ({ $rounds }), a { $n } misja była rzadziej.
        [few] { $mission } już była ({ $rounds }), a { $n } misje były rzadziej.
       *[other] { $mission } już była ({ $rounds }), a { $n } misji było rzadziej.
    }
again = Aby mimo to użyć jej ponownie: { $again }.
reason-after-results =
    { $n ->
        [one] Jest już { $n } wynik ({ $round }): podaj powód zmiany misji, why=POWÓD.
        [few] Są już { $n } wyniki ({ $round }): podaj powód zmiany misji, why=POWÓD.
       *[other] Jest już { $n } wyników ({ $round }): podaj powód zmiany misji, why=POWÓD.
    }
has-results =
    { $n ->
        [one] Jest już { $n } wynik: nie zmieni się.
        [few] Są już { $n } wyniki: nie zmienią się.
       *[other] Jest już { $n } wyników: nie zmienią się.
    }
no-longer-next = Była ustalona na następną rundę, która teraz wylosuje inną.
redraw-needs-reason = Aby wylosować misję ponownie, podaj powód: why=POWÓD.
nothing-to-redraw = Misji następnej rundy jeszcze nie wylosowano, więc nie ma czego losować ponownie.
only-one-left = Żadnej innej misji nie można teraz użyć. Aby powtórzyć: { $other }.
too-many-for-a-die = Żadna kość nie ma tylu liczb, ile misji można teraz użyć. Aby wylosować: { $redraw }.
no-such-roll = Kość ma liczby od 1 do { $sides }, a nie { $n }.
roll-again = { $n } nie oznacza teraz misji: rzuć jeszcze raz. Co znaczą liczby: { $table }.
die = Rzuć kością o tylu ścianach: { $sides }.
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: rzuć jeszcze raz
die-again-from = { $from }–{ $to }: rzuć jeszcze raz
until = Misję można zmieniać dowolnie do pierwszego wyniku, potem z powodem, do następnego parowania.
until-paired = Ustal ją przed parowaniem.
now = teraz
unused = nie była
choose = wybierz
redraw = losuj ponownie
press-roll = Naciśnij wyrzuconą liczbę.
why-title = { $mission }: dlaczego?
why-redraw = Ponowne losowanie misji: dlaczego?
has-none = W tej grze nie ma misji.
form-roll = Wynik rzutu
other-round = inna runda
type-roll = wpisz rzut
settled-next = ustalona
for-next = następna runda
no-other-round = Żadna runda nie ma jeszcze par: lista dotyczy następnej.
roll-missing = Wpisz wynik rzutu.
reason-help = Powód będzie w dzienniku.
by-number = według numeru
