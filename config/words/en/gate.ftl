# Checks before a round: the problems, and what fixes each.
no-result = Table { $table } has no result: { $a } – { $b }.
no-results = { $n } tables have no result: { $tables }.
no-place = { $n ->
    [one] { $names } is unpaired in round { $round }.
   *[other] { $names } are unpaired in round { $round }.
}
leave = { $n ->
    [one] { $names } hasn't checked in and will be dropped.
   *[other] { $names } haven't checked in and will be dropped.
}
are-kept = { $n ->
    [one] { $names } hasn't checked in but will be paired.
   *[other] { $names } haven't checked in but will be paired.
}
penalty = { $name } has the penalty { $penalty }, but the result of table { $table } doesn't include it.
bye = Bye: { $name }.
down = { $n ->
    [one] { $names } is paired down.
   *[other] { $names } are paired down.
}
sit-out = { $n ->
    [one] { $names } sits out this round.
   *[other] { $names } sit out this round.
}
gone = { $n ->
    [one] { $names } drops after this round.
   *[other] { $names } drop after this round.
}
clock = The round timer is still running.
left-in-the-cut = { $n ->
    [one] { $names } dropped but would make the top cut.
   *[other] { $names } dropped but would make the top cut.
}
seeds-without-list = { $n ->
    [one] Decklists are required; one player in the top cut has none: { $names }.
   *[other] Decklists are required; { $n } players in the top cut have none: { $names }.
}
# What fixes an item, in a word or two.
to-result = result
to-seat = seat
to-check-in = check-in
to-list = decklist
to-draft = draft
to-announcement = event info
to-manual = by hand
# The dialog.
title = Before the round
place = Checks before the round
before-round = Before round { $n }
settle-absent = Not checked in: { $remove } drop, { $keep } keep, { $out } sit out this round.
pairs-later = Resolve the ✗ items, then { $key }: pair.
pairs-now = { $key }: pair anyway
cuts-later = Resolve the ✗ items, then { $key }: cut.
cuts-now = { $key }: cut anyway
no-cut-now = The cut is no longer the next step.
blocked = Resolve the ✗ items first.
nothing-to-settle = Nothing to fix here.
nobody-missing = Nobody is missing.
not-by-hand = No pairing changes needed.
hint-number = go to item
hint-settle = fix
hint-remove = drop
hint-keep = keep
hint-out = sit out
after-last-round = After the last round
no-further-round = No more rounds planned. The next step shows once all results are in.
