# A sheet leaves the program: the menu, the printer, the file, the clipboard, the pager.
# $sheet is the title of a sheet, such as: Standings after round 3.
place = sheets that can leave the program
title = Print, file, copy or read
hint = print, export
hint-again = { $way } again
hint-print = print
hint-file = file
hint-copy = copy
hint-read = read
hint-held = held round
enter-prints = { $key }: print it
enter-writes = { $key }: write it into a file
enter-copies = { $key }: copy it
enter-reads = { $key }: read it
enter-goes-back = Enter goes back
announcement = Announcement
whole-event = The whole event
players = players
missing = { $event } · missing results, { $round }
players-have-no-round = The players are the same in every round: leave --round out.
won = Won
drawn = Drawn
nothing-held = No round is held: everything on the sheets may be seen by everybody
held-left-out = The held round is not on it: { $key } in this menu puts it there, for scorekeepers only.
# The printer.
printing = { $sheet } goes to { $name } …
printed = { $sheet } sent to { $name }
printed-as = { $sheet } sent to { $name }: { $answer }
not-printed = Not printed by { $name }: { $sheet }. It says: { $why }
no-printer = There is no command { $name }: install CUPS, or name another command in { $variable } or as print: in { $settings }
no-command = { $command } is no command: write { $variable } as in a shell, such as lp -o cpi=12
too-slow = { $n ->
    [one] it had not ended after { $n } second and was stopped
   *[other] it had not ended after { $n } seconds and was stopped
}
ended-with = it ended with status { $status }
no-thread = Not printed: { $why }
# A file.
label-file = File
file-title = Write into a file: { $sheet }
file-about = The ending tells the form: { $endings }
no-path = Which file? Type a path
no-ending = The ending of the name tells the form, one of: { $endings }
no-folder = There is no folder { $folder }: make it first
is-a-folder = { $path } is a folder: name a file in it
no-plain-file = { $path } is no plain file, so it is left alone
not-written = Not written: { $path }: { $why }
exists = There is a file { $path } already: { $key } once more replaces it
exists-shell = There is a file { $path } already: { $option } replaces it
written = { $sheet } written to { $path }
# The clipboard.
copied = { $n ->
    [one] { $sheet } copied, { $n } line.
   *[other] { $sheet } copied, { $n } lines.
}
if-not-pasted = If pasting gives nothing, the terminal forbids it.
if-not-pasted-in-tmux = If pasting gives nothing, tmux needs: set -g set-clipboard on
too-long = The clipboard takes at most { $most } kB, and this has { $size } kB: write it to a file
no-terminal = The clipboard is that of a terminal, and the output is none: leave { $option } out, or use { $other }
