# The gate before a round: what is off, and what settles it.
no-result = Table { $table } has no result: { $a } – { $b }.
no-results = { $n } tables have no result: { $tables }.
no-place = { $n ->
    [one] { $names } has no place in round { $round }.
   *[other] { $names } have no place in round { $round }.
}
leave = { $n ->
    [one] { $names } has not come and leaves the event.
   *[other] { $names } have not come and leave the event.
}
are-kept = { $n ->
    [one] { $names } has not come and is paired all the same.
   *[other] { $names } have not come and are paired all the same.
}
penalty = { $name } has the penalty { $penalty }, and the result of table { $table } does not have it.
bye = The bye goes to { $name }.
down = { $n ->
    [one] { $names } is paired down.
   *[other] { $names } are paired down.
}
sit-out = { $n ->
    [one] { $names } sits the round out.
   *[other] { $names } sit the round out.
}
gone = { $n ->
    [one] { $names } leaves after this round.
   *[other] { $names } leave after this round.
}
clock = The clock of the round still runs.
left-in-the-cut = { $n ->
    [one] { $names } has left and would be in the cut.
   *[other] { $names } have left and would be in the cut.
}
seeds-without-list = { $n ->
    [one] Lists are required, and one in the cut has none: { $names }.
   *[other] Lists are required, and { $n } in the cut have none: { $names }.
}
# What settles an item, in a word or two.
to-result = result
to-seat = place
to-check-in = check-in
to-list = list
to-draft = draft
to-announcement = announcement
to-manual = by hand
# The dialog.
title = Before the round
place = The gate before a round
before-round = Before round { $n }
settle-absent = Who has not come: { $remove } remove, { $keep } keep, { $out } sit this round out.
pairs-later = { $key } pairs once nothing marked ✗ is left.
pairs-now = { $key } pairs the round all the same.
cuts-later = { $key } goes on to the cut once nothing marked ✗ is left.
cuts-now = { $key } goes on to the cut all the same.
no-cut-now = The cut is no longer the next step.
blocked = Settle first what is marked ✗.
nothing-to-settle = Nothing here to fix.
nobody-missing = Nobody is missing.
not-by-hand = No other pairing is needed.
hint-number = to that item
hint-settle = settle
hint-remove = remove
hint-keep = keep
hint-out = sit out
after-last-round = After the last round
no-further-round = No more rounds planned. The next step shows once every result is in.
