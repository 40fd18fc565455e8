# Places.
registration = registration
announcement = event settings
log = log
head = header
pods = pods
place =
    { $place ->
        [judge] withdrawal
       *[rejoin] rejoin
    }
champion = champion
final-places = final places
standings-before = standings before { $place }
standings-before-cut = standings before the cut
seeds-without = seeds without { $name }
# Rounds.
no-stage = no stage is running
no-mission = no mission was drawn
mission-again = mission { $n } is repeated before mission { $other } was played
not-as-announced =
    { $due_rounds ->
        [0] started with { $rounds } rounds and a cut to { $cut } for { $players } players; the settings have no rounds and a cut to { $due_cut }
       *[other] started with { $rounds } rounds and a cut to { $cut } for { $players } players; the settings have { $due_rounds } rounds and a cut to { $due_cut }
    }
by-hand = paired by hand
exchanged = { $a } and { $b } were swapped by hand
# Pods.
pod-seats = { $name } has { $n } seats instead of 1
pods-fault =
    { $fault ->
        [small] a pod has fewer than two players
        [uneven] the pods could be more even
       *[by-hand] the pods were set by hand
    }
rounds-of-pods = { $n } rounds started, pods need { $due }
pods-have-no-byes = a round robin has no byes and can't be paired by hand
not-of-one-pod = { $a } and { $b } are not in the same pod
meet-again = { $a } and { $b } play each other again
times-in-round = { $name } is in this round { $n } times, not { $due }
pod-rests = { $n } players sit out in a pod of { $size }
wins-unplayed = { $n } wins without a game, but { $left } dropped
met-times = { $a } and { $b } played each other { $n } times
rested-times = { $name } sat out { $n } times
# The cut, the bracket and the end.
two-matches = two matches have the number { $n }
not-in-one-match = not everyone is in exactly one match
byes = { $n } byes instead of { $due }
matches-not-numbered = the matches are not numbered in order from 1
match-of-others = match { $n } belongs to { $due }, but has { $has }
cut-too-early =
    { $open ->
        [one] { $n } of { $all } rounds are paired, { $open } result missing
       *[other] { $n } of { $all } rounds are paired, { $open } results missing
    }
no-such-finals = this game has no such finals after a cut: { $kind }
went-on = { $n } made the cut; the settings have { $due }
rounds-of-match = { $rounds } set, but a deciding match takes 1
rounds-of-bracket = { $rounds } set, but a bracket of { $size } takes { $due }
seeds = { $n } seeds instead of { $due }
of-other = { $what } belongs to { $due }, but was given to { $given }
other-champion = should be { $due }, not { $named }
# Standings.
lines = { $n } lines for { $players } players
points = { $name } has { $n } points from { $rounds } rounds, not { $listed } from { $of }
tie-break = { $name }: { $by } is { $value }, not { $listed }
# Values that no command leaves behind.
done-by-nobody = no author; write a name
closed-before = the event was already closed, and only undo reopens it
nothing-written = empty; write a name
# Deck checks, and lost or damaged components.
deck-check = deck check
mission-note =
    { $what ->
        [again] mission { $n } is repeated, as the organizer knew
       *[by-hand] mission { $n } was set by hand
    }
# What is drawn again from the seed. $what: table 3, the bye, random number of Ala.
draw = draw
other-way = drawn by another method (draw: { $n }); this program uses { $known }, so pairings and numbers were not drawn again
other-draw = { $what }: recorded { $recorded }, drawn { $drawn }; the line isn't what this program draws from the seed
not-written = no command writes this line: "{ $why }"
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
other-value = "{ $key }" is { $recorded }, but this program writes { $due }
other-reasons = the reasons saved with it don't match its draw
