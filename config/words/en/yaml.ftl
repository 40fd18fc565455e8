# What is wrong in the writing of a ruleset file. It says what was found, then what to write.
second-document = a second document starts here, but a ruleset file has only one; delete the line "---", or put the rest in its own file
long-key = the key "{ $key }" is longer than { $most } letters; write one of the known keys
no-word-as-key = a list or group is where a key should be; write a word, a colon and a value; text that begins with { "{" } or [ needs quotes
key-twice = "{ $key }" was already given on line { $line }; keep one of the two
sign = { $sign } is not allowed here; write the value out, and quote text that begins with { $sign }
too-deep = lists and groups are nested more than { $most } deep; remove brackets or indentation; the template shows the shape
empty = the file is empty, but should be a ruleset; start with "ruleset: 1" and copy the rest from the template
quote-open = a quotation mark opens here and isn't closed on its line; close it with the same mark, or remove it
tab = a tab is here, but only spaces may begin a line or come before a value; use two spaces per level
brackets = this in brackets is unfinished or not separated; put a comma between entries, close { "{" } with { "}" } and [ with ], and quote any text with a colon, comma or bracket
indentation = this line doesn't fit the one above; line up the keys of one group, with the same number of spaces before them, and a colon and a space after each
# $problem is English: the words of the YAML library.
not-yaml = not valid YAML ({ $problem }); check indentation, colons, quotes and brackets here and in the line above
unreadable = can't read this ({ $problem }); compare it with the template
# Characters that no file may contain; $code is one such as U+001B.
marks = more than { $most } marks on one letter; delete some of them
# Keys and words that are unknown or missing. $place is one such as "structures.basic.rows #1".
unknown-key = "{ $key }" is not a key here
unknown-word = "{ $word }" is not a known word here
no-word = empty, but a known word is expected
did-you-mean = did you mean "{ $word }"?
keys = known keys: { $known }
words = known words: { $known }
missing-key = the key "{ $key }" is missing; add "{ $key }:" and its value
missing-key-in = the key "{ $key }" is missing from { $place }; add "{ $key }:" and its value
# A value of the wrong kind: what was found, what is expected ("wants") and what to write.
expected = found { $found }, expected { $wanted }
the-text = the text "{ $text }"
the-number = the number { $number }
the-word = the word { $word }
kind =
    { $kind ->
        [nothing] nothing
        [list] a list
       *[group] a group of keys
    }
wants =
    { $what ->
        [word] one of the known words; write just the word, as the template shows
        [zero-or-more] a number of 0 or more; write it without the minus sign
        [smaller] a smaller number; write one with fewer digits
        [whole] a whole number; write digits only, such as 400 or -25, without quotes
        [digits] a whole number; write digits only, such as 4, without quotes
        [text] text; write a text in quotes
        [list] a list; write it in brackets, [a, b], or start each entry with "- " on its own line
        [letter] a single letter or digit; write one, such as d or 7
        [true-or-false] true or false; write true or false, without quotes
        [points] a number of points; write whole numbers, or halves such as 1/2
        [players] a number of players; write "4-8", "12" or "149+"
        [day] a day; write a day such as 2017-05-04
        [no-swap] this key no longer swaps the sides of a match; write "sides: chosen" or "sides: drawn"
       *[group] a group of keys; write its keys below it, indented, each with a colon and a value
    }
wants-share = a fraction; write 0, or a fraction up to 1 such as 1/3, with a denominator of at most { $most }
wants-languages = a text by language; write { $example }; pl may be left out
backwards = the range { $range } is backwards; write "{ $mended }"
