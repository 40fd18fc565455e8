# Co runda i klasyfikacja pokazują obok nazwisk. $key to klawisz.
results = { $n } z { $all }
open-only = tylko stoliki bez wyniku · { $key }: wszystkie
key-open = bez wyniku
no-open-tables = Każdy stolik ma wynik: nie ma stolików do pokazania.
sign = { $sign } { $said }
leaves = wycofanie po tej rundzie
gone = wycofanie
penalty-not-entered = kara nieujęta w wyniku
no-list = brak spisu
checked = sprawdzone w tej rundzie
extra-time = Dodatkowy czas: { $tables }
extra-time-and-more = Dodatkowy czas: { $tables } i jeszcze { $more }
table-time = stolik { $table } +{ $minutes }' { $left }
# Mecze wygrane i przegrane, potem remisy.
won-lost = W–P
won-lost-drawn = W–P–R
