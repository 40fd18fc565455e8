# What is wrong with a deck or army list. $line is a line of the list.
at-line = line { $line }: { $found }
# A line that cannot be read.
too-many-bytes = the list has { $n } bytes, the limit is { $most }; check that it is the right file
empty = the list is empty; write a heading with cards under it
hostile = { $kind }, { $code }, isn't allowed here; delete it
no-heading = the card "{ $card }" comes before any heading; write a heading above it, such as "Deck:"
bracket-not-opened = a closing bracket has no opening one; write both, as in [13]
too-many-points = "{ $points }" is too many points; write fewer
points-twice = the card has points twice; keep one pair of brackets
brackets-inside = the brackets aren't at the end of the line; write the name first, then [points] and [words]
no-copies = "{ $word }" isn't a number of copies; write a number from 1 to { $most } before the name
heading-empty = a heading is empty; fill it in
bracket-empty = a bracket is empty; fill it in
name-empty = a card's name is empty; fill it in
heading-too-long = a heading has more than { $most } letters; shorten it
bracket-too-long = a bracket has more than { $most } letters; shorten it
name-too-long = a card's name has more than { $most } letters; shorten it
# A list that the rules forbid.
no-section = there is no section "{ $section }" in a list; use { $known }
too-few-or-many = { $n ->
    [one] section { $section } has { $n } card; the rules require { $wanted }
   *[other] section { $section } has { $n } cards; the rules require { $wanted }
}
exactly = exactly { $n }
from-to = from { $from } to { $to }
at-least = at least { $n }
at-most = at most { $n }
too-many-copies = section { $section } has { $n } copies of "{ $card }"; the rules allow { $most }
no-points = "{ $card }" has no points; write them after the name, such as [13]
section-points = { $n ->
    [one] section { $section } totals { $n } point; the rules allow { $most }
   *[other] section { $section } totals { $n } points; the rules allow { $most }
}
sections-points = { $n ->
    [one] sections { $sections } total { $n } point; the rules allow { $most }
   *[other] sections { $sections } total { $n } points; the rules allow { $most }
}
needed-beside = "{ $card }" is { $word }, but nothing under { $section } is; the rules require one there
both = "{ $card }" is both { $words }; the rules allow only one of them
only-one-of = the list has { $words }; the rules allow only one of them
word-at-line = { $word } (line { $line })
ambiguous = "{ $card }" could be { $cards }; write the full name, or add its product in brackets
