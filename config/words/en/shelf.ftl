# The list of events, the archive and the trash; and what a key that does nothing says.
none-fits = No matching events. { $key }: show all.
shows-all = { $key }: show all.
only-with = only events with "{ $wanted }"
in-trash = This event is in the trash. { $key }: restore it first.
key-all = all events
file = File: { $file }.
change-structure = To choose another structure: { $key }.
no-check-in = This event has no check-in. { $key }: turn it on.
no-cut = No bracket: this event has no cut.
bracket-waits = No bracket yet: no results are in.
other-ending = { $file } ends in .{ $ending }, but you asked for { $format }: leave --format out, or name the file .{ $format }.
letter-of-yes = Y
yes-or-no = { $yes }: confirm, { $no }: type again.
