# Odpowiedzi na klawisze, które nie mogą zrobić tego, co gdzie indziej.
no-such-number = { $n ->
    [one] { $key } niczego tu nie oznacza: jedynym numerem jest 1.
   *[other] { $key } niczego tu nie oznacza: numery są od 1 do { $n }.
}
# Wynik wpisany w połowie.
half-typed = Wynik stolika { $table } nie jest dopisany do końca i nie jest zapisany. { $key } jeszcze raz go porzuca.
typed-dropped = To, co wpisano przy stoliku { $table }, nie zostało zapisane.
# $what to nazwisko albo to, co zrobiono.
undo = cofnij: { $what }
