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
undo-added = cofa najnowsze zgłoszenie
nothing-added = Najnowsza czynność nie jest Twoim zgłoszeniem. { $list } prowadzi do listy, a tam { $remove } usuwa osobę.
