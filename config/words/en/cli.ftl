# What a shell prints, except edit and simulate.
warning = warning: { $text }
output-broken = Can't write the output: { $error }.
file-limit = A file size limit would stop the program: { $error }
options-first = Options go before the event: { $command }
too-many-words = Too many words after { $path }: use { $show } or { $do }
no-command = "{ $word }" is neither a command nor an event file; to list the commands: { $help }
no-terminal = No terminal to draw on here; in a script use { $instead }.
dumb-terminal = Can't draw on this terminal: TERM is dumb. Set it, as in TERM=xterm-256color, and start or connect again; or use { $instead }.
no-folder = Can't create a temporary folder: { $error }.
folder-stays = Demo folder: { $error }
demo-spoilt = Can't set up the demo: { $error }
no-files = { $line }: not available in the demo
only-with = { $option } only works with { $screens }
no-language-own = Unknown language "{ $tag }": use { $known }, or a folder of your own in { $folder }.
several-languages = Only watch and publish take several languages: name one.
dry-run-one = --dry-run takes one command: each depends on those before it.
line-unreadable = Can't read this line: { $why }.
reading =
    { $fault ->
        [long] it is too long
       *[utf8] it is not UTF-8 text
    }
at-line =
    { $saved ->
        [0] Line { $line } of the commands (nothing before it was saved): { $reason }
        [one] Line { $line } of the commands (1 command before it was saved): { $reason }
       *[other] Line { $line } of the commands ({ $saved } commands before it were saved): { $reason }
    }
file-not-utf8 = { $path }:{ $line }: not UTF-8 text; save the file as UTF-8
cannot-read = { $path }: can't read it: { $why }
is-pipe = this is a pipe that nothing is writing to; name the file itself
made = Created { $path }: { $name }. To open it: { $command }
own-game = { $game } is a game of your own, from { $path }.
no-day = No event created: this computer's clock shows no usable date. Set the clock, or give the day with --date.
bad-by = KOMANDOR_BY can't be used as a name: { $why }.
whole-number = write a whole number from { $from } to { $to }
write-day = write a date as 2026-11-21
any-number = write a number, such as 3
no-own-language = No language of your own in { $folder }: put its files into a folder there, such as de.
no-such-folder = { $folder }: no such folder; name the folder of a language, such as de.
can-be-spoken =
    { $folder }: ready to use; { $n ->
        [one] { $n } remark
       *[other] { $n } remarks
    }
words-faulty =
    { $n ->
        [one] { $n } fault in all: using English instead.
       *[other] { $n } faults in all: using English instead.
    }
# The man page: the exit status, the environment, the files.
status =
    { $status ->
        [done] Done.
        [refused] Refused: the reason is on standard error, and nothing was written.
        [usage] Wrong usage.
       *[damaged] The event file is damaged or cannot be read.
    }
variable =
    { $variable ->
        [home] The folder of events, unless --home is given.
        [by] The name logged with each action [default: the user's].
        [theme] A theme such as dark, light or auto, unless --theme is given.
        [no-colour] Set to anything: bold and reverse video, no colours.
        [editor] The editor that komandor edit opens.
        [ascii] 1: ASCII only, 0: all characters, unless --ascii is given.
       *[term] If this is dumb, a line dialogue replaces the screens, as with --plain.
    }
file =
    { $file ->
        [events] Events, on Linux.
        [rulesets] Your rulesets, on Linux.
        [settings] Settings, for example the lines theme: light and publish_then: rsync -a { "{" }{ "}" } host:/var/www.
        [themes] Your themes, one file each; `komandor themes show dark` prints one to start from.
       *[keys] Your keys; `komandor keys` prints a file to start from.
    }
# Completions of the command line.
which = Which shell? komandor help completions { $known }.
unknown = No completions for "{ $shell }": use { $known }.
belongs = Add this line to { $file }; new shells then complete events, commands and players:
# The help, the commands and what can be done about a file.
commands-after = Commands, after { $key }
what-can-be-done = What you can do here
other-event = Nothing: the other event was not changed.
in-a-shell = What you can do in a shell
edit = open it in your editor, check it and seal it again
accept = accept it as it is, if all of it makes sense
mismatches = Lines with a wrong checksum
line = line { $n }
not-saved = Not saved
more-commands = { $n } more commands: type more of the word
more-tables =
    { $n ->
        [one] { $n } more table: { $left } { $right }
       *[other] { $n } more tables: { $left } { $right }
    }
have-met = rematch
keys = { $key } shows the keys of every screen.
verbs = Commands go after komandor do EVENT, after { $key } on the screen, or in a file.
no-such-command = No help for "{ $word }": see komandor --help, and komandor help keys, help verbs, help json, help man and help completions.
a-verb-asks-nothing = A command never asks. If every possible round has rematches, pair takes one with the fewest and warns on standard error. komandor do --dry-run shows it beforehand, with the reason for each table, and saves nothing; undo and pair manual change it.
not-now = Not now
# The headings of the help, and wrong arguments, in the languages other than English.
usage = Usage: { $usage }
arguments = Arguments
options = Options
default = [default: { $value }]
possible = [possible values: { $values }]
unknown-argument = { $argument } is not an argument here.
unknown-command = No command "{ $word }".
invalid-value = { $argument } can't be "{ $value }".
invalid-value-of = { $argument } can't be "{ $value }"; choose { $values }.
invalid-because = { $argument } can't be "{ $value }": { $why }.
missing = Missing: { $arguments }.
conflict = Use { $argument } or { $other }, not both.
repeated = { $argument } can be given only once.
no-value = { $argument } needs a value.
other = Wrong arguments: { $why }
more = For help: { $command }.
# $what is the word of the command, such as pairings.
of-everybody = Only player, place, list and penalties take a name: { $what } shows everyone.
no-json = No JSON for this: { $why }.
no-pods = This game has no pods: { $verb } pairs each round.
no-such-stage =
    { $n ->
        [one] There is only stage 1.
       *[other] There is no such stage: stages go from 1 to { $n }.
    }
round-of-another-stage = The { $stage } has no round { $round }. For the { $other }: --stage { $n }.
no-such-round =
    { $most ->
        [one] There is no round { $round }: there is only round 1.
       *[other] There is no round { $round }: rounds go from 1 to { $most }.
    }
whose = Whose? Write a name, or # and the id, after { $word }.
no-place = { $name } has no place.
no-place-house = { $name } is the house player and isn't ranked.
no-place-yet = { $name } is ranked after playing a round.
only-first-stage = Only the first stage has standings: leave --stage out.
no-standings-yet = No standings yet: no Swiss round is paired.
round-not-over = Round { $round } isn't over: leave --round out for the standings so far.
no-deciding-match = No deciding match: { $verb } seeds it, if the leaders are tied after the last round.
no-bracket = No bracket before the cut: { $verb } seeds it.
# The user's own themes and keys, and the errors in their files.
no-theme = There is no theme "{ $name }": choose { $known }, or a file of your own in { $folder }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
theme-broken = Can't use the theme "{ $name }". { $problem }
theme-shape = a theme is a list of names with colours; write a line such as accent: cyan
not-built-in = there is no built-in theme "{ $name }"; choose from { $known }
part-unknown = nothing in a theme is called "{ $name }"; the names are { $known }
colour-unknown = "{ $found }" isn't a colour; write "#rrggbb" in quotes, a number from 0 to 255, or a name such as cyan, light-red or default
ascii-word = KOMANDOR_ASCII is "{ $word }"; use 1 or 0.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = groups expected here; write "event:" and below it, indented, "pair: F5"
act-unknown = there is no "{ $act }" in "{ $place }", or its keys can't be changed; `komandor keys` shows all that can
no-key = "{ $act }" needs a key; write one, or remove the line
key-unknown = "{ $key }" isn't a key; write one such as { $some }, and a sign of YAML in quotes
key-taken = { $key } is both "{ $one }" and "{ $other }" in "{ $place }"; give one of them another key
keys-broken = Your own keys are ignored: { $problem }.
# The window is smaller than any screen.
window-small = Enlarge the window to { $columns }×{ $lines }.
# The man page.
# The progress of simulated events, and the summary of a check.
so-far = { $done } of { $all } events
no-row = The { $structure } structure of { $game } has no row for { $players }: using a custom one.
breach = seed { $seed }: { $breach }.
found =
    { $n ->
        [one] { $n } breach: { $checked }
       *[other] { $n } breaches: { $checked }
    }
well = { $path }: all OK: { $checked }.
checked = checked { $rounds }, { $tables } and { $lines } of standings
lines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
remark = a remark, not a breach
# A simulated event.
no-such-number = Can't simulate { $n } players: choose { $fewest } to { $most }.
all-rounds = With { $what }, leave out --round and --stage.
