# The cut with the organizer's own seeds.
made = The cut is made by hand: { $n } go on, { $name } is first seed.
# $changes is what differs from the standings: "Ewa instead of Jan, Ola is seed 1 instead of 3".
changes = { $changes }.
instead = { $these } instead of { $those }
moved = { $name } is seed { $seed } instead of { $was }
as-computed = just as the standings give it
in-log = cut to { $n } by hand: { $changes }
reason = a reason, why=REASON
seeds = the seeds, best first
no-name = Seed { $n } has no name.
why-without-seeds = Only seeds by hand have a reason: { $cut } names them.
reason-missing = Say why the cut is made by hand: the reason stands in the log.
deciding-match = The deciding match is for those who are level at the top: { $cut } seeds it.
too-few = { $n ->
    [1] One player is no final: name two or more seeds.
   *[other] Nobody is named: name two or more seeds.
}
disqualified = { $name } is disqualified and cannot play in the finals.
house-player = { $name } is a house player and cannot play in the finals.
twice = { $name } is among the seeds twice.
# Findings of a check of the event.
seed-is-gone = { $name } is seeded but has left the event
seed-is-house = { $name } is a seed and is a house player
seed-twice = { $name } is seeded twice
remark-same = by hand, same seeds as the standings
remark-order = by hand, in another order than the standings
remark-without = { $n ->
    [1] made by hand, without { $names }, whom the standings would have taken
   *[other] made by hand, without { $names }, whom the standings would have taken
}
# The dialog of the cut.
title = The cut to { $n }, by hand
column-was = by st.
about-edited = By hand: { $changes }.
enter-asks = { $key } asks for the reason and makes the cut.
key-up = earlier seed
key-down = later seed
key-replace = replace
key-add = add
key-remove = leave out
key-again = as in standings
add-title = Add a seed
replace-title = Instead of { $name }
label-who = Player
who-missing = Type the name or the number of a player.
reason-title = The cut by hand
nothing-changed = The seeds are as the standings give them.
is-first = { $name } is the first seed already.
is-last = { $name } is the last seed already.
