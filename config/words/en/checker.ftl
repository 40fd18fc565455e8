# What breaks the rules of a Swiss round. $tables: Ewa – Jan, Ola – Piotr.
table = { $a } – { $b }
stranger = { $name } is paired but isn't in this round
left-out = { $name } is not paired: everyone needs exactly one table or the bye
twice = { $name } is paired more than once: everyone needs exactly one table or the bye
bye-missing = no bye: with { $n } players someone must get one
bye-needless = { $name } has a bye: not needed with { $n } players
bye-wrong = { $name } has the bye, but it belongs to { $right }, the lowest placed of those with the fewest byes
rematch = rematch: { $tables }; a round without a rematch is possible
rematches = too many rematches: { $tables }; { $least } would do
met-too-often = rematches of the wrong players: { $tables }; others have met less often or longer ago
paired-down = { $n ->
    [one] paired down unnecessarily from { $n } point or more: { $tables }
   *[other] paired down unnecessarily from { $n } points or more: { $tables }
}
too-many-paired-down = { $n ->
    [one] too many paired down from { $n } point or more: { $tables }; { $least } would do, with no more from the groups above
   *[other] too many paired down from { $n } points or more: { $tables }; { $least } would do, with no more from the groups above
}
past-a-group = skipped a group unnecessarily: { $tables }; the opponent must come from the next lower group
past-too-many = skipped too many groups: { $tables }; { $least } would do
together = should not meet in round 1: { $tables }; all could be kept apart
too-many-together = should not meet in round 1: { $tables }; { $least } would do
not-folded = { $n ->
    [one] not folded at { $n } point: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
   *[other] not folded at { $n } points: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
}
