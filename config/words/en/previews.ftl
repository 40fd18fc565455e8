# The gate: tables where somebody has left, lists with faults, the clock.
left-at-table = { $n ->
    [one] { $names } dropped, and table { $table } has no result: { $a } – { $b }.
   *[other] { $names } dropped, and table { $table } has no result: { $a } – { $b }.
}
left-at-tables = { $n } tables with dropped players have no result: { $tables }.
faulty-lists = { $n ->
    [one] { $n } decklist has errors nobody accepted: { $names }.
   *[other] { $n } decklists have errors nobody accepted: { $names }.
}
to-clock = stop the clock
before-finals = Before { $round }
# What an action changes beyond its own row. $tables is "12 tables".
round-gone = { $round }: pairings undone, { $tables }.
round-gone-with = { $n ->
    [one] { $round }: pairings undone, { $tables }, { $n } result lost.
   *[other] { $round }: pairings undone, { $tables }, { $n } results lost.
}
round-back = { $round }: pairings restored, { $tables }.
# $tables are items such as "2 Ewa – Jan".
other-tables = { $round }, new pairings: { $tables }.
other-tables-and-more = { $round }, new pairings: { $tables } and { $n } more.
table = { $table } { $a } – { $b }
no-result = { $n ->
    [one] { $round }: table { $tables } loses its result.
   *[other] { $round }: tables { $tables } lose their results.
}
no-results = { $round }: tables { $tables } and { $n } more lose their results.
nobody-seeded = Seeding undone: the cut is still to come.
# $seeds are seeds with their numbers: "1 Ewa, 2 Jan".
seeds = Seeds: { $seeds }.
champion = Champion: { $name }.
other-champion = Champion: { $name }, not { $was }.
no-champion = { $name } is no longer champion.
a-bye = { $n } players in the next round; one will get a bye.
no-bye = { $n } players in the next round; nobody will get a bye.
halves = { $n ->
    [one] Next round pairs halves by start number; new number: { $names }.
   *[other] Next round pairs halves by start number; new numbers: { $names }.
}
# No setting is missing, but the round cannot be paired yet.
gate-blocks = something else blocks round 1: see { $key }
# A command: $word and $meant are words before an equals sign.
misspelt = Unknown setting { $word }=: did you mean { $meant }=?
