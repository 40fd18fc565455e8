# The cut with the organizer's own seeds.
made = Cut to top { $n } by hand. Seed 1: { $name }.
# $changes is what differs from the standings: "Ewa instead of Jan, Ola is seed 1 instead of 3".
changes = { $changes }.
instead = { $these } instead of { $those }
moved = { $name } is seed { $seed } instead of { $was }
as-computed = same as the standings
in-log = cut to top { $n } by hand: { $changes }
reason = a reason, why=REASON
seeds = the seeds, best first
no-name = Seed { $n } has no name.
why-without-seeds = A reason is only for seeds by hand: { $cut }.
reason-missing = Give a reason for the cut by hand (logged).
deciding-match = The deciding match is between those tied for first: { $cut } seeds it.
too-few = { $n ->
    [1] One player can't play a final: name two or more seeds.
   *[other] No seeds named: name two or more.
}
disqualified = { $name } is disqualified and cannot play in the finals.
house-player = { $name } is a house player and cannot play in the finals.
twice = { $name } is seeded twice.
# Findings of a check of the event.
seed-is-gone = { $name } is seeded but has dropped
seed-is-house = { $name } is seeded but is a house player
seed-twice = { $name } is seeded twice
remark-same = by hand, same as the standings
remark-order = by hand, in a different order from the standings
remark-without = { $n ->
    [1] made by hand, without { $names }, who made it by the standings
   *[other] made by hand, without { $names }, who made it by the standings
}
# The dialog of the cut.
title = Cut to top { $n }, by hand
column-was = standing
about-edited = By hand: { $changes }.
enter-asks = { $key }: give a reason and cut.
key-up = seed up
key-down = seed down
key-replace = replace
key-add = add
key-remove = leave out
key-again = as standings
add-title = Add a seed
replace-title = Instead of { $name }
label-who = Player
who-missing = Type a player's name or number.
reason-title = Cut by hand
nothing-changed = The seeds already match the standings.
is-first = { $name } is already the first seed.
is-last = { $name } is already the last seed.
