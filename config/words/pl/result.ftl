bye = wolny los
rests = pauzuje
wins-unplayed = wygrywa bez gry
score = { $a }–{ $b }
nobody-left = { $score } nikogo nie ma
by = { $score }, o { $margin }
level-won = { $score }, wygrana: { $name }
so-far = { $score } dotąd
# Wynik w zdaniu, najpierw zwycięzca.
beat = wygrywa { $winner }, przegrywa { $loser }
beat-at = wygrywa { $winner }, przegrywa { $loser }, { $score }
drew = remis: { $a } i { $b }
drew-at = remis { $score }: { $a } i { $b }
match-lost-by-both = { $a } i { $b } przegrywają
conceded-to = { $loser } poddaje mecz, wygrywa { $winner }
did-not-appear = nieobecność: { $absent }, wygrywa { $winner }
was-removed = usunięcie: { $gone }, dalej przechodzi { $winner }
unread = { $a } i { $b }: { $games }
# Pojedyncze gry meczu.
game-conceded = { $loser } poddaje grę { $n }
lost-game-to = grę { $n } wygrywa { $winner }, przegrywa { $loser }
conceded-game-to = grę { $n } poddaje { $loser }, wygrywa { $winner }
both-lost-game = { $a } i { $b } przegrywają grę { $n }
# Wszystkie gry meczu, gdy tylko one odróżniają dwa wyniki.
game-won = gra { $n }: { $name }
game-drawn = gra { $n }: remis
game-lost-by-both = gra { $n }: przegrana obojga
no-game = bez gier
entered-already = Ten wynik jest już wpisany.
corrected = Stolik { $table }, poprawka: { $now } (wcześniej: { $was }).
goes-on = Stolik { $table }: { $last }; stan { $score }. Dalej: gra { $next }.
replaces = Zapisane: { $there }. Nowe: { $wanted }.
seeds-stay =
    { $of ->
        [match] Mecz rozstrzygający rozstawiono przed tą poprawką; bez zmian.
       *[finals] Rozstawienie finałów bez zmian.
    }
rounds-stay = Rundy sparowane później bez zmian.
nobody-wins-match = Nikt nie wygrywa meczu rozstrzygającego: bez mistrza.
nobody-wins-round = Bez zwycięzcy ({ $round }): bez mistrza.
nobody-goes-on = Z tej gry nikt nie przechodzi dalej: następny przeciwnik ma wolny los.
winner-has-left = { $name } po wycofaniu nie przechodzi dalej.
in-again = { $name } znów jest w turnieju.
absent-removed-for-good = { $name } opuszcza turniej bez możliwości powrotu. Aby to zmienić, wpisz wynik stolika ponownie.
to-be-played-out = Grę { $n } trzeba dograć do końca: daj ostrzeżenie ({ $name }) albo cofnij wynik.
report-unread = „{ $text }”: { $why }.
bye-needs-none = Wolny los nie potrzebuje wyniku.
winner-is-paired = Zwycięzca stolika { $table } ma już parę ({ $round }): najpierw cofnij te pary.
match-is-paired = Gracz stolika { $table } ma już parę ({ $round }, mecz { $number }): najpierw cofnij pary tej rundy.
double-needs-winner = Mecz podwójnej eliminacji musi mieć zwycięzcę: wpisz W albo L albo zdyskwalifikuj gracza, który nie może grać dalej.
round-is-over = { $round }: już po rundzie. Wpisz stolik { $table } ze wszystkimi grami meczu.
only-a-game-conceded = Tu można poddać tylko grę, nie cały mecz. Aby poddać trwającą grę: { $report }.
match-is-over = Mecz przy stoliku { $table } jest zakończony. Wpisz gry sprzed poddania, jak { $games }, albo { $undo }, a potem { $alone }.
no-stage = Nie ma etapu { $stage }: wpisz od 1 do { $most }.
no-finals-yet = Runda finałowa nie ma jeszcze par. Aby sparować: { $pair }.
round-before-cut = Dla rundy { $round } sprzed odcięcia dopisz stage=1.
any-round-before-cut = Dla rundy sprzed odcięcia dopisz round=N stage=1.
no-table = Nie ma stolika { $table } ({ $round }): wpisz od { $from } do { $to }.
only-byes = Nie ma stolika { $table } ({ $round }): są tylko wolne losy.
# Wynik podany jako wygrane gry, na przykład 2-1. Powody, dla których nim nie jest, są zdaniami podrzędnymi.
impossible = mecz ({ $shape }) nie może się tak skończyć: wpisz wygrane gry, na przykład { $example }, albo literę na każdą grę
level = to może być po jednej wygranej albo dwa remisy: wpisz { $won } albo { $drawn }
started = nie zgadza się to z wpisanymi już grami ({ $games }): wpisz literę za każdą grę
# Po zapisaniu.
unfinished = Wynik { $score } w meczu ({ $shape }) możliwy jest tylko po upływie czasu. Jeśli mecz trwa, wpisz wynik jeszcze raz na końcu.
# Obok wyniku w literach i tam, gdzie chodzi o jedną grę.
no-order = zapisano tylko wygrane gry
order-needed = Stolik { $table } ma zapisane tylko wygrane gry, { $games }: podaj najpierw zwycięzcę każdej gry, na przykład { $report }.
# W oknie wyniku.
correct = popraw wynik
ask = Wygrane gry – { $one } i { $two }:
key = wpisz stan
missing = podaj wygrane gry obu graczy, na przykład 2 i { $lost }
no-result = Nie można wpisać { $text } jako wygranych gier. { $back }, potem { $one } lub { $two } za każdą grę.
one-game = mecz to tutaj jedna gra: podaj zwycięzcę, { $one } albo { $two }
over = { $score }. { $key }: zapisz
next = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }
next-or-drawn = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }, remis: { $drawn }
or-time = { $winner } ({ $key }: koniec czasu)
on-time = koniec czasu
# Dlaczego litery nie są wynikiem, a przewagi nie da się przyjąć; każdy tekst to część zdania.
no-winner = gra { $n } nie ma zwycięzcy, więc nikt jej nie poddał
no-such-game = nie ma gry { $n }, którą można by poddać
games-match-is-over = mecz jest skończony: nie ma już czego grać
empty = brak wyniku: podaj jedną literę za każdą grę, W albo L
too-many = za dużo liter ({ $n }), a mecz to { $shape }: podaj najwyżej { $most }
second-missing = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }
second-missing-or-time = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }, albo { $timed }, jeśli skończył się czas
no-draws = remisów tu nie ma: podaj W lub L, albo X, jeśli przegrały obie strony
no-letter =
    { $draws ->
        [yes] „{ $letter }” to nie wynik: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga, D remis
       *[no] „{ $letter }” to nie wynik: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga
    }
over-after = mecz skończył się po grze { $n }: pomiń resztę
third-decides = jest po jednej wygranej, więc rozstrzyga trzecia gra: wpisz wygrane gry, na przykład { $example }
no-margins = przewag się tu nie liczy; pomiń margin=
margin-of-forfeit = poddany mecz wygrywa się o { $margin }; pomiń margin=
margin-too-large = meczu nie można wygrać o { $margin }; podaj od margin=0 do margin={ $most }
margin-missing = brakuje przewagi zwycięzcy; podaj ją po wyniku, od margin=0 do margin={ $most }
no-timed-draw = { $game }: gra zremisowana po czasie liczy się jak każdy remis.
timed-draw-worth = Gra zremisowana po czasie daje { $special } pkt według osobnej zasady albo { $general } pkt jak każdy remis: setup timed_draw={ $special } albo timed_draw={ $general }.
timed-draw-fixed = Runda 1 ma już pary, więc punktów za grę zremisowaną po czasie nie można zmienić. Najpierw cofnij parowanie.
first-alone = Meczu rozstrzygającego nie będzie: prowadzi { $name }, a nikt z grających nie ma równego wyniku.
# Małe punkty obu graczy i to, co z nich wynika.
with-points = { $result } ({ $a }–{ $b })
# Czemu małe punkty nie są wynikiem; każdy tekst to część zdania.
too-large = tylu małych punktów ({ $score }) gracz nie może zdobyć; podaj od 0 do { $most }
level-refused = { $a }–{ $b } to remis, a tu gra nie może skończyć się remisem
winner-missing = z { $a }–{ $b } nie wynika, kto wygrał; dopisz { $letters }, na przykład { $example }
no-such-letter = po { $a }–{ $b } wpisz { $letters }, nie { $letter }
scores-missing = brakuje małych punktów; podaj je tak: { $example }, od 0 do { $most }
of-forfeit = gra nierozegrana to { $winner } do { $loser }; pomiń małe punkty
none-here = małych punktów się tu nie podaje; podaj jedną literę za każdą grę
margin-follows = przewaga wynika z małych punktów; pomiń margin=
# Zasady gry w słowach.
described = { $name }, 0-{ $most }; wygrywa wyższy wynik
describe-level = przy równych: { $level }
describe-margin = różnica jest przewagą
describe-unplayed = bez gry { $winner }–{ $loser }; wolny los liczy się jako { $bye }–0
row = od { $from } { $winner }–{ $loser }
points-by-difference = według różnicy małych punktów: { $rows }; wolny los { $bye }
points-by-difference-or-draw = według różnicy małych punktów: { $rows }; remis { $draw }, wolny los { $bye }
level-value =
    { $value ->
        [told] zwycięzcę się wpisuje
        [draw] remis
       *[refused] niemożliwe
    }
# Rozstrzyganie remisów.
own = Małe pkt
own-narrow = MałePkt
name-own = własne małe punkty
opponents = Małe pkt rywali
opponents-narrow = MPRyw
name-opponents = małe punkty rywali
arithmetic-opponents = suma własnych małych punktów wszystkich rywali
difference = Różnica
difference-narrow = Różn
name-difference = różnica małych punktów
arithmetic-difference = własne małe punkty minus stracone
own-less-against = { $own } − { $against }
# Okno wyniku.
scores-ask = Małe punkty obu, na przykład { $example }, do { $most }.
incomplete = Podaj małe punkty obu graczy, ze spacją pośrodku, na przykład { $example }.
who-won = Kto wygrał przy { $a }–{ $b }: { $one } czy { $two }?
scores-goes-on = { $result }. { $key }: dalej.
is-asked = { $a }–{ $b }. { $key }: kto wygrał?
jump = Inny stolik: kropka i numer ({ $pointed }) albo nazwisko.
scores-next = Dalej: numer stolika, { $enter }, potem małe punkty obu graczy.
slip = Każdy wpisuje swoje małe punkty, od 0 do { $most }.
plain-next = Dalej: wpisz numer stolika, potem małe punkty obu graczy.
key-score = małe punkty
place-who-won = Kto wygrał przy tych małych punktach
# Rozmowa w wierszach.
ask-plain = Małe punkty: { $one } i { $two }, na przykład { $example } (do { $most })?
# Punkty w połówkach.
points = { $n } punktu
whole-rows = przy tournament_points punkty są całe; wpisz liczby całkowite
whole-draw = przy timed_draw punkty są całe; wpisz liczby całkowite, na przykład 2 zamiast 1 i 1 zamiast "1/2"
whole-cut = próg punktowy topu wymaga całych punktów, a w tej grze są połówki; usuń minimum_points
after-match =
    { $n ->
        [one] Po tym meczu wycofuje się { $names }.
       *[other] Po tym meczu wycofują się { $names }.
    }
in-log =
    { $n ->
        [one] { $result }; wycofuje się { $names }
       *[other] { $result }; wycofują się { $names }
    }
out-anyway = { $name } odpada przez tę porażkę: wycofanie nie jest zapisywane.
last-match = { $name } nie ma już meczów: wycofanie nie jest zapisywane.
not-paired =
    { $n ->
        [one] Poza turniejem i bez pary jest { $names }.
       *[other] Poza turniejem i bez pary są { $names }.
    }
leaving-round-is-over = { $round } już za nami, a wycofać można tylko przy wynikach najnowszej rundy. Aby wycofać teraz: { $drop }. Aby przywrócić: { $rejoin }.
match-goes-on = Mecz przy stoliku { $table } jeszcze trwa. Podaj wycofanie razem z wynikiem albo oddaj mecz: { $drop }.
no-result-yet = Stolik { $table } nie ma wyniku do zachowania.
same-needs-drop = Słowo same zachowuje wynik, więc wymaga też drop=.
key-first = wycofaj pierwszego gracza
key-leaves = odchodzi { $name }, potem wynik
key-second = wycofaj drugiego gracza
not-now = Kolejne rundy mają już pary: graczy wycofuje się na liście graczy.
nobody-leaves = Nikt się nie wycofuje.
# Co zmienia poprawka starszej rundy i co by zmieniła.
no-place-changes = Miejsca bez zmian.
places = Miejsca: { $changes }.
places-and-more = Miejsca: { $changes } i inne zmiany: { $n }.
stays = { $name } nadal { $place }
moves = { $name } { $was } → { $place }
cut-changes = Odcięcie: { $changes }.
cut-move =
    { $way ->
        [in]
            { $n ->
                [one] wchodzi { $names }
               *[other] wchodzą { $names }
            }
       *[out]
            { $n ->
                [one] wypada { $names }
               *[other] wypadają { $names }
            }
    }
preview-bye = Runda { $round }: wolny los należałby się inaczej ({ $would }, nie { $has }); bez zmian.
more-byes =
    { $n ->
        [one] Jeszcze w { $n } rundzie wolny los miałby ktoś inny; bez zmian.
       *[other] Jeszcze w { $n } rundach wolny los miałby ktoś inny; bez zmian.
    }
seeds = Rozstawienie byłoby inne: { $seeds }; bez zmian.
seeds-now = Nowe rozstawienie: { $seeds }.
so-many-seeds-now = Rozstawionych teraz { $n }: { $seeds }.
cut-now = Teraz odcięcie do top { $n }.
seed = { $n }. { $name }
seeds-and-others = { $seeds } i inne zmiany: { $n }
place-pile = Małe punkty z kartki
