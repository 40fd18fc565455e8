# What a check finds in a deck or army list. $cards names cards with their lines.
card = "{ $card }" (line { $line })
and-more = { $cards } and { $n } more
in-deck = { $deck }: { $found }
# The headings of a list with several decks.
card-under-deck = "{ $card }" is right under the heading of a deck; write above it which section it belongs to: { $known }
before-decks = the section "{ $section }" comes before any deck; write above it which deck it is: { $known }
decks-missing = { $n ->
    [one] a deck is missing: { $decks }; the rules require { $asked }
   *[other] { $n } decks are missing: { $decks }; the rules require { $asked }
}
# Who plays a deck, and with whom.
own-partner = { $name } is named as player and as partner; name the other player of the team
not-of-team = { $name } isn't on this team; its players are { $team }
two-players = { $first } is played by { $name }, { $second } by { $other }; one player must play both
one-player = { $first } and { $second } are both played by { $name }; each partner must have their own decks
# What the check cannot decide.
untagged = { $n ->
    [one] { $cards } in the section { $section } has none of the words { $words }, so it can't be checked; add one in brackets after the name
   *[other] { $cards } in the section { $section } have none of the words { $words }, so they can't be checked; add one in brackets after each name
}
perhaps-beside = "{ $card }" is { $word }, and no card under { $section } is marked so; the word is missing at { $silent }, so this can't be checked
not-covered = "{ $card }" is { $word }; these rules don't say what such a card allows, so a judge decides
only-one-of = the list has { $words } together with { $cards }, which these rules don't cover; a judge decides whether both are allowed
# Totals of a list.
counted = { $section }: { $n }
points = { $n } of { $most } points
points-of = { $section }: { $n } of { $most } points
points-left-out = { $n ->
    [one] { $points }, { $n } card without points
   *[other] { $points }, { $n } cards without points
}
# A list that is too long to read.
too-many-lines = the list has { $n } lines, and only { $most } are read; check that it's the right file
more-lines = { $n } more lines can't be read; fix those above first
