# The mission of a round, settled by a person. $mission is "mission A on Coruscant Landfill".
does = settle the round's mission: by hand, by a die, or drawn again
a-roll = the number that the die shows
missing = Say which mission: its number, its name, roll=N or redraw.
again-by-hand = Only a mission named by hand can be used again: a die and a draw take one that was used least.
coming-round = the coming round
by-hand = by hand
by-die = the die shows { $n }
by-redraw = drawn again
settled = Settled for { $round }: { $mission } ({ $how }).
log = { $round }: { $mission } ({ $how })
log-again = { $round }: { $mission } again, before others ({ $how })
so-already = Settled for { $round } already: { $mission }.
no-missions = { $game } ({ $format }) is played without missions.
no-round = No round is in progress: { $pair } draws one with its mission, { $next } settles the mission before.
no-number = There are { $most } missions, numbered from 1 to { $most }.
no-name = No mission is called "{ $typed }": give its number from 1 to { $most }.
which = "{ $typed }" could be { $which }.
with-number = { $n } ({ $mission })
was-used = { $n ->
    [one] { $mission } was used in { $rounds }, and 1 mission was not used yet.
   *[other] { $mission } was used in { $rounds }, and { $n } missions were not used yet.
}
was-used-more = { $n ->
    [one] { $mission } was used in { $rounds }, and 1 mission was used less often.
   *[other] { $mission } was used in { $rounds }, and { $n } missions were used less often.
}
again = { $again } uses it again all the same.
reason-after-results = { $n ->
    [one] 1 result of { $round } is in: say why the mission changes, with why=REASON.
   *[other] { $n } results of { $round } are in: say why the mission changes, with why=REASON.
}
has-results = { $n ->
    [one] 1 result is in already and stays as it is.
   *[other] { $n } results are in already and stay as they are.
}
no-longer-next = It was settled for the coming round, which now draws another.
redraw-needs-reason = A mission is drawn again only for a reason: why=REASON says it.
nothing-to-redraw = The mission of the coming round is not drawn yet, so it cannot be drawn again.
only-one-left = No other mission may be used now: { $other } takes one that was used before.
too-many-for-a-die = No die has a number for each mission that may be used now: { $redraw } draws one.
no-such-roll = The die has numbers from 1 to { $sides }, and no { $n }.
roll-again = { $n } means no mission now, so roll again: { $table } shows what the numbers mean.
die = Roll a die with { $sides } sides.
die-number = { $n }: { $mission }
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: roll again
die-again-from = { $from }–{ $to }: roll again
# The list on the screen.
title = Mission of { $round }
until = Change the mission freely until the first result, then with a reason until the next round is paired.
until-paired = Settle it before pairing.
now = now
unused = not used
next-short = mission
choose = choose
redraw = draw again
die-short = die
list-short = list
press-roll = Press the number that the die shows.
why-title = { $mission }: why?
why-redraw = Draw the mission again: why?
has-none = This game is played without missions.
confirm = This mission now?
form-roll = The die shows
other-round = other round
type-roll = type the roll
settled-next = settled
for-next = the coming round
no-other-round = No round is paired yet: these are for the next one.
roll-missing = Type the number rolled.
reason-help = The reason is logged.
closed = The event is closed: its missions stay.
by-number = by number
