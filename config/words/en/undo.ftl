# Undo and redo. $what is an action in words; its number and author stand in brackets, for a
# margin would run into them: "Ewa beat Jan, by 3".
undone = Undone: { $what } (#{ $n } by { $by }).
redone = Redone: { $what } (#{ $n } by { $by }).
nothing-to-undo = Nothing to undo.
nothing-to-redo = There is nothing to redo.
no-such-action = The log has no action { $n }.
is-a-step = Action { $n } is an undo or redo itself: use { $redo } or { $undo }.
is-by-hand = Action { $n } is a change of the file by hand: only another such change takes it back.
undone-already = Action { $n } is undone already: { $redo } brings it back.
not-undone = Action { $n } ({ $what }) is not undone: there is nothing to bring back.
would-share = Action { $n } cannot be undone by itself, for { $a } and { $b } would have a name or start number in common: { $edit } changes it.
back-would-share = Action { $n } cannot be brought back, for { $a } and { $b } would have a name or start number in common: { $edit } changes it.
does-not-fit = Action { $n } ({ $what }) cannot be brought back as it was, for what stands now does not fit it; do it anew.
happened-since = { $count ->
    [one] Action { $n } ({ $what }) cannot be brought back as it was, for this has happened since: { $since }; do it anew.
   *[other] Action { $n } ({ $what }) cannot be brought back as it was, for these have happened since: { $since }; do it anew.
}
is-needed = { $count ->
    [one] Action { $n } ({ $what }) cannot be undone by itself, for this needs it: { $later }; undo that first.
   *[other] Action { $n } ({ $what }) cannot be undone by itself, for these need it: { $later }; undo those first, the newest first.
}
result-is-needed = { $count ->
    [one] Action { $n } ({ $what }) cannot be undone by itself, for this needs it: { $later }; undo that first, or report the table again to correct it.
   *[other] Action { $n } ({ $what }) cannot be undone by itself, for these need it: { $later }; undo those first, the newest first, or report the table again to correct it.
}
# Actions in a list: "3 (registered C), 5 to 11 (7 results of round 1) and 20 more, the newest 52 (…)".
action = { $n } ({ $what })
results = { $from } to { $to } ({ $n } results of { $round })
and-more = { $first } and { $n } more, the newest { $newest }
