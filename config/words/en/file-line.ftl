# What is wrong in a line of an event file, behind the file, the line and the column.
at = { $path }:{ $line }:{ $column }: { $problem }
in-file = { $path }: { $problem }
# $code is the number of the character, such as U+001B.
control-character = a control character ({ $code }) is not allowed here
quote-open = a quoted text does not end on this line
bracket-open = a bracket is not closed on this line
too-deep = lists and mappings are nested too deep here
anchor = an anchor (&) is not allowed in an event file
alias = an alias (*) is not allowed in an event file
tag = a tag (!) is not allowed in an event file
merge-key = a merge key (<<) is not allowed in an event file
several-lines = multi-line text is not allowed in an event file
no-line = expected a line of the log, `- { "{" }n: …, at: …, by: …, …{ "}" }`
second-action = a second action `{ $key }`; a line holds one
unknown-action = unknown action `{ $key }`; a newer version of Komandor may have recorded it
no-action = the line holds no action
too-long = the line is longer than { $most } bytes
longer-than-any = the line is longer than any line of an event
not-utf8 = this is not UTF-8 text
cut-off = the file ends here, before its log; it was cut off
no-key = expected a key of the head, such as `event:` or `log:`
# What a check of the ruleset found, and what to write.
ruleset = ruleset: { $found }
ruleset-and-more = ruleset: { $found } (and { $n } more)
other-number = expected action { $expected }, found { $found }
other-number-edited = expected action { $expected }, found { $found }: actions are numbered from 1 without gaps
action-missing = action { $n } is missing before this line, which is action { $found }
actions-missing = actions { $first } to { $last } are missing before this line, which is action { $found }
unfit-log = the lines of the log don't fit together
# Of a text that was edited by hand.
text-too-large = { $path }: the text has { $bytes } bytes, the limit for an event file is { $most }
more-later = { $path }: fix these first; the rest is checked after that
empty = an empty line; delete it
hostile = a control character or an invisible one; delete it
no-time = { $at } is outside this event; write a time from { $first } to { $last }
time-too-late = { $at } is outside this event; write a time up to { $last }
by-hand-gone = { $path }: action { $n }, which records an edit by hand, is gone or changed; restore it
no-seed = a seed is a whole number below 2^64, 32 hexadecimal digits, or a text of at most 16 letters
no-event-id = the id of an event has 32 hexadecimal digits
