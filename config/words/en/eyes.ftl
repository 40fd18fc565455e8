# What the round and the standings show besides names. $key is a key.
# Behind the bar: results that are in, of all.
results = { $n } of { $all }
open-only = open tables only · { $key } all
key-open = open tables
no-open-tables = Every table has its result: there is no open table to show alone.
# The signs behind a player's name, and their meaning.
sign = { $sign } { $said }
leaves = leaves after this round
gone = has left
penalty-not-entered = a penalty is not in the result
no-list = no list handed in
checked = checked this round
# Open tables with extra minutes, the earliest end first; $left is the time that a table has.
extra-time = Extra time: { $tables }
extra-time-and-more = Extra time: { $tables } and { $more } more
table-time = table { $table } +{ $minutes }' { $left }
# Narrow headings of the standings: matches won and lost, then drawn.
won-lost = W–L
won-lost-drawn = W–L–D
