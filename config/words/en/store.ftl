# What can be wrong with an event file. $path is the file, $why what the system reports.
missing = { $path }: there is no such file; check the name, or make an event with `komandor new`
exists = { $path }: this file is there already and is not overwritten; choose another name
# $what: a symbolic link, a folder.
not-a-file = { $path }: this is { $what }, not a file; name the event file itself
not-a-text-file = this is { $what }, not a file; name the file itself
in-its-place = { $what } is in its place; move it away
symbolic-link = a symbolic link
folder = a folder
pipe = a pipe
device-or-socket = a device or socket
not-yours = { $path }: this file belongs to another user (number { $owner }); copy it, and open the copy
foreign = { $path }: this is no event file of Komandor: { $found }
foreign-not-text = it is not text; name an event file, or restore a copy
foreign-empty = it is empty; restore a copy
foreign-beginning = it does not begin with `komandor: 2`; name an event file, or restore a copy
foreign-no-log = there is no line `log:` among its first { $n }
foreign-mark = it begins with a byte-order mark; an editor has put it there, save it without
foreign-line-ends = its lines end as on Windows; an editor has changed them, restore a copy
older = { $path }: an early version of Komandor made this file (format 1), and only that version opens it; this one reads format 2
newer = { $path }: this file was made by a newer version of Komandor (format { $version }; this one reads format 2); install the newer version to open it
head = the head of the event cannot be read: { $problem }
mend-the-line = { $fault }; restore a copy of the file, or mend this line
too-large = { $path }: this file has { $bytes } bytes, and an event file has at most { $most }; it is no event file, or something else writes to it
cannot-open = { $path }: cannot open it: { $why }; { $remedy }
cannot-read = { $path }: cannot read it: { $why }; { $remedy }
cannot-look = { $path }: cannot look at it: { $why }; { $remedy }
cannot-list = { $path }: cannot list the files of this folder: { $why }; { $remedy }
cannot-set-aside = { $path }: cannot set its unfinished last line aside: { $why }; { $remedy }
cannot-make-folder = { $path }: cannot make its folder: { $why }; { $remedy }
cannot-make-shelf = { $path }: cannot make the folder to put it in: { $why }; { $remedy }
cannot-make = { $path }: cannot make it: { $why }; { $remedy }
cannot-write = { $path }: cannot write it: { $why }; { $remedy }
cannot-move = { $path }: cannot move it: { $why }; { $remedy }
# Why the system refused, as $why; $said is what it says itself.
system-not-found = { $said }
system-permission-denied = { $said }
system-name-too-long = { $said }
system-storage-full = { $said }
system-read-only = { $said }
system-is-a-folder = { $said }
system-no-folder = { $said }
# What to do, as $remedy behind a semicolon.
see-to-permissions = see to the permissions of the file and its folder, then repeat
choose-another-disk = choose a place on a disk that may be written to
make-room = make room on the disk, then repeat
check-the-folder = check the name of the folder
shorten-the-name = give another, shorter name
see-to-the-disk = see to the disk, then repeat
busy = { $path }: another program has held this event for { $seconds } seconds; close it there, then repeat
no-locks = { $path }: nothing was recorded, because this file system offers no locks ({ $why }); copy the event to a disk of this computer
not-written = { $path }: nothing was recorded: { $why }; the event is as it was: see to the disk, then repeat
none-beside = { $path }: nothing was recorded, because no file can be made beside it ({ $why }), and an edit puts a new file in the old one's place; make its folder writable, or copy the event to another one
has-results = { $path }: this event has results and is not deleted; archive it instead
unwritable = { $path }: nothing was recorded, because the action cannot be written down: { $problem }
unwritable-file = the file would have more than { $most } bytes
unwritable-line = it takes { $bytes } bytes, and a line may have { $most }
unwritable-head-line = a line of it takes more than { $most } bytes
unwritable-otherwise = it would read back as something else
unwritable-head = the head of the event would read back as something else
no-time = { $path }: nothing was recorded, because the clock of this computer shows no time that can be written down: set the clock, then repeat
no-home = it is not known where events live: set KOMANDOR_HOME to a folder, or name one with --home
no-rulesets = it is not known where your own rulesets live: name a folder with --rulesets
moved = { $path }: it was moved to { $place }, but the folder could not be flushed to the disk ({ $why }): see to the disk
looked-at-only = { $path }: you may not write to this file ({ $why }), so the event can only be looked at; to run it, make the file writable or copy it
# Causes, short enough for a banner.
cause-not-writable = this file may not be written to
cause-gone = the file is gone
cause-no-event = the file is no event any more
cause-other-event = another event stands in its place
cause-missing-actions = saved actions are missing from the file
cause-maybe-saved = the last action may have been saved
cause-not-saved = the last action was not saved
cause-could-not-be-saved = the last action could not be saved
# An action that could neither be saved nor taken back. $copy is the file as a shell takes it.
doubt-written = { $path }: action { $n } could not be written ({ $source }), nor be taken back ({ $why }): it may have been saved; look before entering it again, with `komandor show { $copy } log`; nothing more is written here until the disk is seen to
doubt-flushed = { $path }: action { $n } could not be flushed to the disk ({ $source }), nor be taken back ({ $why }): it may have been saved; look before entering it again, with `komandor show { $copy } log`; nothing more is written here until the disk is seen to
doubt-displaced = { $path }: the file was not in its place after action { $n } was written ({ $source }), and the action could not be taken back ({ $why }): it may have been saved; look before entering it again, with `komandor show { $copy } log`; nothing more is written here until that is known
doubt-was-saved = { $path }: action { $n }, of which it was not known, was saved after all
doubt-was-not-saved = { $path }: action { $n }, of which it was not known, was not saved: enter it again
# The last action is lost; $kept says where its line is.
given-up-written = { $path }: the last action could not be written ({ $why }) and does not count; { $kept }; nothing more is written until the event is opened again: see to the disk or copy the event to another one, open it there, and enter the action again
given-up-flushed = { $path }: the last action could not be flushed to the disk ({ $why }) and does not count; { $kept }; nothing more is written until the event is opened again: see to the disk or copy the event to another one, open it there, and enter the action again
# The file that took the last action is no longer the one at the path.
displaced = { $path }: the file was not in its place after the last action was written ({ $why }), so the action does not count; { $kept }; see what is there now, then enter the action again
another-file-there = another file is there
line-kept = the line is kept in { $kept }
line-not-kept = the line could not be kept elsewhere either ({ $why })
# A last line that was not written to the end.
tail-torn = { $path }: its last line was not written to the end ({ $bytes } bytes), so it does not count; it will be kept in a file beside this one when the next action is recorded
tail-set-aside = { $path }: its last line had not been written to the end; it is kept in { $kept } and does not count
# The user's own settings, rulesets and words.
settings-unreadable = { $path }: it cannot be read: { $why }
settings-wrong = { $path }: { $problem }; it may say "lang: pl", "print: lp", "publish_then: rsync -a {"{"}{"}"} host:/var/www", "theme: dark" or another theme, and "ascii: true"
ruleset-unreadable = { $path }: this ruleset cannot be read: { $why }
words-unreadable = { $path }: this file of words cannot be read: { $why }
more-bytes = it has more than { $most } bytes
