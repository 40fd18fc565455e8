# A sheet leaves the program: the menu, the printer, the file, the clipboard, the pager.
# $sheet is the title of a sheet, such as: Standings after round 3.
place = sheets to print or save
title = Print, save, copy or read
hint = print, export
hint-again = { $way } again
hint-print = print
hint-file = file
hint-copy = copy
hint-read = read
hint-held = held round
enter-prints = { $key }: print
enter-writes = { $key }: save to a file
enter-copies = { $key }: copy
enter-reads = { $key }: read
enter-goes-back = Enter goes back
announcement = Event info
whole-event = The whole event
players = players
missing = { $event } · missing results, { $round }
players-have-no-round = The players are the same in every round: leave out --round.
won = Won
drawn = Drawn
nothing-held = No round is held: everything on the sheets is public
held-left-out = The held round is not on it. { $key } in this menu: add it, for scorekeepers only.
# The printer.
printing = Sending { $sheet } to { $name } …
printed = Sent { $sheet } to { $name }
printed-as = Sent { $sheet } to { $name }: { $answer }
not-printed = { $name } didn't print { $sheet }: { $why }
no-printer = There is no command { $name }: install CUPS, or set another command in { $variable } or as print: in { $settings }
no-command = { $command } isn't a command: write { $variable } as in a shell, such as lp -o cpi=12
too-slow = { $n ->
    [one] still running after { $n } second, so it was stopped
   *[other] still running after { $n } seconds, so it was stopped
}
ended-with = it ended with status { $status }
no-thread = Not printed: { $why }
# A file.
label-file = File
file-title = Save to a file: { $sheet }
file-about = The extension sets the format: { $endings }
no-path = Which file? Type a path
no-ending = The extension sets the format. Use one of: { $endings }
no-folder = There is no folder { $folder }: create it first
is-a-folder = { $path } is a folder: name a file in it
no-plain-file = { $path } isn't a regular file: left unchanged
not-written = Not saved: { $path }: { $why }
exists = { $path } already exists. { $key } once more: replace it
exists-shell = { $path } already exists. To replace it: { $option }
written = Saved { $sheet } to { $path }
# The clipboard.
copied = { $n ->
    [one] Copied { $sheet }, { $n } line.
   *[other] Copied { $sheet }, { $n } lines.
}
if-not-pasted = If pasting gives nothing, the terminal blocks it.
if-not-pasted-in-tmux = If pasting gives nothing, tmux needs: set -g set-clipboard on
too-long = The clipboard takes at most { $most } kB, and this is { $size } kB: save it to a file
no-terminal = Copying needs a terminal, and the output isn't one: leave out { $option }, or use { $other }
