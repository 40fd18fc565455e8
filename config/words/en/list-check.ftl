# What a check finds in a deck or army list. $cards names cards with their lines.
card = "{ $card }" (line { $line })
and-more = { $cards } and { $n } more
in-deck = { $deck }: { $found }
# The headings of a list with several decks.
card-under-deck = "{ $card }" stands right under the heading of a deck; write above it which section it belongs to: { $known }
before-decks = the section "{ $section }" stands before any deck; write above it which deck it is: { $known }
decks-missing = { $n ->
    [one] a deck is missing: { $decks }; the rules ask for { $asked }
   *[other] { $n } decks are missing: { $decks }; the rules ask for { $asked }
}
# Who plays a deck, and with whom.
own-partner = { $name } is named as player and as partner; name the other one of the team
not-of-team = { $name } is not of this team; its players are { $team }
two-players = { $first } is played by { $name }, { $second } by { $other }; one player has both
one-player = { $first } and { $second } are both played by { $name }; each partner has decks of their own
# What the check cannot decide.
untagged = { $n ->
    [one] { $cards } in the section { $section } carries none of the words { $words }, so the check cannot decide; write it in brackets behind the name
   *[other] { $cards } in the section { $section } carry none of the words { $words }, so the check cannot decide; write it in brackets behind each name
}
perhaps-beside = "{ $card }" is { $word }, and no card under { $section } is said to be; the word is missing at { $silent }, so the check cannot decide
not-covered = "{ $card }" is { $word }; these rules do not say what such a card allows, so a judge decides
only-one-of = the list has { $words } beside { $cards }, which these rules do not cover; a judge decides whether both may stand
# What a list comes to.
counted = { $section }: { $n }
points = { $n } of { $most } points
points-of = { $section }: { $n } of { $most } points
points-left-out = { $n ->
    [one] { $points }, { $n } card without points
   *[other] { $points }, { $n } cards without points
}
# A list that is too long to read.
too-many-lines = the list has { $n } lines, at most { $most } are read; check that it is the right file
more-lines = { $n } more lines cannot be read; mend those above first
