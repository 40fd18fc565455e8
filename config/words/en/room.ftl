# The board for the room: what comes in turn, and how long.
announcement = Announcement
hold = hold
go-on = held: go on
held = Held: { $key } goes on.
nothing-turns = There is one page, so nothing turns.
stay-key = page time
stays = Each page stays for { $n } seconds.
views = show, again: hide
empty-yet = { $view }: nothing to show yet. It comes in turn as soon as there is.
# $views is a series of titles: "Clock, Standings".
in-turn = In turn: { $views }
