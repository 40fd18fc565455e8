# Kartki i wyniki: czego klawisz nie robi. $key, $one, $two, $back i $go_on to klawisze.
undoes-nothing = { $key } niczego tu nie cofa: { $back } cofa ostatnią grę lub wynik.
nothing-typed = Niczego nie wpisano, więc nie ma czego cofnąć.
nobody-named = Niczego nie wpisano: { $one } lub { $two }, kto wygrywa.
# Gdzie stolik ma już wynik; inny wymaga dwóch naciśnięć.
who-won-otherwise = Kto wygrywa: { $one } czy { $two }? Zmianę widać przed zapisem.
to-side = strony stolika { $table }
type-side = Wpisz, kto gra którą stroną: { $side }.
# Bramka przed rundą finałów. Strony następnej rundy wynikają z rozegranych.
sides-to-record = { $n ->
    [one] Stolik { $tables }: nie zapisano, kto grał którą stroną. Wynikają z tego następne strony; bez zapisu nie liczy się to nikomu.
    [few] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Wynikają z tego następne strony; bez zapisu nie liczy się to nikomu.
    [many] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Wynikają z tego następne strony; bez zapisu nie liczy się to nikomu.
   *[other] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Wynikają z tego następne strony; bez zapisu nie liczy się to nikomu.
}
