# What the round and the standings show besides names. $key is a key.
# Behind the bar: results that are in, of all.
results = { $n } of { $all }
open-only = open tables only · { $key }: all
key-open = open tables
no-open-tables = Every table has a result: no open tables to show.
# The signs behind a player's name, and their meaning.
sign = { $sign } { $said }
leaves = drops after this round
gone = dropped
penalty-not-entered = penalty not in the result
no-list = no decklist
checked = checked this round
# Open tables with extra minutes, the earliest end first; $left is the time that a table has.
extra-time = Extra time: { $tables }
extra-time-and-more = Extra time: { $tables } and { $more } more
table-time = table { $table } +{ $minutes }' { $left }
# Narrow headings of the standings: matches won and lost, then drawn.
won-lost = W–L
won-lost-drawn = W–L–D
