state =
    { $state ->
        [certain] pewny udziału
        [out] bez szans
       *[open] otwarte
    }
percent = { $n } %
goal-cut = Cel: miejsce w finałach ({ $cut })
goal-win = Cel: pierwsze miejsce
playouts =
    { $n ->
        [one] { $n } symulacja
        [few] { $n } symulacje
       *[other] { $n } symulacji
    }
chances =
    { $by ->
        [equal] wyniki równie prawdopodobne
       *[record] lepszy dorobek częściej wygrywa
    }
assumed = jeśli nikt się nie wycofa
basis = { $playouts }, { $chances }, { $assumed }
basis-seed = { $playouts }, { $chances }, ziarno { $seed }
known-if = Pewni udziału, bez szans i szanse: { $assumed }.
organizer-only = Dla organizatora, nie dla graczy.
next-in-line = Następny w obecnej klasyfikacji, jeśli ktoś zrezygnuje: { $name }
column-chance = Szansa
if-heading = Co oznacza wynik stolika { $table }
win = wygrana
draw = remis
loss = przegrana
draw-is =
    { $what ->
        [safe] Remis jest bezpieczny: oboje są wtedy pewni udziału.
       *[not-safe] Remis nie jest bezpieczny dla obojga.
    }
none-now = Teraz nie ma szans do pokazania: są od rundy 1 do ustalenia topu.
help-plain = { $odds } pokazuje szanse, z { $by } według dorobku; z nazwiskiem: co dla tej osoby oznacza każdy wynik.
key-short = szanse
playing = Rozgrywanie kolejnych rund …
none-here = Teraz nie ma szans do pokazania.
card-cut = Miejsce w finałach: { $chance }
card-win = Pierwsze miejsce: { $chance }
out-of-cut = Poza topem.
next = następny w kolejce
item = Pewni udziału i bez szans
on-board =
    { $shown ->
        [yes] tablica pokazuje, kto jest pewny udziału, a kto bez szans
       *[no] tablica tego nie pokazuje
    }
