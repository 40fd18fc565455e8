# Known people in the line for players and in the check-in.
# $who is "Celina Gołębiewska, Kuźnia Gier".
adds = { $key } adds { $who }.
takes-player = { $key } takes { $name }; the partner comes next.
asks-to-add = { $key } asks to add { $name } to the event.
as-typed = as typed
choose = { $up }{ $down } choose · { $take } into the line
known-next = chooses the next known name; without one, the keys go to the list
known-before = chooses the known name before; without one, the keys go to the list
take-known = takes the known name into the line, to be changed there
# Taking a registration back.
undo-added = takes back the newest registration
nothing-added = The newest action is no registration of yours. { $list } leads to the list, where { $remove } removes a player.
# Text that narrows the help, a sheet or a list.
narrow = shows only lines with a text
keep-narrow = keeps these lines; letters are keys again
all-lines = shows all lines again
no-such-line = No line has these words.
place-help-search = Search in the help
