# Hits beyond a defender's remaining health.
too-large = { $n } is too many: no attack or unit has more than { $most }.
no-health = A defender has a health of 1 or more.
too-many-counters = { $counters } damage counters are more than a health of { $health }: count the defender's counters again.
remaining = Remaining health { $n }.
all-to-the-defender = { $n ->
    [one] The hit goes to the defender.
   *[other] All { $n } hits go to the defender.
}
# $others is the most other units that may get hits.
excess = { $others ->
    [one] At least { $least } go to the defender, the { $excess } beyond that to it or to one other unit in the arena.
   *[other] At least { $least } go to the defender, the { $excess } beyond that to it or to at most { $others } other units in the arena.
}
splits = Valid splits (defender, other): { $splits }
# Why a split is none.
wrong-sum = The split adds up to { $sum }, and there are { $hits } hits to share out.
nothing-in-excess = All { $hits } hits go to the defender: none of them goes beyond its remaining health of { $remaining }.
too-few = The defender gets { $n }, and at least { $least } are due to it: its remaining health comes first.
too-many-units = { $n } other units get hits, and only { $most } may: give all that goes elsewhere to one unit.
# What is recorded.
valid = The split is valid: { $split }.
recorded = Table { $table }: { $split }. { $remaining }
in-log = { $place }, { $hits } hits on health { $health } with { $counters } counters: { $split }
share = { $n } to { $unit }
the-defender = the defender
another-unit = another unit
# What the verb lacks.
not-in-this-game = This game has no hits that go beyond the defender.
hits = a number of hits
health = the defender's health
counters = a number of damage counters
a-share = a number of hits for one unit
hits-missing = The hits are missing: hits=N.
health-missing = The defender's health is missing: health=N.
more-shares = The split has { $n } more numbers, but { $units } other units are named.
# The form.
title = { $name } at table { $table }
label-hits = Hits
label-health = Defender's health
label-counters = Damage counters
label-defender = Defender
label-others = Other units
label-split = Split
split-about = Type the split, defender first, such as 4, 3.
no-split = Type the split to record it, such as { $example }.
does = list every valid split of excess hits; with split=, record one
number-missing = { $label }: type the number.
