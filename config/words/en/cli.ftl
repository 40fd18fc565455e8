# What a shell prints, except edit and simulate.
warning = warning: { $text }
output-broken = Can't write the output: { $error }.
file-limit = A file size limit would stop the program: { $error }
options-first = Options go before the event: { $command }
too-many-words = Too many words after { $path }: use { $show } or { $do }
no-command = "{ $word }" is neither a command nor an event file; to list the commands: { $help }
no-terminal = No terminal to draw on here; in a script use { $instead }.
dumb-terminal = Can't draw on this terminal: TERM is dumb. Set it, as in TERM=xterm-256color, and start or connect again; or use { $instead }.
or = { $one } or { $other }
no-folder = Can't create a temporary folder: { $error }.
folder-stays = Demo folder: { $error }
demo-spoilt = Can't set up the demo: { $error }
no-files = { $line }: not available in the demo
theme-only = { $option } only works with { $screens }
no-language = Unknown language "{ $tag }": use { $known }.
no-language-own = Unknown language "{ $tag }": use { $known }, or a folder of your own in { $folder }.
several-languages = Only watch and publish take several languages: name one.
dry-run-one = --dry-run takes one command: each depends on those before it.
line-unreadable = Can't read this line: { $why }.
line-too-long = it is too long
not-utf8 = it is not UTF-8 text
at-line = { $saved ->
    [0] Line { $line } of the commands (nothing before it was saved): { $reason }
    [one] Line { $line } of the commands (1 command before it was saved): { $reason }
   *[other] Line { $line } of the commands ({ $saved } commands before it were saved): { $reason }
}
file-not-utf8 = { $path }:{ $line }: not UTF-8 text; save the file as UTF-8
cannot-read = { $path }: can't read it: { $why }
is-pipe = this is a pipe that nothing is writing to; name the file itself
made = Created { $path }: { $name }. To open it: { $command }
own-game = { $game } is a game of your own, from { $path }.
bad-organizer = This organizer's name can't be used: { $why }.
no-day = No event created: this computer's clock shows no usable date. Set the clock, or give the day with --date.
bad-by = KOMANDOR_BY can't be used as a name: { $why }.
whole-number = { $what } is a whole number from { $from } to { $to }
write-day = write a date as 2026-11-21
any-number = write a number, such as 3
unknown-value = "{ $word }" is not known here
what-seed = a seed
what-players = a number of players
what-events = a number of events
what-percentage = a percentage
no-own-language = No language of your own in { $folder }: put its files into a folder there, such as de.
no-such-folder = { $folder }: no such folder; name the folder of a language, such as de.
can-be-spoken = { $folder }: ready to use; { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
}
words-faulty = { $n ->
    [one] { $n } fault in all: using English instead.
   *[other] { $n } faults in all: using English instead.
}
