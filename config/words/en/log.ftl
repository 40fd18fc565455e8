# The log: a line for each action, the most important fact first.
registered = registered { $name }
registered-official = registered { $name }, { $role }
details-changed = edited { $name }
official = { $name } is now { $role }
dismissed = { $name } is no longer an official
announcement-changed = changed the event settings: { $what }
pods =
    { $how ->
        [redrawn] redrew { $pods }: { $sizes } players
        [seated] seated { $pods }: { $sizes } players
        [reseated] reseated { $pods }: { $sizes } players
       *[drawn] drew { $pods }: { $sizes } players
    }
drafting =
    { $what ->
        [opened] opened the boosters
       *[building] started deck building
    }
picking = draft phase { $phase }, pick { $pick }
cards-shared-out =
    { $n ->
        [one] shared out { $n } rare card
       *[other] shared out { $n } rare cards
    }
card-taken = { $name } took a rare card
paired =
    { $how ->
        [redrawn] re-paired { $round }
        [by-hand] paired { $round } by hand
        [again-by-hand] re-paired { $round } by hand
       *[drawn] paired { $round }
    }
swapped = swapped { $a } and { $b }
table = round { $round } table { $table }
table-of-finals = { $round } table { $table }
side = { $place }: { $name } plays { $side }
result-corrected = { $place } corrected: { $result }
removed = removed { $name }: registered by mistake
left = { $name } dropped
left-after = { $name } dropped after { $round }
returned = { $name } rejoined
returned-late =
    { $n ->
        [1] { $name } rejoined, with a loss for the rounds missed
       *[other] { $name } rejoined, with { $n } losses for the rounds missed
    }
disqualified = { $name } was disqualified and can't return
deciding-match-seeded = seeded the deciding match
place-given-up = { $name } gave up the place
timer-minutes =
    { $what ->
        [started] started the round timer, { $minutes }
        [left] set the time left to { $minutes }
       *[set] set the round to { $minutes }
    }
timer =
    { $what ->
        [paused] paused the round timer
        [resumed] resumed the round timer
       *[stopped] stopped the round timer
    }
time-added =
    { $n ->
        [one] { $n } minute added
       *[other] { $n } minutes added
    }
time-taken =
    { $n ->
        [one] { $n } minute removed
       *[other] { $n } minutes removed
    }
points-off =
    { $n ->
        [one] { $n } tournament point deducted
       *[other] { $n } tournament points deducted
    }
put-out = removed from the event
list-handed-in = { $name } handed in a decklist
note = note: { $text }
edited-by-hand = edited the file by hand: { $what }
closed = closed the event
undone = undid { $n }
redone = redid { $n }
# Undo and redo. $what is an action in words; its number and author stand in brackets, for a
# margin would run into them: "Ewa beat Jan, by 3".
turned =
    { $way ->
        [undone] Undone: "{ $what }" (by { $by }).
       *[redone] Redone: "{ $what }" (by { $by }).
    }
redo-asked = Redo "{ $what }"?
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
no-such-action = The log has no action { $n }.
is-a-step = Action { $n } is itself an undo or redo: use { $redo } or { $undo }.
is-by-hand = Action { $n } is a manual edit of the file: only another edit undoes it.
undone-already = Action { $n } is already undone. To redo it: { $redo }.
not-undone = Action { $n } ({ $what }) isn't undone, so there is nothing to redo.
would-clash =
    { $what ->
        [undo] Can't undo only action { $n }: { $a } and { $b } would have the same name or start number. To change one: { $edit }.
       *[redo] Can't redo action { $n }: { $a } and { $b } would have the same name or start number. To change one: { $edit }.
    }
does-not-fit = Can't redo action { $n } ({ $what }): it no longer fits. Do it again.
happened-since =
    { $count ->
        [one] Can't redo action { $n } ({ $what }). This has happened since: { $since }. Do it again.
       *[other] Can't redo action { $n } ({ $what }). These have happened since: { $since }. Do it again.
    }
is-needed =
    { $count ->
        [one] Can't undo only action { $n } ({ $what }). This depends on it: { $later }. Undo that first.
       *[other] Can't undo only action { $n } ({ $what }). These depend on it: { $later }. Undo those first, newest first.
    }
result-is-needed =
    { $count ->
        [one] Can't undo only action { $n } ({ $what }). This depends on it: { $later }. Undo that first, or report the table again to correct it.
       *[other] Can't undo only action { $n } ({ $what }). These depend on it: { $later }. Undo those first, newest first, or report the table again to correct it.
    }
# Actions in a list: "3 (registered C), 5 to 11 (7 results of round 1) and 20 more, the newest 52 (…)".
results = { $from } to { $to } ({ $n } results of { $round })
and-more = { $first } and { $n } more, the newest { $newest }
# Two users at work: what somebody else has done meanwhile.
elsewhere = { $name } (in another terminal)
match-goes-on = the match continues
has-just-reported = { $who } just reported table { $table }: { $theirs }. You have: { $yours }. Check which is right. To overwrite: { $report }.
has-just-saved = { $who } just saved #{ $n }: { $what }. Ask them whether it's wrong. To undo it: { $undo }.
has-just-undone = { $who } just undid #{ $n }: { $what }. Ask them whether that's wrong. To redo it: { $redo }.
saved-meanwhile = Meanwhile { $by } saved #{ $n }: { $what }.
table-now = Table { $table }: was { $was }, now { $is }.
table-gone = Table { $table } ({ $was }) is no longer there.
# $what is one sentence or several.
other-consequences = The effects have changed: { $what }
champion-now = Now { $champion }.
no-champion-now = No champion now.
# A line of the log that can't follow the lines before it. Another program wrote it.
line = line { $n } of the log does not fit: { $reason }
unfit = it does not follow from the lines before it
no-entrant = there is no entrant { $n }
no-round = stage { $stage } has no round { $round }
no-table = there is no table { $n } in this round
other-entrant = the next entrant is { $expected }, not { $n }
others-at-table = entrants { $a } and { $b } do not sit at table { $table }
no-mission = there is no mission { $n }
reasons = the reasons do not fit the tables
moment = "{ $text }" isn't a time; expected the form 2026-11-21T09:31:07+01:00
