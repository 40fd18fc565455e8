made = Odcięcie do top { $n }; pierwsze rozstawienie: { $name }.
made-unannounced = Odcięcie do top { $n }, choć go nie ustawiono.
other-than-announced = Odcięcie do top { $n }, choć w ustawieniach turnieju jest { $cut }.
won-without-match = Bez meczu rozstrzygającego, { $champion }: nie został nikt inny z równym wynikiem.
no-finals = Ta gra nie ma finałów: wygrywa pierwsze miejsce w klasyfikacji.
begins-with-elimination = Ten turniej zaczyna się od rund pucharowych: nie ma odcięcia.
made-already = Odcięcie jest już wykonane. Żeby je cofnąć: { $undo }.
match-seeded-already = Mecz rozstrzygający jest już rozstawiony. Żeby to cofnąć: { $undo }.
rounds-to-come = Rozegrane rundy: { $played } z { $rounds }. Następna runda: { $pair }. Żeby zakończyć tutaj: { $end }.
none-announced = Nie ustawiono odcięcia. Żeby mimo to odciąć: { $cut }.
too-few = Do finałów zostaje { $n }, a potrzeba dwóch. Dla N najlepszych: { $cut }. Bez odcięcia: { $none }.
match-of-two = Mecz rozstrzygający gra tylko dwoje najlepszych z równym wynikiem. Żeby go rozstawić: samo { $cut }.
level-with-nobody = Miejsca 0 nie ma: wpisz np. { $cut }.
no-such-kind = Zasady tej gry nie mają takiego odcięcia. Dla N najlepszych: { $cut }.
given-up-already = { $name }: rezygnacja z miejsca jest już zapisana.
offered = Na to miejsce wchodzi { $name }, rozstawienie { $seed }.
pair-anew = Żadna gra się nie zaczęła. Ponowne parowanie według nowego rozstawienia: { $pair }.
nobody-takes-place = Nie ma kto wejść na to miejsce: najwyżej rozstawieni mają wolne losy.
nobody-else-level = Nikt inny nie ma równego wyniku, { $champion }.
nobody-level = Nie został nikt z równym wynikiem: nie ma mistrza.
no-place-before-cut = Przed odcięciem nie ma z czego rezygnować.
no-place-before-match = Przed rozstawieniem meczu rozstrzygającego nie ma z czego rezygnować. Żeby go rozstawić: { $cut }.
no-place-in-finals = { $name } nie ma w finałach miejsca, z którego można zrezygnować.
no-place-in-match = { $name } nie gra w meczu rozstrzygającym.
finals-begun = Na rezygnację z miejsca jest za późno. Żeby dać przeciwnikowi wolny los: { $drop }.
match-paired = Na rezygnację z miejsca jest za późno. Żeby oddać je przeciwnikowi: { $drop }.
instead = { $these } zamiast: { $those }
moved = { $name } z rozstawieniem { $seed } zamiast { $was }
as-computed = tak jak w klasyfikacji
in-log = ręcznie ustalony top { $n }: { $changes }
reason = powód, why=POWÓD
seeds = rozstawieni, od najlepszego
no-name = Rozstawienie { $n }: brak nazwiska.
why-without-seeds = Powód podaje się tylko przy ręcznym rozstawieniu: { $cut }.
reason-missing = Podaj powód ręcznego rozstawienia (trafi do dziennika).
deciding-match = Mecz rozstrzygający grają osoby z równym wynikiem na czele: rozstawia go { $cut }.
hand-cut-too-few =
    { $n ->
        [one] Finału nie zagra jedna osoba: podaj co najmniej dwie.
       *[other] Nikogo nie podano: podaj co najmniej dwie osoby.
    }
disqualified = { $name } ma dyskwalifikację i nie może grać w finałach.
house-player = { $name } to gracz rezerwowy i nie może grać w finałach.
twice = { $name } jest w rozstawieniu dwa razy.
seed-is-gone = w rozstawieniu jest osoba wycofana: { $name }
seed-is-house = w rozstawieniu jest gracz rezerwowy: { $name }
seed-twice = { $name } jest w rozstawieniu dwa razy
remark-same = ręcznie, tak samo jak w klasyfikacji
remark-order = ręcznie, w innej kolejności niż w klasyfikacji
remark-without =
    { $n ->
        [one] wykonane ręcznie; według klasyfikacji w finałach gra też { $names }
       *[other] wykonane ręcznie; według klasyfikacji w finałach grają też { $names }
    }
title = Top { $n }, ręcznie
column-was = wg kl.
about-edited = Ręcznie: { $changes }.
enter-asks = { $key }: podaj powód i ustal top.
key-up = wyżej
key-down = niżej
key-replace = zamień
key-remove = pomiń
key-again = jak w klasyfikacji
add-title = Dodaj rozstawioną osobę
replace-title = Zamiast: { $name }
who-missing = Wpisz nazwisko albo numer gracza.
reason-title = Ręczne rozstawienie
nothing-changed = Rozstawienie jest już takie jak w klasyfikacji.
is-first = { $name } ma już pierwsze rozstawienie.
is-last = { $name } ma już ostatnie rozstawienie.
if-cut-now = Przy odcięciu teraz do top { $n }
leave = { $back } lub { $again }: powrót
short-words = { $table }: stolik 1, { $number }: mecz 1
match = mecz { $n }
match-short = M{ $n }
table-short = S{ $table }
out = odpada: { $place }
later-rounds = dalsze rundy →
earlier-rounds = ← wcześniejsze rundy
upper-final = Górna, finał
upper-round = Górna, runda { $n }
lower-final = Dolna, finał
lower-round = Dolna, runda { $n }
if-needed = mecz { $n }, jeśli trzeba
swiss = system szwajcarski
round-robin = każdy z każdym
single-elimination = pojedyncza eliminacja
double-elimination = podwójna eliminacja
stage-deciding-match = mecz rozstrzygający
upper-bracket = górna drabinka
lower-bracket = dolna drabinka
deciding-game = gra rozstrzygająca
seed = rozstawienie { $n }
winner-of = zwycięzca { $n }
loser-of = przegrany { $n }
place = { $n }.
places = { $best }–{ $worst }.
one-game = jedna gra
two-games = dwie gry
first-to-two = do dwóch zwycięstw
no-cut = bez odcięcia
cut-to = top { $n }
cut-to-and-level = top { $n } i wszyscy z tym samym wynikiem
cut-at =
    { $n ->
        [one] odcięcie od { $n } punktu
       *[other] odcięcie od { $n } punktów
    }
