# The gate: tables where somebody has left, lists with faults, the clock.
left-at-table = { $n ->
    [one] { $names } has left, and table { $table } has no result: { $a } – { $b }.
   *[other] { $names } have left, and table { $table } has no result: { $a } – { $b }.
}
left-at-tables = { $n } tables with dropped players have no result: { $tables }.
faulty-lists = { $n ->
    [one] { $n } list has faults that nobody accepted: { $names }.
   *[other] { $n } lists have faults that nobody accepted: { $names }.
}
to-clock = stop it
before-finals = Before { $round }
# What an action changes beyond its own row. $tables is "12 tables".
round-gone = { $round }: no longer paired, { $tables }.
round-gone-with = { $n ->
    [one] { $round }: no longer paired, { $tables }, and { $n } result is lost.
   *[other] { $round }: no longer paired, { $tables }, and { $n } results are lost.
}
round-back = { $round }: paired again, { $tables }.
# $tables are items such as "2 Ewa – Jan".
other-tables = { $round }, other players at tables: { $tables }.
other-tables-and-more = { $round }, other players at tables: { $tables }, and { $n } more.
table = { $table } { $a } – { $b }
no-result = { $n ->
    [one] { $round }: table { $tables } has no result any more.
   *[other] { $round }: tables { $tables } have no result any more.
}
no-results = { $round }: tables { $tables } and { $n } more have no result any more.
nobody-seeded = Nobody is seeded any more: the cut is still to be made.
# $seeds are seeds with their numbers: "1 Ewa, 2 Jan".
seeds = Seeds: { $seeds }.
champion = The champion is { $name }.
other-champion = The champion is { $name }, not { $was }.
no-champion = { $name } is no longer champion.
a-bye = { $n } players come to the next round, so one of them has the bye.
no-bye = { $n } players come to the next round, so nobody has the bye.
halves = { $n ->
    [one] The next round pairs halves by start number; { $names } has a new one.
   *[other] The next round pairs halves by start number; { $names } have new ones.
}
# Nothing is missing in the announcement, but the round cannot be paired yet.
gate-blocks = something else forbids round 1: { $key } shows it
# A verb: $word and $meant are words before an equals sign.
misspelt = { $word }= is no word of this verb: { $meant }= is.
