# Trafienia ponad pozostałą wytrzymałość broniącej się jednostki.
too-large = { $n } to za dużo: najwyżej { $most }.
no-health = Broniąca się jednostka musi mieć wytrzymałość co najmniej 1.
too-many-counters = Żetony obrażeń: { $counters }, a wytrzymałość { $health }: policz je jeszcze raz.
remaining = Pozostała wytrzymałość { $n }.
all-to-the-defender = { $n ->
    [one] Trafienie dostaje broniąca się jednostka.
    [few] Wszystkie { $n } trafienia dostaje broniąca się jednostka.
   *[other] Wszystkie { $n } trafień dostaje broniąca się jednostka.
}
excess = { $others ->
    [one] Broniąca się dostaje co najmniej { $least }; pozostałe ({ $excess }) ona albo jedna inna jednostka na arenie.
   *[other] Broniąca się dostaje co najmniej { $least }; pozostałe ({ $excess }) ona albo inne jednostki na arenie, najwyżej { $others }.
}
splits = Możliwe podziały (broniąca się, inna): { $splits }
wrong-sum = Suma podziału to { $sum }, a trafień jest { $hits }.
nothing-in-excess = Wszystkie trafienia ({ $hits }) dostaje broniąca się jednostka: jej pozostała wytrzymałość to { $remaining }.
too-few = Broniąca się jednostka dostaje { $n }, a musi co najmniej { $least }: najpierw jej pozostała wytrzymałość.
too-many-units = Inne jednostki z trafieniami: { $n }, a może być najwyżej { $most }: resztę daj jednej.
valid = Poprawny podział: { $split }.
recorded = Stolik { $table }: { $split }. { $remaining }
in-log = { $place }, trafienia { $hits }, wytrzymałość { $health }, żetony { $counters }: { $split }
share = { $unit } { $n }
the-defender = broniąca się jednostka
another-unit = inna jednostka
not-in-this-game = W tej grze nie ma nadwyżki trafień.
hits = liczba trafień
health = wytrzymałość broniącej się jednostki
counters = liczba żetonów obrażeń
a-share = liczba trafień dla jednej jednostki
hits-missing = Dodaj trafienia: hits=N.
health-missing = Dodaj wytrzymałość broniącej się jednostki: health=N.
more-shares = Pozostałych liczb w podziale jest { $n }, a innych jednostek { $units }.
title = { $name }, stolik { $table }
label-hits = Trafienia
label-health = Wytrzymałość
label-counters = Żetony obrażeń
label-defender = Broniąca się
label-others = Inne jednostki
label-split = Podział
split-about = Wpisz podział, najpierw broniąca się, na przykład 4, 3.
no-split = Wpisz podział, żeby go zapisać, na przykład { $example }.
does = wymień możliwe podziały nadwyżki trafień; z split= zapisz jeden
number-missing = { $label }: wpisz liczbę.
