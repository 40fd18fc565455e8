one-game = ten mecz to jedna gra; usuń game i games
games-unread = „{ $text }” to nie gry przed tą, która trwa: { $why }
no-game = gry { $n } nie ma, w meczu jest ich najwyżej { $most }
other-game = po grach { $games } następuje gra { $next }, a nie gra { $n }; wcześniejsze gry wpisz w games
not-between = zasady nie opisują chwili przed grą { $n }; wpisz game={ $n }
nobody-won-it = gra { $n } się nie zaczęła, więc nikt jej nie wygrał
no-round-needed = round-of-game nie jest tu potrzebne; usuń je
won-and-situation = won albo situation, nie oba
nothing-counts = gry { $n } się nie liczy; usuń liczby
no-situations = te zasady nie mają innego zakończenia; usuń situation
no-situation = „{ $id }” nie jest zakończeniem opisanym w zasadach; wpisz { $known }
no-step-decides = żaden krok zasad nie rozstrzyga; rozstrzygnij i wpisz wynik
no-field = „{ $key }” nie jest tu liczone; podaj { $known }
nothing-to-count = „{ $key }” nie jest tu liczone, bo nic się nie liczy
no-numbers = { $id }=„{ $text }” to nie liczby; wpisz liczbę A i liczbę B, na przykład { $id }=11:14
no-number = „{ $text }” w { $id } nie jest liczbą całkowitą
negative = { $id } to { $n }, a nie może być ujemne
too-many = { $id } to najwyżej { $most }
is-a-win = { $id } to najwyżej { $most }, { $above }; wpisz, kto wygrał
of-one-side = { $id } liczy tylko jedna strona ({ $side }); wpisz jedną liczbę, na przykład { $id }=2
exactly-one = { $id }=„{ $text }”: ma to dokładnie jeden z graczy; wpisz { $id }=A albo { $id }=B
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
no-clock = ta runda nie ma zegara, więc czas się nie kończy
has-result = wynik już jest: { $result }; aby go zastąpić, dopisz na końcu słowo correct
time-left = Stolik { $table } ma jeszcze czas: { $left }.
side-not-recorded = Nie zapisano jeszcze, kto gra którą stroną. Aby zapisać: { $side }.
more-than-the-whole = { $name }: { $n } w polu „{ $part }” to więcej niż { $most } w polu „{ $whole }”, które je obejmuje. Policzcie jeszcze raz.
to = { $a }:{ $b }
called = koniec czasu: { $why }
by-numbers = { $why } ({ $numbers }), krok { $n }
by-holder = { $why }, krok { $n }
by-unknown-step = rozstrzyga krok { $n }
by-situation = { $text }: rozstrzyga { $why }
by-unknown-situation = rozstrzyga { $id }
by-win = wygrana przed przerwaniem gry
by-game =
    { $how ->
        [won] gra { $n } została wygrana przed przerwaniem
        [leader] gry { $n } nikt nie wygrał, więc wygrywa prowadzący
        [between] gra { $n } się nie zaczęła, więc wygrywa prowadzący
       *[not-counted] gra { $n } nie liczy się nikomu
    }
time-dialog-which-game = Która gra trwa?
now-playing = trwa
game = gra { $n }
between = między grami, przed grą { $n } ({ $before })
round-at =
    { $finished ->
        [yes] { $place }, runda { $round } skończona
       *[no] { $place }, runda { $round } nieskończona
    }
won = wygrana gry { $n } w czasie
nobody = 0 nikt
first-side = gra stroną: { $side }
only-if-level = tylko przy remisie
roll-again = rzuć jeszcze raz
rolled = rzucił program
wins = Wygrywa { $name }: { $why }
wins-match = Mecz wygrywa { $name }, { $score }: { $why }
drawn = Remis, { $score }: { $why }
goes-on = Stan { $score }, następna jest gra { $n }
goes-on-to-round = Stan { $score }: grajcie grę { $n } co najmniej do końca jej rundy { $round }
choose-game = Wybierz grę: wpisz cyfrę od 1 do { $most }.
choose = Wybierz gracza: { $one } albo { $two }.
type-number = Wpisz liczbę; 0, jeśli nic nie ma.
type-roll = Wpisz wynik rzutu albo { $key }: rzuca program.
time-dialog-no-die = W tych zasadach nie rzuca się kością.
die-not-yet = Kością rzuca się tylko przy remisie we wszystkich wcześniejszych krokach.
time-dialog-no-situation = W tych zasadach nie ma zakończenia bez liczenia.
time-dialog-time-left = Na zegarze jest jeszcze { $left }. Aby zakończyć czas przy stoliku, najpierw wpisz jego numer.
all-done = Każdy stolik, któremu skończył się czas, ma już wynik.
last-skipped = Żaden inny stolik nie czeka.
next-step = Koniec czasu. { $key }: przejdź po stolikach bez wyniku.
rolled-already = Program już rzucił. { $key }: cofnij rzut.
time-is-up = koniec czasu
time-key-called = koniec czasu tutaj
next-or-save = dalej, zapisz
roll = rzuć kością
situation = inne zakończenie
skip = pomiń stolik
row = wiersz
field = pole
number = liczba, wybór
does = kończy czas przy stoliku: wynik daje to, co policzono
no-word = „{ $word }” nie pasuje do tego polecenia; wpisz pole i liczbę, na przykład damage=11:14, albo roll, albo correct.
# Zwycięstwo na czas albo inne, warte mniej.
name = zwycięstwo na czas
none-here = zwycięstwo na czas nie jest tu możliwe; pomiń timed
loss-worth = przegrana w nim { $n }
with-played = timed dotyczy tylko rozegranego meczu; pomiń timed.
# Zasady gry.
no-win = timed_loss to przegrana przy zwycięstwie na czas; dodaj też timed_win albo usuń timed_loss
win-most = zwycięstwo na czas jest warte { $n }, a zwycięstwo { $win }; wpisz najwyżej { $win }
win-least = zwycięstwo na czas jest warte { $n }, a przegrana w nim { $loss }; wpisz więcej niż { $loss }
loss-least = przegrana przy zwycięstwie na czas jest warta { $n }, a każda inna { $loss }; wpisz co najmniej { $loss }
same = zwycięstwo na czas jest warte tyle co każde inne; wpisz mniej albo usuń timed_win
by-difference = tournament_points mówi, ile warte jest każde zwycięstwo; usuń timed_win
name-only = zwycięstwo na czas ma nazwę, ale nie ma własnych punktów; dodaj timed_win do points albo usuń nazwę
# Okno wyniku.
marked = To zwycięstwo to: { $name }.
no-timed = W tej grze nie ma zwycięstwa wartego mniej.
