# The help, the commands and what can be done about a file.
help = Help
verbs-after = Commands, after { $key }
what-can-be-done = What you can do here
other-event = Nothing: the other event was not changed.
in-a-shell = What you can do in a shell
edit = open it in your editor, check it and seal it again
accept = accept it as it is, if all of it makes sense
mismatches = Lines with a wrong checksum
line = line { $n }
read-only = Read-only
not-saved = Not saved
more-verbs-listed = { $n } more commands… ({ $key })
more-verbs = { $n } more commands: type more of the word
more-players = { $n } more players: type more of the name
more-tables = { $n ->
    [one] { $n } more table: { $left } { $right }
   *[other] { $n } more tables: { $left } { $right }
}
have-met = rematch
keys = { $key } shows the keys of every screen.
verbs = Commands go after komandor do EVENT, after { $key } on the screen, or in a file.
no-commands = No help for "{ $word }": { $command } has no commands of its own; see komandor help keys, help verbs, help json, help man and help completions.
no-such-command = No help for "{ $word }": the commands are { $known }; see also komandor help keys, help verbs, help json, help man and help completions.
a-verb-asks-nothing = A command never asks. If every possible round has rematches, pair takes one with the fewest and warns on standard error. komandor do --dry-run shows it beforehand, with the reason for each table, and saves nothing; undo and pair manual change it.
not-now = Not now
commands = Commands
