# Undo and redo. $what is an action in words; its number and author stand in brackets, for a
# margin would run into them: "Ewa beat Jan, by 3".
undone = Undone: { $what } (#{ $n } by { $by }).
redone = Redone: { $what } (#{ $n } by { $by }).
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
no-such-action = The log has no action { $n }.
is-a-step = Action { $n } is itself an undo or redo: use { $redo } or { $undo }.
is-by-hand = Action { $n } is a manual edit of the file: only another edit undoes it.
undone-already = Action { $n } is already undone. To redo it: { $redo }.
not-undone = Action { $n } ({ $what }) isn't undone, so there is nothing to redo.
would-share = Can't undo only action { $n }: { $a } and { $b } would have the same name or start number. To change one: { $edit }.
back-would-share = Can't redo action { $n }: { $a } and { $b } would have the same name or start number. To change one: { $edit }.
does-not-fit = Can't redo action { $n } ({ $what }): it no longer fits. Enter it again.
happened-since = { $count ->
    [one] Can't redo action { $n } ({ $what }). This has happened since: { $since }. Enter it again.
   *[other] Can't redo action { $n } ({ $what }). These have happened since: { $since }. Enter it again.
}
is-needed = { $count ->
    [one] Can't undo only action { $n } ({ $what }). This depends on it: { $later }. Undo that first.
   *[other] Can't undo only action { $n } ({ $what }). These depend on it: { $later }. Undo those first, newest first.
}
result-is-needed = { $count ->
    [one] Can't undo only action { $n } ({ $what }). This depends on it: { $later }. Undo that first, or report the table again to correct it.
   *[other] Can't undo only action { $n } ({ $what }). These depend on it: { $later }. Undo those first, newest first, or report the table again to correct it.
}
# Actions in a list: "3 (registered C), 5 to 11 (7 results of round 1) and 20 more, the newest 52 (…)".
action = { $n } ({ $what })
results = { $from } to { $to } ({ $n } results of { $round })
and-more = { $first } and { $n } more, the newest { $newest }
