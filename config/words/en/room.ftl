# The board for the room: what comes in turn, and how long.
announcement = Event info
hold = hold
go-on = held: continue
held = Held. { $key }: continue.
nothing-turns = There is only one page.
stay-key = time per page
stays = Each page: { $n } seconds.
views = show/hide
empty-yet = { $view }: nothing to show yet; it appears once there is.
# $views is a series of titles: "Clock, Standings".
in-turn = Rotating: { $views }
