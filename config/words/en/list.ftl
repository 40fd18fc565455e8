# How several things stand in a sentence: "1, 4 and 9". $rest is all but the last.
and = { $rest } and { $last }
or = { $rest } or { $last }
text = { $text }
