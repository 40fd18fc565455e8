# The cut, the deciding match, and the places in the finals.
made = Cut to top { $n }; first seed: { $name }.
made-unannounced = No cut was set; top { $n } is your choice.
# $cut is the announced cut: "cut to 8".
other-than-announced = Cut to top { $n }, though the event settings say { $cut }.
won-without-match = { $champion } without a deciding match: nobody else tied is left.
# Why there is no cut now.
no-finals = This game has no finals: first in the standings wins.
begins-with-elimination = This event starts with elimination: there is no cut.
seeded-already =
    { $of ->
        [match] The deciding match is already seeded. To undo it: { $undo }.
       *[finals] The cut has already been made. To undo it: { $undo }.
    }
rounds-to-come = { $played } of { $rounds } rounds played. Next round: { $pair }. To end here: { $end }.
none-announced = No cut set. To cut anyway: { $cut }.
too-few = That leaves { $n } for the finals, which need two. For the top N: { $cut }. Without a cut: { $none }.
match-of-two = Only the best two of those tied play a deciding match. To seed it: { $cut } alone.
level-with-nobody = There is no place 0: write { $cut } or the like.
no-such-kind = This game's rules don't have that kind of cut. For the top N: { $cut }.
# Somebody gives up a place.
gives-up = { $name } gives up the place
given-up-already = { $name } already declined the place.
offered = { $name } moves up, as seed { $seed }.
pair-anew = No game has started. To re-pair the bracket by the new seeds: { $pair }.
nobody-takes-place = Nobody is left to move up: the top seeds get byes.
nobody-else-level = Nobody else is tied: { $champion }.
nobody-level = Nobody tied is left: no champion.
no-place-before-cut = There is no place to decline before the cut.
no-place-before-match = There is no place to decline before the deciding match is seeded. To seed it: { $cut }.
no-place =
    { $of ->
        [match] { $name } has no place in the deciding match.
       *[finals] { $name } has no place in the finals to decline.
    }
too-late-to-decline =
    { $of ->
        [match] Too late to decline the place. To give it to the opponent: { $drop }.
       *[finals] Too late to decline the place. To give the opponent a bye: { $drop }.
    }
# The cut with the organizer's own seeds.
# $changes is what differs from the standings: "Ewa instead of Jan, Ola is seed 1 instead of 3".
instead = { $these } instead of { $those }
moved = { $name } is seed { $seed } instead of { $was }
as-computed = same as the standings
in-log = cut to top { $n } by hand, seed 1 { $first }: { $changes }
no-name = Seed { $n } has no name.
why-without-seeds = A reason is only for seeds by hand: { $cut }.
reason-missing = Give a reason for the cut by hand (logged).
deciding-match = The deciding match is between those tied for first: { $cut } seeds it.
hand-cut-too-few =
    { $n ->
        [1] One player can't play a final: name two or more seeds.
       *[other] No seeds named: name two or more.
    }
no-seed =
    { $why ->
        [disqualified] { $name } is disqualified and cannot play in the finals.
        [house] { $name } is a house player and cannot play in the finals.
       *[twice] { $name } is seeded twice.
    }
# Findings of a check of the event.
seed-fault =
    { $fault ->
        [gone] { $name } is seeded but has dropped
        [house] { $name } is seeded but is a house player
       *[twice] { $name } is seeded twice
    }
remark =
    { $what ->
        [same] by hand, same as the standings
       *[order] by hand, in a different order from the standings
    }
remark-without =
    { $n ->
        [1] made by hand, without { $names }, who made it by the standings
       *[other] made by hand, without { $names }, who made it by the standings
    }
# The dialog of the cut.
title = Cut to top { $n }, by hand
column-was =
    { $kind ->
        [swiss] Swiss
       *[other] before
    }
about-edited = By hand: { $changes }.
enter-asks = { $key }: give a reason and cut.
key-up = seed up
key-down = seed down
key-replace = replace
key-remove = leave out
key-again = as standings
add-title = Add a seed
replace-title = Instead of { $name }
who-missing = Type a player's name or number.
reason-title = Cut by hand
nothing-changed = The seeds already match the standings.
is-already =
    { $where ->
        [first] { $name } is already the first seed.
       *[last] { $name } is already the last seed.
    }
# A bracket as a drawing.
if-cut-now = If you cut to top { $n } now
leave = { $back } or { $again }: back
short-words = { $table }: table 1, { $number }: match 1
match = match { $n }
match-short = M{ $n }
table-short = T{ $table }
out = out: { $place }
later-rounds = later rounds →
earlier-rounds = ← earlier rounds
final-of =
    { $bracket ->
        [upper] Upper final
       *[lower] Lower final
    }
round-of =
    { $bracket ->
        [upper] Upper round { $n }
       *[lower] Lower round { $n }
    }
if-needed = match { $n } if needed
# Kinds of stages and brackets, the shape of a match, and the cut.
kind =
    { $kind ->
        [swiss] Swiss
        [round-robin] round robin
        [single] single elimination
        [double] double elimination
       *[deciding-match] deciding match
    }
bracket =
    { $bracket ->
        [upper] upper bracket
        [lower] lower bracket
       *[deciding] deciding game
    }
seed = seed { $n }
player-of =
    { $who ->
        [winner] winner of { $n }
       *[loser] loser of { $n }
    }
place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
places =
    { $worst ->
        [2] { $best }–2nd
        [3] { $best }–3rd
       *[other] { $best }–{ $worst }th
    }
shape =
    { $shape ->
        [one-game] one game
        [two-games] two games
       *[first-to-two] first to two wins
    }
no-cut = no cut
cut-to = cut to { $n }
cut-to-and-level = cut to { $n } and ties
cut-at =
    { $n ->
        [one] cut at { $n } point
       *[other] cut at { $n } points
    }
