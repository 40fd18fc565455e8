# What `komandor words check` finds in the files of a language.
at = { $place }: { $found }
attribute = { $name } has attributes, which aren't supported here: write it as text
bad-escape = unknown escape in Fluent: write the character itself
brace-closed = a brace is closed but never opened
function = { $name }() is a function, which messages can't call
hostile = the character { $code } moves the cursor, changes the direction or is invisible: remove it
# What this language calls itself.
language = English
missing = { $name } is missing, so English is used
no-argument = ${ $name } is not an argument of { $message }, which has { $known }
no-arguments = ${ $name } is not an argument of { $message }, which has none
no-default = one choice must be the default: put * before its bracket
no-term = -{ $name } is not a term of this language: define it in terms.ftl
no-text = { $name } has no text
not-fluent = not valid Fluent: { $problem }
quote-open = a quotation mark is not closed on its line
reference = { $name } is another message, but a text can only use terms
too-large = the file has more than { $most } bytes
too-deep = braces are nested more than { $most } deep; close some
twice = { $name } is already in this file
two-defaults = only one choice can be the default
unused = { $name } is never used
