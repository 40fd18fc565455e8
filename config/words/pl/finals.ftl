made = Odcięcie do top { $n }; pierwsze rozstawienie: { $name }.
made-unannounced = Nie ustawiono odcięcia; top { $n } to twój wybór.
other-than-announced = Odcięcie do top { $n }, choć w ustawieniach turnieju jest { $cut }.
won-without-match = Bez meczu rozstrzygającego, { $champion }: nie został nikt inny z równym wynikiem.
no-finals = Ta gra nie ma finałów: wygrywa pierwsze miejsce w klasyfikacji.
begins-with-elimination = Ten turniej zaczyna się od rund pucharowych: nie ma odcięcia.
seeded-already =
    { $of ->
        [match] Mecz rozstrzygający jest już rozstawiony. Żeby to cofnąć: { $undo }.
       *[finals] Odcięcie jest już wykonane. Żeby je cofnąć: { $undo }.
    }
rounds-to-come = Rozegrane rundy: { $played } z { $rounds }. Następna runda: { $pair }. Żeby zakończyć tutaj: { $end }.
none-announced = Nie ustawiono odcięcia. Żeby mimo to odciąć: { $cut }.
too-few = Do finałów zostaje { $n }, a potrzeba dwóch. Dla N najlepszych: { $cut }. Bez odcięcia: { $none }.
match-of-two = Mecz rozstrzygający gra tylko dwoje najlepszych z równym wynikiem. Żeby go rozstawić: samo { $cut }.
level-with-nobody = Miejsca 0 nie ma: wpisz np. { $cut }.
no-such-kind = Zasady tej gry nie mają takiego odcięcia. Dla N najlepszych: { $cut }.
gives-up = { $name } rezygnuje z miejsca
given-up-already = { $name }: rezygnacja z miejsca jest już zapisana.
offered = Na to miejsce wchodzi { $name }, rozstawienie { $seed }.
pair-anew = Żadna gra się nie zaczęła. Ponowne parowanie według nowego rozstawienia: { $pair }.
nobody-takes-place = Nie ma kto wejść na to miejsce: najwyżej rozstawieni mają wolne losy.
nobody-else-level = Nikt inny nie ma równego wyniku, { $champion }.
nobody-level = Nie został nikt z równym wynikiem: nie ma mistrza.
no-place-before-cut = Przed odcięciem nie ma z czego rezygnować.
no-place-before-match = Przed rozstawieniem meczu rozstrzygającego nie ma z czego rezygnować. Żeby go rozstawić: { $cut }.
no-place =
    { $of ->
        [match] { $name } nie gra w meczu rozstrzygającym.
       *[finals] { $name } nie ma w finałach miejsca, z którego można zrezygnować.
    }
too-late-to-decline =
    { $of ->
        [match] Na rezygnację z miejsca jest za późno. Żeby oddać je przeciwnikowi: { $drop }.
       *[finals] Na rezygnację z miejsca jest za późno. Żeby dać przeciwnikowi wolny los: { $drop }.
    }
instead = { $these } zamiast: { $those }
moved = { $name } z rozstawieniem { $seed } zamiast { $was }
as-computed = tak jak w klasyfikacji
in-log = ręcznie ustalony top { $n }, numer 1 { $first }: { $changes }
no-name = Rozstawienie { $n }: brak nazwiska.
why-without-seeds = Powód podaje się tylko przy ręcznym rozstawieniu: { $cut }.
reason-missing = Podaj powód ręcznego rozstawienia (trafi do dziennika).
deciding-match = Mecz rozstrzygający grają osoby z równym wynikiem na czele: rozstawia go { $cut }.
hand-cut-too-few =
    { $n ->
        [one] Finału nie zagra jedna osoba: podaj co najmniej dwie.
       *[other] Nikogo nie podano: podaj co najmniej dwie osoby.
    }
no-seed =
    { $why ->
        [disqualified] { $name } ma dyskwalifikację i nie może grać w finałach.
        [house] { $name } to gracz rezerwowy i nie może grać w finałach.
       *[twice] { $name } jest w rozstawieniu dwa razy.
    }
seed-fault =
    { $fault ->
        [gone] w rozstawieniu jest osoba wycofana: { $name }
        [house] w rozstawieniu jest gracz rezerwowy: { $name }
       *[twice] { $name } jest w rozstawieniu dwa razy
    }
remark =
    { $what ->
        [same] ręcznie, tak samo jak w klasyfikacji
       *[order] ręcznie, w innej kolejności niż w klasyfikacji
    }
remark-without =
    { $n ->
        [one] wykonane ręcznie; według klasyfikacji w finałach gra też { $names }
       *[other] wykonane ręcznie; według klasyfikacji w finałach grają też { $names }
    }
title = Top { $n }, ręcznie
column-was =
    { $kind ->
        [swiss] szwajc.
       *[other] przed
    }
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
is-already =
    { $where ->
        [first] { $name } ma już pierwsze rozstawienie.
       *[last] { $name } ma już ostatnie rozstawienie.
    }
if-cut-now = Przy odcięciu teraz do top { $n }
leave = { $back } lub { $again }: powrót
short-words = { $table }: stolik 1, { $number }: mecz 1
match = mecz { $n }
match-short = M{ $n }
table-short = S{ $table }
out = odpada: { $place }
later-rounds = dalsze rundy →
earlier-rounds = ← wcześniejsze rundy
final-of =
    { $bracket ->
        [upper] Górna, finał
       *[lower] Dolna, finał
    }
round-of =
    { $bracket ->
        [upper] Górna, runda { $n }
       *[lower] Dolna, runda { $n }
    }
if-needed = mecz { $n }, jeśli trzeba
kind =
    { $kind ->
        [swiss] system szwajcarski
        [round-robin] każdy z każdym
        [single] pojedyncza eliminacja
        [double] podwójna eliminacja
       *[deciding-match] mecz rozstrzygający
    }
bracket =
    { $bracket ->
        [upper] górna drabinka
        [lower] dolna drabinka
       *[deciding] gra rozstrzygająca
    }
seed = rozstawienie { $n }
player-of =
    { $who ->
        [winner] zwycięzca { $n }
       *[loser] przegrany { $n }
    }
place = { $n }.
places = { $best }–{ $worst }.
shape =
    { $shape ->
        [one-game] jedna gra
        [two-games] dwie gry
       *[first-to-two] do dwóch zwycięstw
    }
no-cut = bez odcięcia
cut-to = top { $n }
cut-to-and-level = top { $n } i wszyscy z tym samym wynikiem
cut-at =
    { $n ->
        [one] odcięcie od { $n } punktu
       *[other] odcięcie od { $n } punktów
    }
