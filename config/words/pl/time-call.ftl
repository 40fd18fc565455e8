one-game = ten mecz to jedna gra; usuń game i games
games-unread = „{ $text }” to nie gry przed tą, która trwa: { $why }
no-game = gry { $n } nie ma, w meczu jest ich najwyżej { $most }
other-game = po grach { $games } następuje gra { $next }, a nie gra { $n }; wcześniejsze gry wpisz w games
no-row = zasady nie mówią, co robić, gdy czas skończy się w grze { $n }; rozstrzygnij i wpisz wynik
not-between = zasady nie opisują chwili przed grą { $n }; wpisz game={ $n }
nobody-won-it = gra { $n } się nie zaczęła, więc nikt jej nie wygrał
no-round-needed = round-of-game nie jest tu potrzebne; usuń je
won-and-counted = grę { $n } wygrała strona { $side }, więc niczego się nie liczy; usuń won albo liczby
won-and-situation = won albo situation, nie oba
leader-needs-no-count = gry { $n } nikt nie wygrał, więc mecz wygrywa prowadzący; usuń liczby
draw-needs-no-count = gry { $n } nikt nie wygrał, więc jest remis; usuń liczby
nothing-counts = gry { $n } nikt nie wygrał, więc nie liczy się nikomu; usuń liczby
no-situations = te zasady nie mają innego zakończenia; usuń situation
no-situation = „{ $id }” nie jest zakończeniem opisanym w zasadach; wpisz { $known }
no-step-decides = żaden krok zasad nie rozstrzyga; rozstrzygnij i wpisz wynik
no-field = „{ $key }” nie jest tu liczone; podaj { $known }
nothing-to-count = „{ $key }” nie jest tu liczone, bo nic się nie liczy
no-numbers = { $id }=„{ $text }” to nie liczby; wpisz liczbę A i liczbę B, na przykład { $id }=11:14
one-number = { $id }={ $text } dotyczy jednego gracza; wpisz liczbę A i liczbę B, na przykład { $id }={ $text }:14
no-number = „{ $text }” w { $id } nie jest liczbą całkowitą
negative = { $id } to { $n }, a nie może być ujemne
too-many = { $id } to najwyżej { $most }
is-a-win = { $id } to najwyżej { $most }, { $above }; wpisz, kto wygrał
of-one-side = { $id } liczy tylko jedna strona ({ $side }); wpisz jedną liczbę, na przykład { $id }=2
exactly-one = { $id }=„{ $text }”: ma to dokładnie jeden z graczy; wpisz { $id }=A albo { $id }=B
no-seat = { $side }=„{ $text }”: wpisz, kto gra tą stroną, { $side }=A albo { $side }=B
two-seats = strony podano dwa razy i różnie; usuń { $side }
side-is-recorded = zapisano, że { $seat } gra stroną { $side }; najpierw popraw ten zapis albo usuń tu stronę
no-face = { $id } to { $n }, a na kości są tylko { $faces }
rolled-on = w { $id } po rzucie, który rozstrzygnął, jest następny; wpisz rzuty po kolei, rozstrzygający jako ostatni
rolled-twice = kością rzuca się ręcznie albo robi to program; usuń roll albo liczby
no-die = zasady nie mówią, co jest na kości w { $id }; rzućcie nią sami
which-game = która gra trwa? Wpisz game=1 albo wcześniejsze gry, na przykład games=W; jeśli żadna nie trwa, game=between
who-won-before = kto wygrał wcześniejsze gry? Wpisz literę za każdą od strony A, na przykład games=W albo games=WL
who-won = czy ktoś wygrał grę { $n }, zanim przerwano grę? Wpisz won=A, won=B albo won=none
which-round = którą rundę gry { $n } ukończono jako ostatnią? Zasady wymagają co najmniej rundy { $least }; wpisz round-of-game={ $least }
play-on = grajcie grę { $n } co najmniej do końca jej rundy { $round }, a potem policzcie
counts = nic jeszcze nie rozstrzyga; podaj { $forms }
level = w kroku { $n } jest remis ({ $a }:{ $b }); podaj { $forms }
margin-needs = zwycięzca jest już znany; dla przewagi podaj jeszcze { $forms }
up-to = { $form } (najwyżej { $most })
by-hand-or-program = { $form } (albo roll: rzuca program)
no-procedure = zasady tej gry nie mówią, co robić, gdy skończy się tu czas; rozstrzygnij i wpisz wynik
told-only = zasady tego turnieju tylko opisują koniec czasu; rozstrzygnij i wpisz wynik
no-clock = ta runda nie ma zegara, więc czas się nie kończy
has-result = wynik już jest: { $result }; aby go zastąpić, dopisz na końcu słowo correct
time-left = Stolik { $table } ma jeszcze czas: { $left }.
side-not-recorded = Nie zapisano jeszcze, kto gra którą stroną. Aby zapisać: { $side }.
more-than-the-whole = { $name }: { $n } w polu „{ $part }” to więcej niż { $most } w polu „{ $whole }”, które je obejmuje. Policzcie jeszcze raz.
with = { $result }; { $time }
to = { $a }:{ $b }
sum = { $sum } = { $total }
called = koniec czasu: { $why }
by-numbers = { $why } ({ $numbers }), krok { $n }
by-holder = { $why }, krok { $n }
by-unknown-step = rozstrzyga krok { $n }
by-situation = { $text }: rozstrzyga { $why }
by-unknown-situation = rozstrzyga { $id }
by-win = wygrana przed przerwaniem gry
by-win-in-game = gra { $n } została wygrana przed przerwaniem
by-leader = gry { $n } nikt nie wygrał, więc wygrywa prowadzący
by-leader-between = gra { $n } się nie zaczęła, więc wygrywa prowadzący
by-not-counted = gra { $n } nie liczy się nikomu
by-draw = w grze { $n } jest remis
play-to-round = Grę { $n } grajcie co najmniej do końca jej rundy { $round }, a potem policzcie.
