# The mission of a round, set by a person. $mission is "mission A on Coruscant Landfill".
does = set the round's mission: by hand, by a die, or redrawn
a-roll = the number rolled
missing = Which mission? Its number, its name, roll=N or redraw.
again-by-hand = Only a mission set by hand can be used again: a die or a draw takes one of the least used.
coming-round = the next round
by-hand = by hand
by-die = the die shows { $n }
by-redraw = redrawn
settled = Mission of { $round }: { $mission } ({ $how }).
log = { $round }: { $mission } ({ $how })
log-again = { $round }: { $mission } again, ahead of others ({ $how })
so-already = Mission of { $round } is already { $mission }.
no-missions = { $game } ({ $format }) has no missions.
no-round = No round is in progress. To pair one with its mission: { $pair }. To set the mission first: { $next }.
no-number = Missions are numbered from 1 to { $most }.
no-name = No mission is called "{ $typed }": enter a number from 1 to { $most }.
which = "{ $typed }" could be { $which }.
with-number = { $n } ({ $mission })
was-used = { $n ->
    [one] { $mission } was used in { $rounds }, and 1 mission hasn't been used yet.
   *[other] { $mission } was used in { $rounds }, and { $n } missions haven't been used yet.
}
was-used-more = { $n ->
    [one] { $mission } was used in { $rounds }, and 1 mission has been used less often.
   *[other] { $mission } was used in { $rounds }, and { $n } missions have been used less often.
}
again = To use it again anyway: { $again }.
reason-after-results = { $n ->
    [one] 1 result of { $round } is in. To change the mission, give a reason: why=REASON.
   *[other] { $n } results of { $round } are in. To change the mission, give a reason: why=REASON.
}
has-results = { $n ->
    [one] 1 result is already in and doesn't change.
   *[other] { $n } results are already in and don't change.
}
no-longer-next = It was set for the next round, which will now draw another.
redraw-needs-reason = Give a reason to redraw a mission: why=REASON.
nothing-to-redraw = The next round's mission hasn't been drawn yet, so it can't be redrawn.
only-one-left = No other mission can be used now. To use one again: { $other }.
too-many-for-a-die = No die has enough numbers for the missions that can be used now. To draw one: { $redraw }.
no-such-roll = The die has numbers from 1 to { $sides }, not { $n }.
roll-again = { $n } is no mission now: roll again. To see what the numbers mean: { $table }.
die = Roll a { $sides }-sided die.
die-number = { $n }: { $mission }
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: roll again
die-again-from = { $from }–{ $to }: roll again
# The list on the screen.
title = Mission of { $round }
until = Change the mission freely until the first result, then with a reason until the next pairing.
until-paired = Set it before pairing.
now = now
unused = not used
next-short = mission
choose = choose
redraw = redraw
die-short = die
list-short = list
press-roll = Press the number rolled.
why-title = { $mission }: why?
why-redraw = Redraw the mission: why?
has-none = This game has no missions.
confirm = Set this mission?
form-roll = Rolled
other-round = other round
type-roll = type the roll
settled-next = set
for-next = the next round
no-other-round = No round is paired yet: these are for the next round.
roll-missing = Type the number rolled.
reason-help = The reason is logged.
closed = The event is closed: missions can't change.
by-number = by number
