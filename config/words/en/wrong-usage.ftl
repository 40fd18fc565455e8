# The headings of the help, and wrong arguments, in the languages other than English.
usage = Usage: { $usage }
commands = Commands
arguments = Arguments
options = Options
default = [default: { $value }]
possible = [possible values: { $values }]
unknown-argument = { $argument } is no argument here.
unknown-command = There is no command "{ $word }".
invalid-value = { $argument } cannot be "{ $value }".
invalid-value-of = { $argument } cannot be "{ $value }": it may be { $values }.
invalid-because = { $argument } cannot be "{ $value }": { $why }.
missing = These are missing: { $arguments }.
conflict = { $argument } and { $other } exclude each other.
repeated = { $argument } may stand only once.
no-value = { $argument } needs a value.
other = The arguments are wrong: { $why }
more = { $command } says more.
