# The board for the room.
by-table = Pairings by table
by-name = Pairings by name
clock = Clock
in-turn = Rotating
before-the-finals = Standings before the finals
no-bracket = No bracket yet.
no-round = No round paired yet.
no-clock = The timer isn't running.
nobody-in-the-round = Nobody plays this round.
not-in-this-round = not in this round
no-seat = no seat
page = page { $page } of { $pages }
leave = leave
next-view = next view
turn-the-page = turn the page
hide-keys = hide keys
for-this-pick = for this pick
not-started = the timer has not started
paused = paused
# In figures as large as the room; only the letters of TIME and CZAS have them.
time = TIME
ends-at = the round ends at { $time }
table-has-left = Table { $table }: { $time } left
done = { $n } of { $all } tables done
finals-next = Next: the finals
round-next = All results in · next: round { $n }
cut-next = All results in · next: cut to top { $n }
shown =
    { $how ->
        [before] Showing the event as it was before: { $cause }.
       *[sound] Showing the readable part of the event: { $cause }.
    }
# The board for the room: what comes in turn, and how long.
event-info = Event info
hold = hold
go-on = held: continue
held = Held. { $key }: continue.
nothing-turns = There is only one page.
stay-key = time per page
stays = Each page: { $n } seconds.
views = show/hide
empty-yet = { $view }: nothing to show yet; it appears once there is.
# $views is a series of titles: "Clock, Standings".
rotating = Rotating: { $views }
