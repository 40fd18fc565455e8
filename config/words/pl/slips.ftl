# Kartki i wyniki: czego klawisz nie robi. $key, $one, $two, $back i $go_on to klawisze.
undoes-nothing = { $key }: nie ma tu czego cofnąć. { $back }: cofnij ostatnią grę lub wynik.
nothing-typed = Nie ma czego cofnąć: nic jeszcze nie wpisano.
nobody-named = Nic jeszcze nie wpisano. Zwycięzca: { $one } lub { $two }.
# Gdzie stolik ma już wynik; inny wymaga dwóch naciśnięć.
who-won-otherwise = Zwycięzca: { $one } czy { $two }? Skutki zobaczysz przed zapisem.
to-side = strony stolika { $table }
type-side = Wpisz, kto gra którą stroną: { $side }.
# Bramka przed rundą finałów. Strony następnej rundy wynikają z rozegranych.
sides-to-record = { $n ->
    [one] Stolik { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
    [few] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
    [many] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
   *[other] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
}
