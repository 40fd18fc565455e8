# The headings of the help, and wrong arguments, in the languages other than English.
usage = Usage: { $usage }
commands = Commands
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
