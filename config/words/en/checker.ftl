# What breaks the rules of a Swiss round. $tables: Ewa – Jan, Ola – Piotr.
table = { $a } – { $b }
stranger = { $name } is paired but isn't in this round
left-out = { $name } is not paired: everyone must be at one table or have the bye
twice = { $name } is paired more than once: everyone must be at one table or have the bye
bye-missing = no bye: with { $n } players someone must get one
bye-needless = { $name } has a bye: not needed with { $n } players
bye-wrong = { $name } has the bye: it belongs to { $right }, the lowest placed of those with the fewest byes
rematch = rematch: { $tables }; a round without a rematch exists
rematches = too many rematches: { $tables }; { $least } would do
met-too-often = rematches of the wrong players: { $tables }; others have met less often or longer ago
paired-down = { $n ->
    [one] paired down from { $n } point or more without need: { $tables }; nobody has to be
   *[other] paired down from { $n } points or more without need: { $tables }; nobody has to be
}
too-many-paired-down = { $n ->
    [one] too many paired down from { $n } point or more: { $tables }; { $least } would do, with no more from the groups above
   *[other] too many paired down from { $n } points or more: { $tables }; { $least } would do, with no more from the groups above
}
past-a-group = paired past a group without need: { $tables }; an opponent comes from the next lower group
past-too-many = paired past too many groups: { $tables }; { $least } would do
together = should not meet in round 1: { $tables }; all could be kept apart
too-many-together = should not meet in round 1: { $tables }; { $least } would do
not-folded = { $n ->
    [one] not folded at { $n } point: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
   *[other] not folded at { $n } points: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
}
