# Who is certain, who is out, and the odds of everybody between. They are the organizer's own.
certain = certain
out = out
open = open
percent = { $n } %
percent-least = <1 %
percent-most = >99 %
goal-cut = Goal: a place in the finals ({ $cut })
goal-win = Goal: the first place
playouts = { $n ->
    [one] { $n } playout
   *[other] { $n } playouts
}
chances-equal = results equally likely
chances-record = results by record
assumed = if everybody appears and stays
basis = { $playouts }, { $chances }, { $assumed }
basis-seed = { $playouts }, { $chances }, seed { $seed }
known-if = Certain, out and chances hold { $assumed }.
# The sheet.
title = { $event }: odds
title-of = { $event }: odds of { $name }
organizer-only = For the organizer: not for players.
next-in-line = Next in line by the present standings if a place is given up: { $name }
column-state = State
column-chance = Chance
if-heading = What the result of table { $table } means
win = win
draw = draw
loss = loss
safe = A draw is safe: both are certain then.
not-safe = A draw is not safe for both.
none-now = There are no odds now: they come with round 1 and end with the cut.
all-rounds = The odds are those of the event as it stands now: leave out --round and --stage.
only-odds = { $option } belongs to odds.
help-plain = { $odds } tells the odds, with { $by } those by record; with a name, what each result means for that player.
what-playouts = the number of playouts
# The screen. $sign is the mark in the standings.
key-short = odds
column-short = odds
playing = The rest is played out …
none-here = There are no odds now.
card-cut = A place in the finals: { $chance }
card-win = The first place: { $chance }
of-result = { $result }: { $chance }
next = next in line
# The board and its announcement.
item = Certain and out
announced = the board marks who is certain and who is out
announced-none = the board does not mark them
label-board = Certain, out on board
mark = { $sign } { $word }
legend = { $marks }, { $assumed }
for-win = First place: { $said }
