# Odpowiedzi na klawisze, które nie mogą zrobić tego, co gdzie indziej.
no-such-number = { $n ->
    [one] Nie ma tu numeru { $key }: wybierz 1.
   *[other] Nie ma tu numeru { $key }: wybierz od 1 do { $n }.
}
# Wynik wpisany w połowie.
half-typed = Stolik { $table }: wynik niepełny. { $key } jeszcze raz, żeby go odrzucić.
typed-dropped = Stolik { $table }: niepełny wynik odrzucono.
# $what to nazwisko albo to, co zrobiono.
undo = cofnij: { $what }
