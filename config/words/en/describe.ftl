# The description of a game (`games show`) and the judge's handbook.
beside = { $text } ({ $beside })
part = { $name }: { $text }
numbered = ({ $n }) { $item }
id = Id
key = Key
team-size = Players per team
marshal = Final say on rules
good-to-know = Good to know
# Preliminary rounds.
preliminary-rounds = Preliminary rounds
pairing = Pairing
no-show = No-show
concessions = Concessions
any-game = any game
only-game = game { $n } only
games = games { $games }
whole-match-too = { $games }, or a whole match
sides = { $names }; { $how }
ties = Ties
points-a-match = { $points } per match; bye { $bye }
margin = Margin
margin-counted = { $name }, 0-{ $most }; each match adds { $base }, a bye { $bye }; a walkover wins by { $walkover }
margin-of-winner = { $name }, 0-{ $most }, for the winner only; each match adds { $base }, a bye { $bye }; a walkover wins by { $walkover }
percentages = Percentages
percentages-without-byes = matches at least { $matches }, games at least { $games }; byes left out
percentages-with-byes = matches at least { $matches }, games at least { $games }; byes count as won
apart = Kept apart in round 1
# Finals, minutes and structures.
sizes = Sizes
takes-free-place = Free place goes to
any-match = any match
minutes-by-choice = { $minutes } (by choice { $from }-{ $to })
basic-structure = Basic structure
advanced-structure = Advanced structure
custom-structure = Custom structure
pod-decides = as many as the largest pod needs
finals-match = Match in the finals
column-players = players
column-rounds = rounds
column-cut = cut
or-rounds = { $n } or { $other }
# Tiers.
tier = Tier: { $tier }
leaders = Officials
products-at-once = from the day of { $release }
products-later = { $n ->
    [one] { $n } day after { $release }
   *[other] { $n } days after { $release }
}
required = required
not-required = not required
# Missions, draft and procedures.
missions = Missions: { $season }
mission-also = { $map }: { $mission } (also { $also })
draft = Draft or sealed
pod = Players per pod
set-cards = Cards from the set
boosters = Boosters per player
booster-cards = Cards per booster
phases = Phases
phase = { $n ->
    [one] { $n } booster, { $pass }
   *[other] { $n } boosters, { $pass }
}
# A step of a procedure, which of its numbers wins, and what is counted.
step-number = { $n }. { $step }
step-counts = { $n }. { $step }: { $fields }
worth-each = { $name }; { $worth } each
worth-bands = { $name }; { $bands }
band = from { $n }: { $worth }
# Lists of cards. $cards and $words are series of names, $section is the name of one section.
list-must = Deck-building rules
sections = sections: { $sections }
cards-exactly = { $n ->
    [one] exactly { $n } card
   *[other] exactly { $n } cards
}
cards-range = { $from }-{ $to } cards
cards-least = { $n ->
    [one] at least { $n } card
   *[other] at least { $n } cards
}
cards-most = { $n ->
    [one] at most { $n } card
   *[other] at most { $n } cards
}
copies = { $n ->
    [one] at most { $n } copy of a card
   *[other] at most { $n } copies of a card
}
points-most = { $n ->
    [one] { $sections }: at most { $n } point
   *[other] { $sections }: at most { $n } points
}
needs-beside = { $section }: { $words } only with the same in { $beside }
never-together = never on one card: { $words }
only-one-of = only one of: { $words }
ambiguous = { $name } could be: { $cards }; write the full name or the product
# Penalties, rulings and the parts of the handbook.
penalties = Penalties
program-does = The program: { $effect }.
errata = Errata
rulings = Rulings
glossary = Glossary
end-of-time = End of time
ruling = { $topic }. { $text }
ruling-source = { $topic }. { $text } [{ $source }]
