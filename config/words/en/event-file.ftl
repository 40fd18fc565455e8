# What can be wrong with an event file. $path is the file, $why what the system reports.
missing = { $path }: no such file; check the name, or create an event with `komandor new`
exists = { $path }: this file already exists and won't be overwritten; choose another name
# $what: a symbolic link, a folder.
not-a-text-file = this is { $what }, not a file; name the file itself
in-its-place = { $what } is in its place; move it away
found =
    { $what ->
        [link] a symbolic link
        [folder] a folder
        [pipe] a pipe
       *[device] a device or socket
    }
not-yours = { $path }: this file belongs to another user (number { $owner }); copy it, and open the copy
foreign = { $path }: not a Komandor event file: { $found }
other-format = { $path }: this file has format { $version }, and this version of Komandor reads format 2; open it with the version that made it
foreign-no-log = it has no line `log:` among its first { $n }
bad-beginning =
    { $what ->
        [mark] it starts with a byte-order mark, added by an editor; save it without
        [line-ends] it has Windows line endings, added by an editor; restore a copy
       *[other] it doesn't start with `komandor: 2`; name an event file, or restore a copy
    }
head = can't read the event's header: { $problem }
mend-the-line = { $fault }; restore a copy of the file, or fix this line
too-large = { $path }: this file has { $bytes } bytes, and an event file at most { $most }; it's not an event file, or something else writes to it
# What failed, why ($why is what the system says), and what to do.
cannot =
    { $path }: { $what ->
        [open] can't open it
        [read] can't read it
        [look] can't check it
        [list] can't list this folder's files
        [set-aside] can't set its unfinished last line aside
        [make-folder] can't create its folder
        [make-shelf] can't create the folder to put it in
        [make] can't create it
        [write] can't write it
       *[move] can't move it
    }: { $why }; { $remedy ->
        [permissions] check the permissions of the file and its folder, then try again
        [read-only] choose a disk you can write to
        [full] free some disk space, then try again
        [folder] check the name of the folder
        [name] use another, shorter name
       *[disk] check the disk, then try again
    }
# Why the system refused; $text is what it says itself.
system = { $text }
busy = { $path }: another program has had this event open for { $seconds } seconds; close it there, then try again
no-locks = { $path }: nothing was saved, because this file system has no locks ({ $why }); copy the event to a disk of this computer
not-written = { $path }: nothing was saved: { $why }; the event is unchanged: check the disk, then try again
none-beside = { $path }: nothing was saved, because an edit needs a new file beside the old one, which can't be created ({ $why }); make its folder writable, or copy the event to another one
has-results = { $path }: this event has results and can't be deleted; archive it instead
unwritable = { $path }: nothing was saved, because the action can't be written: { $problem }
unwritable-file = the file would have more than { $most } bytes
unwritable-otherwise = it would read back as something else
no-time = { $path }: nothing was saved, because this computer's clock shows a time that can't be written: set the clock, then try again
no-place-for =
    { $what ->
        [rulesets] no folder for your own rulesets is known: use --rulesets
       *[events] no folder for events is known: set KOMANDOR_HOME to one, or use --home
    }
moved = { $path }: moved to { $place }, but the folder could not be flushed to disk ({ $why }): check the disk
looked-at-only = { $path }: this file is read-only ({ $why }), so you can only view the event; to run it, make the file writable or copy it
# Causes, short enough for a banner.
cause =
    { $cause ->
        [not-writable] this file is read-only
        [gone] the file is gone
        [no-event] the file is no longer an event
        [other-event] another event is in its place
        [missing-actions] saved actions are missing from the file
        [maybe-saved] the last action may have been saved
        [not-saved] the last action was not saved
        [newer] the mirror has more actions
        [split] the mirror has other actions
       *[head] the head was changed from outside
    }
# An action that could neither be saved nor taken back. $copy is the file as a shell takes it.
doubt =
    { $where ->
        [displaced] { $path }: the file was no longer in place after action { $n } was written ({ $source }), and the action could not be undone ({ $why }); it may be saved; check before entering it again: `komandor show { $copy } log`; nothing more is saved here until that is clear
       *[there] { $path }: action { $n } could not be saved ({ $source }) or undone ({ $why }) and may be saved; check before entering it again: `komandor show { $copy } log`; nothing more is saved here until the disk is checked
    }
settled =
    { $saved ->
        [yes] { $path }: action { $n }, which was in doubt, was saved after all
       *[no] { $path }: action { $n }, which was in doubt, was not saved: enter it again
    }
# The file that took the last action is no longer the one at the path.
displaced = { $path }: the file was no longer in place after the last action was written ({ $why }), so the action does not count; { $kept }; check what is there now, then enter the action again
given-up = { $path }: the last action could not be saved ({ $why }) and does not count; { $kept }; nothing more is saved until the event is reopened: check the disk or copy the event to another one, open it there, and enter the action again
another-file-there = another file is there
line-kept = its line is kept in { $kept }
line-not-kept = its line could not be kept elsewhere either ({ $why })
# A last line that was not written to the end.
tail-torn = { $path }: its last line is incomplete ({ $bytes } bytes), so it does not count; the next action moves it to a file beside this one
tail-set-aside = { $path }: its last line was incomplete and does not count; it is kept in { $kept }
settings-wrong = { $path }: { $problem }; it may contain "lang: pl", "print: lp", "publish_then: rsync -a { "{" }{ "}" } host:/var/www", "theme: dark" or another theme, and "ascii: true"
more-bytes = it has more than { $most } bytes
# What is wrong in a line of an event file, behind the file, the line and the column.
at = { $path }:{ $line }:{ $column }: { $problem }
# $code is the number of the character, such as U+001B.
bracket-open = a bracket is not closed on this line
too-deep = lists and mappings are nested too deep here
no-line = expected a line of the log, `- { "{" }n: …, at: …, by: …, …{ "}" }`
second-action = a second action `{ $key }`; a line holds one
unknown-action = unknown action `{ $key }`; a newer version of Komandor may have recorded it
no-action = the line holds no action
too-long = the line is longer than { $most } bytes
cut-off = the file ends here, before its log; it was cut off
no-key = expected a key of the head, such as `event:` or `log:`
# What a check of the ruleset found, and what to write.
ruleset = ruleset: { $found }
ruleset-and-more = ruleset: { $found } (and { $n } more)
other-number-edited = expected action { $expected }, found { $found }: actions are numbered from 1 without gaps
actions-missing =
    { $n ->
        [1] action { $first } is missing
       *[other] actions { $first } to { $last } are missing
    } before this line, which is action { $found }
unfit-log = the lines of the log don't fit together
# Of a text that was edited by hand.
text-too-large = { $path }: the text has { $bytes } bytes, the limit for an event file is { $most }
more-later = { $path }: fix these first; the rest is checked after that
empty = an empty line; delete it
file-line-no-time = { $at } is outside this event; write a time from { $first } to { $last }
time-too-late = { $at } is outside this event; write a time up to { $last }
by-hand-gone = { $path }: action { $n }, which records an edit by hand, is gone or changed; restore it
no-seed = a seed is a whole number below 2^64, 32 hexadecimal digits, or a text of at most 16 letters
no-event-id = the id of an event has 32 hexadecimal digits
# The command that edits an event file by hand.
ask =
    { $what ->
        [faulty] Enter to edit again, q to quit:
       *[unchanged] Nothing was changed. Enter to edit again, a to accept the file as is, q to quit:
    }
ask-kept = Your copy is in { $copy }. Enter to edit again, q to quit:
lines-since =
    { $n ->
        [one] { $path }: 1 line was written since the copy was made; it is at the end of the copy.
       *[other] { $path }: { $n } lines were written since the copy was made; they are at the end of the copy.
    }
replaced = { $what }; the old file is in { $copy }
faults =
    { $n ->
        [one] { $path }: nothing was replaced, the text has { $n } error{ $kept }.
       *[other] { $path }: nothing was replaced, the text has { $n } errors{ $kept }.
    }
refused = { $reason }{ $kept }
not-kept = ; your copy couldn't be kept ({ $error })
kept = ; your copy is in { $copy }, to continue with it: `{ $command }`
not-before = { $breach }; this is new (to correct an earlier result: `komandor do … report TABLE RESULT round=N`)
interrupted = { $path }: nothing was changed, { $why }{ $kept }{ $left }.
gave-up = the editor { $program } failed ({ $status })
signalled = signal { $signal } ended the editor
left = ; what the editor itself saved is in { $folder }
hard-links =
    { $n ->
        [one] { $path }: the file had another name (a hard link), which still points to the old event: link it again.
       *[other] { $path }: the file had { $n } other names (hard links), which still point to the old event: link them again.
    }
accept = { $path }: nothing was changed; to accept the file as is: { $command }
no-editor-terminal = No terminal for an editor here; set VISUAL or EDITOR to one that needs none, or accept the file as is with --accept.
names-no-program = { $name } isn't a program: { $value }
no-editor = Can't start an editor: { $error }.
no-copy = Can't make a copy: { $error }.
not-started = { $path }: nothing was changed, can't start the editor { $program } ({ $error }): set VISUAL or EDITOR.
not-read-back = { $path }: nothing was changed, can't read the copy back ({ $error }).
# The mirror: a second file with every saved line, on another disk.
label = Mirror
ending = A mirror is an event file: { $path } must end in .yaml.
same-file = { $path } is the event file itself; name a file on another disk.
longer = { $path } has more lines than { $first }. To recover them: `{ $command }`.
mirror-newer =
    { $event } is older than its mirror { $mirror }, which has { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    }. Nothing is saved until you choose. To recover them: `{ $command }`. To continue without them: `{ $without }`.
split = { $event } and its mirror { $mirror } differ from action #{ $n } on. Nothing is saved until you choose; komandor show FILE log shows both. To keep the mirror: `{ $command }`. To keep the event: `{ $without }`.
read-older = { $event } lacks the newest actions, which are in its mirror { $mirror }. To recover them: `{ $command }`.
read-split = { $event } and its mirror { $mirror } have different actions; this is what { $event } has.
other = { $path } isn't a copy of { $first }: they differ in line { $line }. Move it away, or name another file.
saved = mirrored #{ $n }
saved-on-the-same-disk = copied #{ $n }: on the same disk as the event
mirror-not-written = Mirror not written, trying again: { $why }
behind =
    The mirror is { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } behind, trying again
mirror-busy = another program is writing to it
gone = the mirror is gone, perhaps with its disk; reconnect the disk, or make a new mirror with { $setup }
complete-again = The mirror is up to date again.
saved-and-mirrored = { $done } · saved and mirrored, log { $n }
saved-twice-on-one-disk = { $done } · saved, copied on the same disk, log { $n }
made =
    Created { $event } from { $mirror }: { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
added =
    Added to { $event }: { $n ->
        [one] { $n } line
       *[other] { $n } lines
    } from { $mirror }.
mirror-replaced =
    { $event } was damaged and is kept as { $kept }. { $mirror } replaced it: { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
left-out = { $mirror } is damaged after action { $n }; the rest was left out: { $why }
had-all = { $event } has everything that { $mirror } has.
differ = { $mirror } and { $event } differ in line { $line }; neither was changed. Look at both with komandor show FILE log, and keep the right one.
no-event = Can't read an event from { $mirror }: { $why }
after-edit = The mirror { $mirror } has the event from before the edit. Move it away; setup mirror=FILE then starts a new one.
can-recover = { $problem }; or recover it from its mirror { $mirror }: `{ $command }`
where = Name the event file that was lost: komandor recover { $mirror } FILE.
# What recover adds, and its note in the log.
ask-taken =
    Recover { $n ->
        [one] this action
       *[other] these { $n } actions
    }? y/n:
not-taken =
    Nothing was recovered. Check the { $n ->
        [one] action
       *[other] { $n } actions
    } listed above, then: `{ $command }`
note =
    Recovered from { $mirror }: { $n ->
        [one] 1 action
       *[other] { $n } actions
    } up to #{ $last }
# What became of a file under an open event: it went away, was replaced or was changed.
replaced-gone = { $path }: the file was deleted or moved while the event was open
by-another-event = { $path }: the file was replaced by that of another event, { $event }
by-another-version = { $path }: the file was replaced by another version of this event ({ $which })
# $which: the first action that is no longer there, and whether more follow.
actions-lost = actions from { $first } on are no longer the same
edited = { $path }: the event was edited by hand ({ $which }); the previous version is in { $kept }
edited-not-kept = { $path }: the event was edited by hand ({ $which }); the previous version couldn't be kept ({ $why })
# An action that somebody else has saved: #13 by ben: note: late.
by = #{ $n } by { $by }: { $what }
unread =
    { $n ->
        [one] a line that can't be read
       *[other] { $n } lines that can't be read
    }
with-theirs = { $what }; restoring the previous version loses actions saved only there: { $theirs }
shown-as-before = { $what }; you see the previous version
kept-nowhere = { $what }; the previous version couldn't be kept elsewhere ({ $why }): leave the event open here until the file is back
# $kept is the copy, $copy and $path are files as a shell takes them.
open-there = { $what }; the previous version is in { $kept }: open it there with `komandor { $copy }`
put-back =
    { $what }; the previous version is in { $kept }: restore it with `{ $command }`{ $or ->
        [edit] , or fix or accept the change with `komandor edit { $path }`
        [reopen] , or reopen the event to continue without it
       *[none] { "" }
    }
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
replaced-head = the head changed
changed = { $actions } changed
taken-out = { $actions } removed
put-in = { $actions } inserted
became = { $old } became { $new }
replaced-no-action = no action
action = action { $n }
actions = actions { $actions }
actions-to = actions { $first } to { $last }
many-actions = { $n } actions from { $first } to { $last }
hostile = a control character or an invisible one; delete it
