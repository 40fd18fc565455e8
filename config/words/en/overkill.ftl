# Hits beyond a defender's remaining health.
too-large = { $n } is too many: the limit is { $most }.
no-health = A defender's health must be at least 1.
too-many-counters = { $counters } damage counters on a health of { $health }: count them again.
remaining = Remaining health { $n }.
all-to-the-defender = { $n ->
    [one] The hit goes to the defender.
   *[other] All { $n } hits go to the defender.
}
# $others is the most other units that may get hits.
excess = { $others ->
    [one] At least { $least } go to the defender, the other { $excess } to it or to one other unit in the arena.
   *[other] At least { $least } go to the defender, the other { $excess } to it or to at most { $others } other units in the arena.
}
splits = Valid splits (defender, other): { $splits }
# Why a split is none.
wrong-sum = The split adds up to { $sum }, but there are { $hits } hits.
nothing-in-excess = All { $hits } hits go to the defender: its remaining health is { $remaining }.
too-few = The defender gets { $n }, but must get at least { $least }: its remaining health comes first.
too-many-units = { $n } other units get hits, but only { $most } may: give the rest to one unit.
# What is recorded.
valid = Valid split: { $split }.
recorded = Table { $table }: { $split }. { $remaining }
in-log = { $place }, { $hits } hits on { $health } health with { $counters } counters: { $split }
share = { $n } to { $unit }
the-defender = the defender
another-unit = another unit
# What the command lacks.
not-in-this-game = This game has no excess hits.
hits = a number of hits
health = the defender's health
counters = a number of damage counters
a-share = a number of hits for one unit
hits-missing = Add the hits: hits=N.
health-missing = Add the defender's health: health=N.
more-shares = The split has { $n } other numbers for { $units } other units.
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
number-missing = { $label }: type a number.
