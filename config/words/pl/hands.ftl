# Znane osoby w wierszu do dopisywania i na liście obecności.
# $who to „Celina Gołębiewska, Kuźnia Gier”.
adds = { $key } dopisuje: { $who }.
takes-player = { $key } bierze: { $name }; potem nazwisko partnera.
asks-to-add = { $key } pyta, czy dopisać: { $name }.
as-typed = jak wpisano
choose = { $up }{ $down } wybór · { $take } do wiersza
# Cofanie zgłoszenia.
nothing-added = Najnowsza czynność nie jest Twoim dopisaniem gracza. { $list } prowadzi do listy, a tam { $remove } usuwa osobę.
# Tekst, który zawęża pomoc, kartę albo listę.
no-such-line = Żaden wiersz nie ma tych słów.
place-help-search = Szukanie w pomocy
