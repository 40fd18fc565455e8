# Numery stolików. $range: 1-12. $pair: Ewa – Jan.
no-range = Zakres { $n }, „{ $range }”, nie jest zakresem stolików: napisz 1-12 albo jedną liczbę.
table-zero = Zakres { $n }, „{ $range }”, zawiera stolik 0: stoliki liczy się od 1.
too-large = Zakres { $n }, „{ $range }”, jest za duży: największy numer stolika to { $most }.
backwards = Zakres { $n }, „{ $range }”, biegnie wstecz: napisz { $from }-{ $to }.
overlap = Zakres { $n }, „{ $range }”, zawiera stolik { $table }, który jest już w zakresie { $other }.
too-many-ranges = Zakresów stolików może być najwyżej { $most }.
too-few = { $n ->
    [one] Stolików na sali: { $all }. Potrzebny jest jeszcze 1: ma numer { $first }.
    [few] Stolików na sali: { $all }. Potrzebne są jeszcze { $n }: mają numery od { $first }.
   *[other] Stolików na sali: { $all }. Potrzeba jeszcze { $n }: mają numery od { $first }.
}
feature-not-in-the-hall = Stolik { $table } jest wyróżniony, ale nie należy do stolików na sali.
does-table = przenosi parę tej rundy do innego stolika
another-table = drugi stolik
item-tables = Stoliki
all-tables = 1, 2, 3 i tak dalej
item-feature = Stoliki wyróżnione
no-feature = brak
hall = { $tables } ({ $n })
form-tables = Stoliki na sali
form-feature = Stoliki wyróżnione
there-already = { $pair }: to już jest stolik { $table }.
no-such-table = Nie ma stolika { $n }: numery stolików to 1–{ $most }.
has-result = Stolik { $table } ma już wynik i zostaje na miejscu: najpierw cofnij ten wynik.
moved = { $pair }: ze stolika { $from } do stolika { $table }.
other-goes = { $pair }: w zamian do stolika { $table }.
needs-another = { $name } potrzebuje stolika { $table }.
kept-for = Stolik { $table } jest na stałe dla: { $name }.
fixed-twice = { $name } i { $other } mają ten sam stały stolik { $table }: jeśli nie grają ze sobą, siada przy nim tylko jedna osoba.
fixed-elsewhere = Stałego stolika { $table } ({ $name }) nie ma wśród stolików sali.
not-in-the-hall = Stolik { $table } nie należy do stolików na sali.
at-the-opponents = { $name } ma stały stolik { $table }, ale gra przy stoliku { $seat }, którego potrzebuje { $other }.
now-taken = Stolik { $table }: wcześniej wolny, teraz { $is }.
log-moved = { $round }: { $pair } ze stolika { $from } do stolika { $table }
log-changed-places = { $round }: { $pair } ze stolika { $from } do stolika { $table }, { $other } do stolika { $from }
fixed = stały stolik
feature = stolik wyróżniony
move-title = Inny stolik zamiast stolika { $table }
to-table = Do stolika
no-pairing-chosen = Parę przenosi się na liście stolików: { $key } prowadzi do niej.
verify-moved = { $names }: stolik { $n } wybrany ręcznie
of-table = Stolik { $table }: { $mark }
which-table = Który stolik?
