# What a shell prints, except edit and simulate.
warning = warning: { $text }
output-broken = The output cannot be written: { $error }.
file-limit = A file size limit would stop the program: { $error }
options-first = Options stand before the event: { $command }
too-many-words = Too many words behind { $path }: { $show }, or { $do }
no-command = "{ $word }" is neither a command nor an event file: { $help } lists the commands
no-terminal = There is no terminal here to draw on; in a script use { $instead }.
dumb-terminal = This terminal cannot be drawn on: TERM is dumb. Set it, as in TERM=xterm-256color, and start or connect again; or use { $instead }.
or = { $one } or { $other }
no-folder = Can't create a temporary folder: { $error }.
folder-stays = Demo folder: { $error }
demo-spoilt = Can't set up the demo: { $error }
no-files = { $line }: not available in the demo
theme-only = { $option } is for the screens: { $screens }
no-language = There is no language "{ $tag }": there are { $known }.
no-language-own = There is no language "{ $tag }": there are { $known }, and a folder of your own in { $folder }.
several-languages = Only watch and publish take several languages: name one.
dry-run-one = --dry-run takes one verb, for each rests on those before it.
line-unreadable = Can't read this line: { $why }.
line-too-long = it is too long
not-utf8 = it is not UTF-8 text
at-line = { $saved ->
    [0] Line { $line } of the verbs (nothing was saved before it): { $reason }
    [one] Line { $line } of the verbs (1 verb before it is saved): { $reason }
   *[other] Line { $line } of the verbs ({ $saved } verbs before it are saved): { $reason }
}
file-not-utf8 = { $path }:{ $line }: not UTF-8 text; save the file as UTF-8
cannot-read = { $path }: cannot read it: { $why }
is-pipe = this is a pipe, and nobody writes into it; name the file itself
made = Made { $path }: { $name }. Open it with: { $command }
own-game = The game { $game } is your own, from { $path }.
bad-organizer = The organizer's name cannot be taken: { $why }.
no-day = No event is made, because the clock of this computer shows no day that can be written down: set the clock, or give the day with --date.
bad-by = KOMANDOR_BY cannot stand by an action as a name: { $why }.
whole-number = { $what } is a whole number from { $from } to { $to }
write-day = write a date as 2026-11-21
any-number = write a number, such as 3
unknown-value = "{ $word }" is not known here
what-seed = a seed
what-players = a number of players
what-events = a number of events
what-percentage = a percentage
no-own-language = No language of your own in { $folder }: its files go into a folder there, such as de.
no-such-folder = { $folder }: there is no such folder; name the folder of a language, such as de.
can-be-spoken = { $folder }: can be spoken; { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
}
words-faulty = { $n ->
    [one] { $n } fault in all: English is spoken instead.
   *[other] { $n } faults in all: English is spoken instead.
}
