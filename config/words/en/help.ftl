# The help, the verbs and what can be done about a file.
help = Help
verbs-after = Commands, after { $key }
what-can-be-done = What can be done here
other-event = Nothing: the other event is not touched.
in-a-shell = What can be done, in a shell
edit = opens it in your editor, checks it and seals it anew
accept = takes it as it stands, if all of it makes sense
mismatches = Lines whose checksum does not fit
line = line { $n }
read-only = Read-only
not-saved = Not saved
more-verbs-listed = and { $n } more verbs: { $key } lists them
more-verbs = and { $n } more verbs: write more of the word
more-players = and { $n } more players: write more of the name
more-tables = { $n ->
    [one] and { $n } table more: { $left } and { $right } lead to it
   *[other] and { $n } tables more: { $left } and { $right } lead to them
}
have-met = have met
keys = On every screen { $key } shows the keys that work there.
verbs = Verbs stand behind komandor do EVENT, after { $key } on the screen, in a file of verbs.
no-commands = There is no help for "{ $word }": { $command } has no commands of its own; komandor help keys, help verbs, help json, help man and help completions show the references.
no-such-command = There is no help for "{ $word }": the commands are { $known }; komandor help keys, help verbs, help json, help man and help completions show the references.
a-verb-asks-nothing = A verb asks nothing. If every round would bring two players together again, pair takes one with the fewest such tables and warns on standard error. komandor do --dry-run says it beforehand, with each table's reason, and saves nothing; undo and pair manual change it.
not-now = Not now
commands = Commands
