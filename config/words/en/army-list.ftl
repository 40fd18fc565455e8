# What is wrong with a deck or army list. $line is a line of the list.
at-line = line { $line }: { $found }
# A line that cannot be read.
too-many-bytes = the list has { $n } bytes, at most { $most } are read; check that it is the right file
empty = the list is empty; write a heading and cards under it
hostile = { $kind }, { $code }, stands here; delete it
no-heading = the card "{ $card }" stands before any heading; write a heading above it, such as "Deck:"
bracket-not-opened = a bracket is closed that was not opened; write both, as in [13]
too-many-points = "{ $points }" are too many points; write fewer
points-twice = the card has points twice; keep one of the two brackets
brackets-inside = the brackets do not stand at the end of the line; write the name first, then [points] and [words]
no-copies = "{ $word }" is no number of copies; write a number from 1 to { $most } in front of the name
heading-empty = a heading is empty; write what belongs there
bracket-empty = a bracket is empty; write what belongs there
name-empty = a card's name is empty; write what belongs there
heading-too-long = a heading has more than { $most } letters; shorten it
bracket-too-long = a bracket has more than { $most } letters; shorten it
name-too-long = a card's name has more than { $most } letters; shorten it
# A list that the rules forbid.
no-section = a list has no section "{ $section }"; its sections are { $known }
too-few-or-many = { $n ->
    [one] the section { $section } has { $n } card; the rules ask for { $wanted }
   *[other] the section { $section } has { $n } cards; the rules ask for { $wanted }
}
exactly = exactly { $n }
from-to = from { $from } to { $to }
at-least = at least { $n }
at-most = at most { $n }
too-many-copies = the section { $section } has { $n } copies of "{ $card }"; the rules allow { $most }
no-points = "{ $card }" has no points; write them behind the name, such as [13]
section-points = { $n ->
    [one] the section { $section } comes to { $n } point; the rules allow { $most }
   *[other] the section { $section } comes to { $n } points; the rules allow { $most }
}
sections-points = { $n ->
    [one] the sections { $sections } come to { $n } point; the rules allow { $most }
   *[other] the sections { $sections } come to { $n } points; the rules allow { $most }
}
needed-beside = "{ $card }" is { $word }, and nothing under { $section } is; the rules ask for one that is
both = "{ $card }" is both { $words }; the rules allow one of them
only-one-of = the list has { $words }; the rules allow one of them
word-at-line = { $word } (line { $line })
ambiguous = "{ $card }" could be { $cards }; write the full name, or behind it in brackets the product the card comes from
