# Known people in the line for players and in the check-in.
# $who is "Celina Gołębiewska, Kuźnia Gier".
adds = { $key }: add { $who }.
takes-player = { $key }: take { $name }, then the partner.
asks-to-add = { $key }: add { $name } to the event (asks first).
as-typed = as typed
choose = { $up }{ $down } choose · { $take } fill in
# Undoing a registration.
nothing-added = The last action isn't a registration of yours. { $list }: player list; { $remove } there: remove a player.
# Text that narrows the help, a sheet or a list.
no-such-line = No matching lines.
place-help-search = Search the help
