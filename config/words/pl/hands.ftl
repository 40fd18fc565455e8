# Znane osoby w wierszu do dopisywania i na liście obecności.
# $who to „Celina Gołębiewska, Kuźnia Gier”.
adds = { $key } dopisuje: { $who }.
takes-player = { $key } bierze: { $name }; potem nazwisko partnera.
asks-to-add = { $key } pyta, czy dopisać: { $name }.
as-typed = jak wpisano
choose = { $up }{ $down } wybór · { $take } do wiersza
known-next = wybiera następną znaną osobę; gdy jej nie ma, klawisze dostaje lista
known-before = wybiera poprzednią znaną osobę; gdy jej nie ma, klawisze dostaje lista
take-known = bierze znaną osobę do wiersza, żeby ją poprawić
# Cofanie zgłoszenia.
undo-added = cofa ostatnie dopisanie gracza
nothing-added = Najnowsza czynność nie jest Twoim dopisaniem gracza. { $list } prowadzi do listy, a tam { $remove } usuwa osobę.
# Tekst, który zawęża pomoc, kartę albo listę.
narrow = pokazuje tylko wiersze z tekstem
keep-narrow = zostawia te wiersze; litery są znów klawiszami
all-lines = pokazuje znów wszystkie wiersze
no-such-line = Żaden wiersz nie ma tych słów.
place-help-search = Szukanie w pomocy
