# What became of a file under an open event: it went away, was replaced or was changed.
gone = { $path }: the file was deleted or moved away while the event was open
by-another-event = { $path }: this file was replaced by that of another event, { $event }
by-another-version = { $path }: the file was replaced by another version of this event, in which { $which }
# $which: the first action that is no longer there, and whether more follow.
action-lost = action { $n } no longer stands as before
actions-lost = actions from { $first } no longer stand as before
edited = { $path }: the event was edited by hand, and { $which }; the event as it was is kept in { $kept }
edited-not-kept = { $path }: the event was edited by hand, and { $which }; the event as it was could not be kept ({ $why })
# An action that somebody else has saved: #13 by ben: note: late.
by = #{ $n } by { $by }: { $what }
unread = { $n ->
    [one] a line that cannot be read
   *[other] { $n } lines that cannot be read
}
with-theirs = { $what }; these were saved there and are not known here, and they are lost if the event is put back as it was: { $theirs }
shown-as-before = { $what }; the event is shown as it was before
kept-nowhere = { $what }; the event as it was could not be kept elsewhere ({ $why }): leave it open here until the file is back in its place
# $kept is the copy, $copy and $path are files as a shell takes them.
open-there = { $what }; the event as it was is kept in { $kept }: open it there with `komandor { $copy }`
put-back = { $what }; the event as it was is kept in { $kept }: put it back with `{ $command }`
put-back-or-mend = { $what }; the event as it was is kept in { $kept }: put it back with `{ $command }`, or mend or accept the change with `komandor edit { $path }`
put-back-or-go-on = { $what }; the event as it was is kept in { $kept }: put it back with `{ $command }`, or open the event again to go on without it
back-not-flushed = { $path }: the event is back in its place, but its folder could not be flushed to the disk ({ $why }): see to the disk, then open the event again
# An edit by hand: why it was not taken, and what it changed. $actions: action 4, actions 4 to 8.
event-changed = { $path }: the event has changed since the copy was made; nothing was replaced
event-changed-by = { $path }: the event has changed since the copy was made (last, { $by }: { $what }); nothing was replaced
not-flushed = { $path }: the file is replaced, but its folder could not be flushed to the disk ({ $why }); the file as it was is kept in { $kept }
nothing = nothing was changed
accepted = accepted as it stood
accepted-head = accepted as it stood, the checksum did not fit in the head
accepted-head-and = accepted as it stood, the checksum did not fit in the head and { $actions }
accepted-actions = accepted as it stood, the checksum did not fit in { $actions }
tail-left-out = { $what }; a last line that was not written to the end is left out
only-checksums = nothing but the checksums changed
head = the head changed
head-and-log = the head changed, { $log }
changed = { $actions } changed
taken-out = { $actions } taken out
put-in = { $actions } put in
became = { $old } became { $new }
no-action = no action
action = action { $n }
actions = actions { $actions }
actions-to = actions { $first } to { $last }
many-actions = { $n } actions from { $first } to { $last }
