# What the checker of a whole event finds: a place, and what is wrong there.
finding = { $place }: { $sentence }
# Places.
registration = registration
announcement = announcement
log = log
head = head
pods = pods
leaving = leaving
returning = returning
cut = cut
champion = champion
final-places = final places
standings-before = standings before { $place }
standings-before-cut = standings before the cut
seeds-without = seeds without { $name }
# Rounds.
no-stage = no stage runs
no-mission = no mission was drawn for it
mission-again = mission { $n } comes again before mission { $other } has come
not-as-announced = { $due_rounds ->
    [0] { $rounds } rounds and a cut to { $cut } were begun for { $players } players, where no rounds and a cut to { $due_cut } are announced
   *[other] { $rounds } rounds and a cut to { $cut } were begun for { $players } players, where { $due_rounds } rounds and a cut to { $due_cut } are announced
}
by-hand = it was paired by hand
by-hand-breach = paired by hand: { $sentence }
exchanged = { $a } and { $b } were swapped by hand
# Pods.
pod-seats = { $name } has { $n } seats, not 1
pod-too-small = a pod has fewer than two players
pods-uneven = the pods are less even than they could be
pods-by-hand = pods were seated by hand
rounds-of-pods = { $n } rounds started, pods need { $due }
pods-have-no-byes = a round robin has no byes and is not paired by hand
not-of-one-pod = { $a } and { $b } are not of one pod
meet-again = { $a } and { $b } meet again
times-in-round = { $name } stands in this round { $n } times, not { $due }
pod-rests = { $n } of a pod of { $size } rest
wins-unplayed = { $n } win without a game, but { $left } have left
met-times = { $a } and { $b } met { $n } times
rested-times = { $name } rested { $n } times
# The cut, the bracket and the end.
two-matches = two matches have the number { $n }
not-in-one-match = somebody is not in exactly one match
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
other-champion = it must be { $due }, not { $said }
# Standings.
lines = { $n } lines for { $players } players
place-of-other = place { $n } belongs to { $due }, but was given to { $given }
points = { $name } has { $n } points from { $rounds } rounds, not { $said } from { $of }
tie-break = { $name } has { $value } as { $by }, not { $said }
# Values that no command leaves behind.
done-by-nobody = nobody has done this; write a name
closed-before = the event was closed before this, and only undo opens it again
nothing-written = nothing is written here; write a name
# Deck checks, and lost or damaged components.
deck-check = deck check
mission-told-again = mission { $n } comes again, and the organizer knew it
mission-by-hand = mission { $n } was settled by hand
# What is drawn again from the seed. $what: table 3, the bye, random number of Ala.
draw = draw
other-way = drawn by another way of drawing (draw: { $n }); this program draws with { $known }, so pairings and numbers were not drawn again
other-draw = { $what }: { $recorded } is recorded and { $drawn } is drawn; the line is not what this program draws from the seed
not-written = no command writes this line: "{ $why }"
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
other-value = "{ $key }" is { $said }, where this program writes { $due }
other-reasons = the reasons kept with it are not those of its draw
