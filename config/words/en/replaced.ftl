# What became of a file under an open event: it went away, was replaced or was changed.
gone = { $path }: the file was deleted or moved while the event was open
by-another-event = { $path }: the file was replaced by that of another event, { $event }
by-another-version = { $path }: the file was replaced by another version of this event ({ $which })
# $which: the first action that is no longer there, and whether more follow.
action-lost = action { $n } is no longer the same
actions-lost = actions from { $first } on are no longer the same
edited = { $path }: the event was edited by hand ({ $which }); the previous version is in { $kept }
edited-not-kept = { $path }: the event was edited by hand ({ $which }); the previous version couldn't be kept ({ $why })
# An action that somebody else has saved: #13 by ben: note: late.
by = #{ $n } by { $by }: { $what }
unread = { $n ->
    [one] a line that can't be read
   *[other] { $n } lines that can't be read
}
with-theirs = { $what }; restoring the previous version loses actions saved only there: { $theirs }
shown-as-before = { $what }; you see the previous version
kept-nowhere = { $what }; the previous version couldn't be kept elsewhere ({ $why }): leave the event open here until the file is back
# $kept is the copy, $copy and $path are files as a shell takes them.
open-there = { $what }; the previous version is in { $kept }: open it there with `komandor { $copy }`
put-back = { $what }; the previous version is in { $kept }: restore it with `{ $command }`
put-back-or-mend = { $what }; the previous version is in { $kept }: restore it with `{ $command }`, or fix or accept the change with `komandor edit { $path }`
put-back-or-go-on = { $what }; the previous version is in { $kept }: restore it with `{ $command }`, or reopen the event to continue without it
back-not-flushed = { $path }: the event is back in its place, but its folder couldn't be flushed to the disk ({ $why }): check the disk, then reopen the event
# An edit by hand: why it was not taken, and what it changed. $actions: action 4, actions 4 to 8.
event-changed = { $path }: the event changed since the copy was made; nothing was replaced
event-changed-by = { $path }: the event changed since the copy was made (last, { $by }: { $what }); nothing was replaced
not-flushed = { $path }: the file was replaced, but its folder couldn't be flushed to the disk ({ $why }); the previous version is in { $kept }
nothing = nothing changed
accepted = accepted as is
accepted-head = accepted as is; the checksum of the head didn't match
accepted-head-and = accepted as is; the checksums of the head and { $actions } didn't match
accepted-actions = accepted as is; the checksum didn't match in { $actions }
tail-left-out = { $what }; an incomplete last line was left out
only-checksums = only the checksums changed
head = the head changed
head-and-log = the head changed, { $log }
changed = { $actions } changed
taken-out = { $actions } removed
put-in = { $actions } inserted
became = { $old } became { $new }
no-action = no action
action = action { $n }
actions = actions { $actions }
actions-to = actions { $first } to { $last }
many-actions = { $n } actions from { $first } to { $last }
