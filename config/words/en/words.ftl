# What `komandor words check` finds in the files of a language.
at = { $place }: { $found }
attribute = { $name } has attributes, which no message here may have: write it as text
bad-escape = this escape is none of Fluent's: write the character itself
brace-closed = a brace is closed but never opened
function = { $name }() is a function, and no message may call one
hostile = the character { $code } moves the cursor, turns the direction or is invisible: take it out
# What this language calls itself.
language = English
missing = { $name } is missing, so it is told in English
no-argument = ${ $name } is no argument of { $message }: it has { $known }
no-arguments = ${ $name } is no argument of { $message }: it has none
no-default = one choice must be the default: put * before its bracket
no-term = -{ $name } is no term of this language: define it in terms.ftl
no-text = { $name } has no text
not-fluent = this is not Fluent: { $problem }
quote-open = a quotation mark is not closed in its line
reference = { $name } is another message, and only terms may be used in a text
too-large = the file has more than { $most } bytes
too-deep = braces are more than { $most } deep inside one another; close those that end
twice = { $name } stands here a second time
two-defaults = only one choice can be the default
unused = the program never says { $name }
