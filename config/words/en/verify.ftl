# What the checker of a whole event finds: a place, and what is wrong there.
finding = { $place }: { $sentence }
# Places.
registration = registration
officials = officials
announcement = announcement
clock = clock
log = log
head = head
pods = pods
redraft = redraft
leaving = leaving
returning = returning
penalties = penalties
undo = undo
redo = redo
cut = cut
champion = champion
final-places = final places
after-round = after round { $n }
standings-before = standings before { $place }
standings-before-cut = standings before the cut
seeds-without = seeds without { $name }
# People who come, go and come back.
after-the-pods = { $name } came after the pods were drawn
charged = { $name } is charged with { $charged }, but missed { $missed }
rounds = { $n ->
    [0] no round
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
removed-too-late = nobody is removed once the event has begun
left-already = { $name } had left already; delete this line
removed-before = { $name } was removed before; delete this line
disqualified-already = { $name } was disqualified already; delete this line
after-round-of-stage = after round { $n } of stage { $stage }
left-at = { $name } left { $due }, not { $said }
put-out-at = { $name } was put out { $due }, not { $said }
had-not-left = { $name } had not left; delete this line
was-removed = { $name } was removed; delete this line
may-never-return = { $name } is disqualified and may never return
returns-in-finals = { $name } returns, and nobody does once the finals are seeded
# Undo and redo.
not-before = no action { $n } is before this one; delete this line
not-undone-at-all = action { $n } cannot be undone; delete this line
undone-already = action { $n } was undone already; delete this line
not-undone = action { $n } was not undone; delete this line
# Penalties.
no-points-off = no points are taken off; write how many
no-such-penalty = "{ $penalty }" is no penalty of this game
other-effect = the penalty of { $name } has an effect that "{ $penalty }" does not have
not-at-table = { $name } does not sit at table { $table }
# Results.
games-of-unplayed = table { $table } was not played to its end, but has the games "{ $games }"; write ""
goes-on = table { $table } is kept as one that goes on, but all its games are played
nobody-conceded = table { $table }: nobody conceded game { $n }, for nobody lost it
margin-missing = table { $table }: the margin is missing
margin-too-large = table { $table }: it was won by { $n }, where { $most } is the most
margin-of-none = table { $table }: a margin of { $n } stands there, but this match has none
# Rounds.
paired-already = it was paired already; delete this line
drawn-again = it was drawn again { $n } times, not { $said }
no-stage = no stage runs
reasons-of-no-draw = reasons of a Swiss draw are kept with this round, but it is no Swiss draw
no-mission = no mission was drawn for it
mission-again = mission { $n } comes again before mission { $other } has come
two-tables = two tables have the number { $n }
results-missing = { $n ->
    [one] it was paired with { $n } result missing
   *[other] it was paired with { $n } results missing
}
only-so-many-rounds = { $n ->
    [one] only { $n } round is announced
   *[other] only { $n } rounds are announced
}
not-as-announced = { $due_rounds ->
    [0] { $rounds } rounds and a cut to { $cut } were begun for { $players } players, where no rounds and a cut to { $due_cut } are announced
   *[other] { $rounds } rounds and a cut to { $cut } were begun for { $players } players, where { $due_rounds } rounds and a cut to { $due_cut } are announced
}
by-hand = it was paired by hand
by-hand-breach = paired by hand: { $sentence }
exchanged = { $a } and { $b } were exchanged by hand
start-number-again = { $name } has a start number and was given another
same-start-number = two players have the same start number
start-numbers = { $n } start numbers are drawn where { $due } are needed
sides-of-tables = sides are settled for { $n } tables where there are { $due }
sides-wrong = the sides of table { $table } are settled wrongly
sides-of-third-game = sides of a third game are drawn for { $n } tables where there are { $due }
# Pods.
pod-seats = { $name } has { $n } seats, not 1
pod-too-small = a pod has fewer than two players
pods-uneven = the pods are less even than they could be
pods-by-hand = the pods were seated by hand
rounds-of-pods = { $n } rounds were begun, the pods need { $due }
pods-have-no-byes = a round robin has no byes and is not paired by hand
not-of-one-pod = { $a } and { $b } are not of one pod
meet-again = { $a } and { $b } meet again
times-in-round = { $name } stands in this round { $n } times, not { $due }
pod-rests = { $n } of a pod of { $size } rest
wins-unplayed = { $n } win without a game, but { $left } have left
met-times = { $a } and { $b } met { $n } times
rested-times = { $name } rested { $n } times
# Cards shared out after the games.
cards-not-by-wins = the cards are not shared out by wins
turns = the turns are wrong: somebody of the pod has none, or somebody else has one
redraft-not-agreed = it was not agreed at the start
card-too-early = a card was taken before any were shared out
card-out-of-turn = { $name } took a card out of turn
no-card-left = a card was taken where none was left
# The cut, the bracket and the end.
two-matches = two matches have the number { $n }
not-in-one-match = not everybody is in exactly one match
byes = { $n } byes where there must be { $due }
matches-not-numbered = the matches are not numbered one by one from 1
match-of-others = match { $n } belongs to { $due }, but has { $has }
cut-too-early = { $open ->
    [one] { $n } of { $all } rounds are paired, { $open } result missing
   *[other] { $n } of { $all } rounds are paired, { $open } results missing
}
no-such-finals = this game has no { $kind } after a cut
went-on = { $n } went on where { $due } were announced
rounds-of-match = { $rounds } announced where a deciding match takes 1
rounds-of-bracket = { $rounds } announced where a bracket of { $size } takes { $due }
seeds = { $n } seeds where there must be { $due }
seed-of-other = seed { $n } belongs to { $due }, but was given to { $given }
replaced-too-late = the games had begun, so nobody takes the place of { $name }
not-replaced = no game had begun, so { $next } takes the place of { $name }
other-champion = it must be { $due }, not { $said }
# Standings.
lines = { $n } lines for { $players } players
place-of-other = place { $n } belongs to { $due }, but was given to { $given }
points = { $name } has { $n } points from { $rounds } rounds, not { $said } from { $of }
tie-break = { $name } has { $value } as { $by }, not { $said }
# Values that no command leaves behind.
done-by-nobody = nobody has done this; write a name
closed-before = the event was closed before this, and only undo opens it again
official-without-name = an official has no name; write one
nothing-written = nothing is written here; write a name
minutes = { $n } minutes; they go from { $least } to { $most }
event-without-name = the event has no name; write one
language = the language is not two or three letters
too-many-rounds = { $n } rounds; the most are { $most }
too-many-boosters = { $n } boosters; the most are { $most }
too-many-seconds = { $n } seconds for a pick; the most are { $most }
start-zero = start number 0; they go from 1
table-zero = table 0; tables go from 1
partner = { $name } has a partner, but this game has no teams
no-partner = { $name } needs a partner: this game is played in teams
same-tie = { $name } (#{ $id }) has the random number { $n } of player #{ $holder }; no two have the same, so write another
player-without-name = player #{ $id } has no name; write one
twice-in-team = { $name } (#{ $id }) is in the team twice
same-name = { $name } (#{ $id }) has the name of player #{ $holder }; write what tells them apart
# A reason stored with a round, and what is untrue in it. $claim: 5 players in the draw, but it is 4.
reason-of-table = the reason of table { $table } says: { $claim }
reason-of-bye = the reason of the bye says: { $claim }
claims-rematch = a rematch, but { $a } and { $b } have not met
claims-no-rematch = no rematch, but { $a } and { $b } have met
claims-other-kind = what only another kind of round can have
claims-paired-down = paired down, but both have { $points }
claims-the-last = the last by start number, but { $name } is not
claims-not-the-last = in the place of the last by start number, but { $name } is the last
claims-met = two who have met, but { $a } and { $b } have not
claims-number = { $said }, but it is { $is }
# A number in a reason, as $said.
in-the-draw = { $players } in the draw
byes-before = { $n ->
    [one] { $n } bye before
   *[other] { $n } byes before
}
place = place { $n }
points-of = { $points } of { $name }
players-at = { $players } at { $points }
groups-between = { $n ->
    [one] { $n } group between
   *[other] { $n } groups between
}
both-of = both of { $n }
from-above = { $n } at { $points } against players from above
going-down = { $n } going down from { $points }
# Deck checks, and lost or damaged components.
deck-check = deck check
components = components
drawn-without-table = { $name } was drawn without sitting at a table
checked-again = { $name } was drawn again before everybody else had been
mission-too-late = the mission was settled when the round was over
mission-told-again = mission { $n } comes again, and the organizer knew it
mission-by-hand = mission { $n } was settled by hand
mission-not-rolled = the roll { $roll } does not mean mission { $n }
no-such-offence = "{ $offence }" is no offence of this game
# What is drawn again from the seed. $what: table 3, the bye, random number of Ala.
draw = draw
other-way = drawn by another way of drawing (draw: { $n }); this program draws with { $known }, so pairings and numbers were not drawn again
other-draw = { $what }: { $recorded } is recorded and { $drawn } is drawn; the line is not what this program draws from the seed
not-drawn = this program draws nothing here, but says: "{ $why }"
table = table { $n }
the-bye = the bye
byes-drawn = without an opponent
tie-number-of = random number of { $name }
start-of = start number of { $name }
pod = pod { $n }
mission = mission
sides-at = sides at table { $table }
sides-of-game = sides of game { $n } at table { $table }
chooses = { $name } chooses
plays-side = { $name } plays { $side }
rolls-at = rolls at table { $table }
value = the value of "{ $key }"
other-reasons = the reasons kept with it are not those of its draw
