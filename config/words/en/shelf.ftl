# The list of events, the archive and the trash; and what a key that does nothing says.
none-fits = No event has these words: { $key } shows them all.
shows-all = { $key } shows them all.
only-with = only events with "{ $wanted }"
in-trash = This event is in the trash: { $key } brings it back first.
key-all = all events
file = The file is { $file }.
change-structure = Next: { $key } announces another structure.
no-check-in = No check-in is announced, so nobody is marked as here: { $key } asks to switch it on.
no-cut = There is no bracket to draw: this event has no cut.
bracket-waits = There is no bracket to draw yet: no result is in.
other-ending = { $file } ends in .{ $ending }, but { $format } was asked for: leave --format out, or give the file the ending .{ $format }.
letter-of-yes = Y
yes-or-no = Only { $yes } confirms; { $no } lets you type again.
