# Znane osoby w wierszu do dopisywania i na liście obecności.
# $who to „Celina Gołębiewska, Kuźnia Gier”.
adds = { $key }: dopisz ({ $who }).
takes-player = { $key }: wybierz ({ $name }), potem podaj partnera.
asks-to-add = { $key }: dopisz po pytaniu ({ $name }).
as-typed = jak wpisano
choose = { $up }{ $down } wybór · { $take } wstaw
# Cofanie zgłoszenia.
nothing-added = Ostatnia czynność to nie Twoje dopisanie gracza. { $list }: lista graczy, tam { $remove }: usuń gracza.
# Tekst, który zawęża pomoc, kartę albo listę.
no-such-line = Brak pasujących wierszy.
place-help-search = Szukanie w pomocy
