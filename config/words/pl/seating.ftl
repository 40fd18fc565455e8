# Numery stolików. $range: 1-12. $pair: Ewa – Jan.
no-range = Zakres { $n }, „{ $range }”, nie jest zakresem stolików: wpisz 1-12 albo jedną liczbę.
table-zero = Zakres { $n }, „{ $range }”, zawiera stolik 0: numery stolików zaczynają się od 1.
too-large = Zakres { $n }, „{ $range }”, jest za duży: największy numer stolika to { $most }.
backwards = Zakres { $n }, „{ $range }”, jest odwrócony: wpisz { $from }-{ $to }.
overlap = Zakres { $n }, „{ $range }”, zawiera stolik { $table }, który jest już w zakresie { $other }.
too-many-ranges = Za dużo zakresów stolików: może być najwyżej { $most }.
too-few = { $n ->
    [one] Stoliki na sali: { $all }. Potrzebny jest jeszcze 1: numer { $first }.
    [few] Stoliki na sali: { $all }. Potrzebne są jeszcze { $n }: numery od { $first }.
   *[other] Stoliki na sali: { $all }. Potrzeba jeszcze { $n }: numery od { $first }.
}
feature-not-in-the-hall = Stolika wyróżnionego { $table } nie ma wśród stolików na sali.
does-table = przenosi parę tej rundy do innego stolika
another-table = drugi stolik
item-tables = Stoliki
all-tables = 1, 2, 3 …
item-feature = Stoliki wyróżnione
no-feature = brak
hall = { $tables } ({ $n })
form-tables = Stoliki na sali
form-feature = Stoliki wyróżnione
there-already = { $pair }: to już jest stolik { $table }.
no-such-table = Nie ma stolika { $n }: numery stolików to 1–{ $most }.
has-result = Stolik { $table } ma już wynik, więc nie można go przenieść: najpierw cofnij ten wynik.
moved = { $pair }: ze stolika { $from } do stolika { $table }.
other-goes = { $pair }: zamiast tego do stolika { $table }.
needs-another = { $name } potrzebuje stolika { $table }.
kept-for = Stolik { $table } jest zarezerwowany dla: { $name }.
fixed-twice = { $name } i { $other } mają ten sam stały stolik { $table }: jeśli nie grają ze sobą, usiądzie przy nim tylko jedna osoba.
fixed-elsewhere = { $name }: stałego stolika { $table } nie ma wśród stolików na sali.
not-in-the-hall = Stolika { $table } nie ma wśród stolików na sali.
at-the-opponents = { $name } potrzebuje stolika { $table }, ale gra przy stoliku { $seat }, którego potrzebuje { $other }.
now-taken = Stolik { $table }: wcześniej wolny, teraz { $is }.
log-moved = { $round }: { $pair } ze stolika { $from } do stolika { $table }
log-changed-places = { $round }: { $pair } ze stolika { $from } do stolika { $table }, { $other } do stolika { $from }
fixed = stały stolik
feature = stolik wyróżniony
move-title = Przeniesienie pary ze stolika { $table }
to-table = Do stolika
no-pairing-chosen = Pary przenosi się na liście stolików. { $key }: przejdź tam.
verify-moved = { $names }: stolik { $n } wybrany ręcznie
of-table = Stolik { $table }: { $mark }
which-table = Który stolik?
