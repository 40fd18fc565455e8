# A pile of slips: one result after another. $key, $one, $two, $again and $back are keys.
# The headings under which the help lists the keys.
place = A pile of slips
place-number = Another table in the pile
place-halt = Pile stopped
# The keys of the round.
key-short = slips
# The keys of the pile.
next-short = skip
before-short = previous
number-short = table
name-short = name
show-short = result
# The title, such as "Table 8 · Round 3 · 7 of 24 in".
title = { $place } · { $done } of { $all } in
# What the dialog says. $plain and $pointed are numbers as they are typed.
jump = Another table: type its number ({ $plain } or { $pointed }).
goes-there = { $key }: go there.
open = Open:
skipped = { $n ->
    [1] Back to the start: table { $tables } was skipped.
   *[other] Back to the start: tables { $tables } were skipped.
}
all-in = { $n ->
    [1] The result is in.
    [2] Both results are in.
   *[other] All { $n } results are in.
}
# $next: Next: p pairs round 2.
then = { $back }: back. { $next }
claim-waits = Players reported a result for this table: see the inbox.
# Why the pile has stopped, or a key does nothing.
has-result = Table { $table } already has a result from { $by }: { $said }.
has-no-slip = Table { $table } was reported without a slip.
no-table = No table { $table } in this round.
seat = { $name }: table { $table }
no-seat = { $name } has no table this round.
round-gone = The pairings for these slips were undone.
no-slip-left = No slips left. { $back }: back.
no-other = No other table to go to.
no-number = Type a table number first.
nothing-to-take-back = Nothing to undo here.
all-entered = All results are in.
halted = { $key } entered nothing. To go on: { $go_on }.
