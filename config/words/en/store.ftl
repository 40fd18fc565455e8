# What can be wrong with an event file. $path is the file, $why what the system reports.
missing = { $path }: no such file; check the name, or create an event with `komandor new`
exists = { $path }: this file already exists and won't be overwritten; choose another name
# $what: a symbolic link, a folder.
not-a-file = { $path }: this is { $what }, not a file; name the event file itself
not-a-text-file = this is { $what }, not a file; name the file itself
in-its-place = { $what } is in its place; move it away
symbolic-link = a symbolic link
folder = a folder
pipe = a pipe
device-or-socket = a device or socket
not-yours = { $path }: this file belongs to another user (number { $owner }); copy it, and open the copy
foreign = { $path }: not a Komandor event file: { $found }
foreign-not-text = it is not text; name an event file, or restore a copy
foreign-empty = it is empty; restore a copy
foreign-beginning = it doesn't start with `komandor: 2`; name an event file, or restore a copy
foreign-no-log = it has no line `log:` among its first { $n }
foreign-mark = it starts with a byte-order mark, added by an editor; save it without
foreign-line-ends = it has Windows line endings, added by an editor; restore a copy
older = { $path }: an early version of Komandor made this file (format 1), and only that version can open it; this one reads format 2
newer = { $path }: a newer version of Komandor made this file (format { $version }; this one reads format 2); install it to open the file
head = can't read the event's header: { $problem }
mend-the-line = { $fault }; restore a copy of the file, or fix this line
too-large = { $path }: this file has { $bytes } bytes, and an event file at most { $most }; it's not an event file, or something else writes to it
cannot-open = { $path }: can't open it: { $why }; { $remedy }
cannot-read = { $path }: can't read it: { $why }; { $remedy }
cannot-look = { $path }: can't check it: { $why }; { $remedy }
cannot-list = { $path }: can't list this folder's files: { $why }; { $remedy }
cannot-set-aside = { $path }: can't set its unfinished last line aside: { $why }; { $remedy }
cannot-make-folder = { $path }: can't create its folder: { $why }; { $remedy }
cannot-make-shelf = { $path }: can't create the folder to put it in: { $why }; { $remedy }
cannot-make = { $path }: can't create it: { $why }; { $remedy }
cannot-write = { $path }: can't write it: { $why }; { $remedy }
cannot-move = { $path }: can't move it: { $why }; { $remedy }
# Why the system refused, as $why; $said is what it says itself.
system-not-found = { $said }
system-permission-denied = { $said }
system-name-too-long = { $said }
system-storage-full = { $said }
system-read-only = { $said }
system-is-a-folder = { $said }
system-no-folder = { $said }
# What to do, as $remedy behind a semicolon.
see-to-permissions = check the permissions of the file and its folder, then try again
choose-another-disk = choose a disk you can write to
make-room = free some disk space, then try again
check-the-folder = check the name of the folder
shorten-the-name = use another, shorter name
see-to-the-disk = check the disk, then try again
busy = { $path }: another program has had this event open for { $seconds } seconds; close it there, then try again
no-locks = { $path }: nothing was saved, because this file system has no locks ({ $why }); copy the event to a disk of this computer
not-written = { $path }: nothing was saved: { $why }; the event is unchanged: check the disk, then try again
none-beside = { $path }: nothing was saved, because an edit needs a new file beside the old one, which can't be created ({ $why }); make its folder writable, or copy the event to another one
has-results = { $path }: this event has results and can't be deleted; archive it instead
unwritable = { $path }: nothing was saved, because the action can't be written: { $problem }
unwritable-file = the file would have more than { $most } bytes
unwritable-line = it takes { $bytes } bytes, and a line may have { $most }
unwritable-head-line = one of its lines takes more than { $most } bytes
unwritable-otherwise = it would read back as something else
unwritable-head = the event's header would read back as something else
no-time = { $path }: nothing was saved, because this computer's clock shows a time that can't be written: set the clock, then try again
no-home = no folder for events is known: set KOMANDOR_HOME to one, or use --home
no-rulesets = no folder for your own rulesets is known: use --rulesets
moved = { $path }: moved to { $place }, but the folder could not be flushed to disk ({ $why }): check the disk
looked-at-only = { $path }: this file is read-only ({ $why }), so you can only view the event; to run it, make the file writable or copy it
# Causes, short enough for a banner.
cause-not-writable = this file is read-only
cause-gone = the file is gone
cause-no-event = the file is no longer an event
cause-other-event = another event is in its place
cause-missing-actions = saved actions are missing from the file
cause-maybe-saved = the last action may have been saved
cause-not-saved = the last action was not saved
cause-could-not-be-saved = the last action could not be saved
# An action that could neither be saved nor taken back. $copy is the file as a shell takes it.
doubt-written = { $path }: action { $n } could not be written ({ $source }) or undone ({ $why }) and may be saved; check before entering it again: `komandor show { $copy } log`; nothing more is saved here until the disk is checked
doubt-flushed = { $path }: action { $n } could not be flushed to disk ({ $source }) or undone ({ $why }) and may be saved; check before entering it again: `komandor show { $copy } log`; nothing more is saved here until the disk is checked
doubt-displaced = { $path }: the file was no longer in place after action { $n } was written ({ $source }), and the action could not be undone ({ $why }); it may be saved; check before entering it again: `komandor show { $copy } log`; nothing more is saved here until that is clear
doubt-was-saved = { $path }: action { $n }, which was in doubt, was saved after all
doubt-was-not-saved = { $path }: action { $n }, which was in doubt, was not saved: enter it again
# The last action is lost; $kept says where its line is.
given-up-written = { $path }: the last action could not be written ({ $why }) and does not count; { $kept }; nothing more is saved until the event is reopened: check the disk or copy the event to another one, open it there, and enter the action again
given-up-flushed = { $path }: the last action could not be flushed to disk ({ $why }) and does not count; { $kept }; nothing more is saved until the event is reopened: check the disk or copy the event to another one, open it there, and enter the action again
# The file that took the last action is no longer the one at the path.
displaced = { $path }: the file was no longer in place after the last action was written ({ $why }), so the action does not count; { $kept }; check what is there now, then enter the action again
another-file-there = another file is there
line-kept = its line is kept in { $kept }
line-not-kept = its line could not be kept elsewhere either ({ $why })
# A last line that was not written to the end.
tail-torn = { $path }: its last line is incomplete ({ $bytes } bytes), so it does not count; the next action moves it to a file beside this one
tail-set-aside = { $path }: its last line was incomplete and does not count; it is kept in { $kept }
# The user's own settings, rulesets and words.
settings-unreadable = { $path }: can't read it: { $why }
settings-wrong = { $path }: { $problem }; it may contain "lang: pl", "print: lp", "publish_then: rsync -a {"{"}{"}"} host:/var/www", "theme: dark" or another theme, and "ascii: true"
ruleset-unreadable = { $path }: can't read this ruleset: { $why }
words-unreadable = { $path }: can't read this language file: { $why }
more-bytes = it has more than { $most } bytes
