# Trafienia ponad pozostałą wytrzymałość broniącej się jednostki.
too-large = { $n } to za dużo: ani atak, ani jednostka nie ma więcej niż { $most }.
no-health = Wytrzymałość broniącej się jednostki to co najmniej 1.
too-many-counters = Żetonów obrażeń jest { $counters }, a wytrzymałość to { $health }: policz żetony jeszcze raz.
remaining = Pozostała wytrzymałość { $n }.
all-to-the-defender = { $n ->
    [one] Trafienie dostaje broniąca się jednostka.
    [few] Wszystkie { $n } trafienia dostaje broniąca się jednostka.
   *[other] Wszystkie { $n } trafień dostaje broniąca się jednostka.
}
excess = { $others ->
    [one] Broniąca się dostaje co najmniej { $least }; nadwyżkę ({ $excess }) ona albo jedna inna jednostka na arenie.
   *[other] Broniąca się dostaje co najmniej { $least }; nadwyżkę ({ $excess }) ona albo inne jednostki na arenie, najwyżej { $others }.
}
splits = Możliwe podziały (broniąca się, inna): { $splits }
wrong-sum = Podział daje razem { $sum }, a trafień do rozdzielenia jest { $hits }.
nothing-in-excess = Wszystkie trafienia ({ $hits }) dostaje broniąca się jednostka: żadne nie wykracza ponad pozostałą wytrzymałość { $remaining }.
too-few = Broniąca się jednostka dostaje { $n }, a należy się jej co najmniej { $least }: najpierw jej pozostała wytrzymałość.
too-many-units = Trafienia dostaje innych jednostek: { $n }, a może najwyżej { $most }: całą resztę daj jednej.
valid = Podział jest poprawny: { $split }.
recorded = Stolik { $table }: { $split }. { $remaining }
in-log = { $place }, trafienia { $hits }, wytrzymałość { $health }, żetony { $counters }: { $split }
share = { $unit } { $n }
the-defender = broniąca się jednostka
another-unit = inna jednostka
not-in-this-game = W tej grze trafienia nie wykraczają ponad broniącą się jednostkę.
hits = liczba trafień
health = wytrzymałość broniącej się jednostki
counters = liczba żetonów obrażeń
a-share = liczba trafień dla jednej jednostki
hits-missing = Brakuje trafień: hits=N.
health-missing = Brakuje wytrzymałości broniącej się jednostki: health=N.
more-shares = Poza broniącą się podział ma liczb: { $n }, a wymieniono innych jednostek: { $units }.
title = { $name }, stolik { $table }
label-hits = Trafienia
label-health = Wytrzymałość
label-counters = Żetony obrażeń
label-defender = Broniąca się
label-others = Inne jednostki
label-split = Podział
split-about = Wpisz podział, najpierw broniąca się, na przykład 4, 3.
no-split = Wpisz podział, żeby go zapisać, na przykład { $example }.
does = wymienia możliwe podziały trafień ponad broniącą się jednostkę; z split= zapisuje jeden
number-missing = { $label }: wpisz liczbę.
