# Who has clinched, who is eliminated, and the odds of everyone else. They are for the organizer only.
state =
    { $state ->
        [certain] clinched
        [out] eliminated
       *[open] open
    }
percent = { $n } %
goal-cut = Goal: make the finals ({ $cut })
goal-win = Goal: first place
playouts =
    { $n ->
        [one] { $n } simulation
       *[other] { $n } simulations
    }
chances =
    { $by ->
        [equal] results equally likely
       *[record] better records win more often
    }
assumed = if nobody drops
basis = { $playouts }, { $chances }, { $assumed }
basis-seed = { $playouts }, { $chances }, seed { $seed }
known-if = Clinched, eliminated and odds hold { $assumed }.
# The sheet.
organizer-only = For the organizer, not for players.
next-in-line = Next in line in the current standings if someone declines: { $name }
column-chance = Chance
if-heading = What the result of table { $table } means
win = win
draw = draw
loss = loss
draw-is =
    { $what ->
        [safe] A draw is safe: both players clinch.
       *[not-safe] A draw is not safe for both players.
    }
none-now = No odds now: they start with round 1 and end with the cut.
help-plain = { $odds } shows the odds, with { $by } by record; with a name, what each result means for that player.
# The screen. $sign is the mark in the standings.
key-short = odds
playing = Playing out the coming rounds …
none-here = No odds now.
card-cut = Makes the finals: { $chance }
card-win = First place: { $chance }
out-of-cut = Out of the cut.
next = next in line
# The board and its setting.
item = Clinched/eliminated
on-board =
    { $shown ->
        [yes] the board shows who has clinched and who is eliminated
       *[no] the board doesn't show them
    }
