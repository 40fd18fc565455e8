# Known people in the line for players and in the check-in.
# $who is "Celina Gołębiewska, Kuźnia Gier".
adds = { $key } adds { $who }.
takes-player = { $key } takes { $name }; the partner comes next.
asks-to-add = { $key } asks to add { $name } to the event.
as-typed = as typed
choose = { $up }{ $down } choose · { $take } into the line
# Taking a registration back.
nothing-added = The newest action is no registration of yours. { $list } leads to the list, where { $remove } removes a player.
# Text that narrows the help, a sheet or a list.
no-such-line = No line has these words.
place-help-search = Search in the help
