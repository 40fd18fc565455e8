label = Trzecie miejsce
match = mecz o trzecie miejsce
shared = dzielą je przegrani z półfinałów
played = mecz przegranych z półfinałów
offered = mecz przegranych z półfinałów, jeśli go ogłoszono
mark = 3.
not-in-the-rules = Zasady gry { $game } nie przewidują meczu o trzecie miejsce: dzielą je przegrani z półfinałów.
double-elimination = { $game } gra się w podwójnej eliminacji, w której o trzecim miejscu rozstrzyga ostatni mecz dolnej drabinki.
rules-have-it = Zasady przewidują mecz o trzecie miejsce.
somebody-left = { $n ->
    [one] Meczu o trzecie miejsce nie będzie: { $names } nie gra dalej.
   *[other] Meczu o trzecie miejsce nie będzie: { $names } nie grają dalej.
}
opponent-takes-it = Trzecie miejsce: { $name }.
nobody-wins = Nikt nie wygrywa meczu o trzecie miejsce: obie strony je dzielą.
beside-the-final = mecz o trzecie miejsce przy stoliku { $table }
why = Mecz o trzecie miejsce: przegrani z półfinałów
not-in-double = w podwójnej eliminacji o trzecim miejscu rozstrzyga ostatni mecz dolnej drabinki; usuń third_place
not-due = jest mecz o trzecie miejsce, którego nie powinno być
missing = brakuje meczu o trzecie miejsce: { $names }
of-others = w meczu o trzecie miejsce gra { $given }, a powinno { $names }
in-bracket = O 3. miejsce
