# A pile of slips: one result after another. $key, $one, $two, $again and $back are keys.
# The headings under which the help lists the keys.
place = A pile of slips
place-number = Another table of the pile
place-halt = Pile stopped
# The keys of the round.
key-short = slips
# The keys of the pile.
next-short = skip
before-short = before
number-short = table
name-short = name
show-short = its result
# The title, such as "Table 8 · Round 3 · 7 of 24 in".
title = { $place } · { $done } of { $all } in
# What the dialog says. $plain and $pointed are numbers as they are typed.
jump = Another table: type its number, as { $plain } or { $pointed }.
goes-there = { $key } goes there.
open = Open:
skipped = { $n ->
    [1] From the top: table { $tables } was skipped.
   *[other] From the top: tables { $tables } were skipped.
}
all-in = { $n ->
    [1] The result is in.
    [2] Both results are in.
   *[other] All { $n } results are in.
}
# $next: Next: p pairs round 2.
then = { $back } goes back. { $next }
claim-waits = Players entered a result for this table: it waits in the inbox.
# Why the pile has stopped, or a key does nothing.
has-result = Table { $table } has a result from { $by }: { $said }.
has-no-slip = Table { $table } got its result without a slip.
no-table = There is no table { $table } in this round.
seat = { $name }: table { $table }
no-seat = { $name } has no table in this round.
round-gone = The round of these slips was taken back.
no-slip-left = No slip is left here: { $back } goes back.
no-other = There is no other table to go to.
no-number = Type a table's number first.
nothing-to-take-back = Nothing was saved here that could be taken back.
all-entered = Every table has its result.
halted = { $key } entered nothing: { $go_on } goes on first.
