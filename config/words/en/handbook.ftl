# The description of a game (`games show`) and the judge's handbook.
numbered = ({ $n }) { $item }
id = Id
key = Key
team-size = Players per team
marshal = Final say on rules
good-to-know = Good to know
# Preliminary rounds.
preliminary-rounds = Preliminary rounds
pairing = Pairing
concessions = Concessions
any-game = any game
only-game = game { $n } only
games = games { $games }
whole-match-too = { $games }, or a whole match
points-a-match = { $points } per match; bye { $bye }
margin-counted = { $name }, 0-{ $most }; each match adds { $base }, a bye { $bye }; a walkover wins by { $walkover }
margin-of-winner = { $name }, 0-{ $most }, for the winner only; each match adds { $base }, a bye { $bye }; a walkover wins by { $walkover }
percentages = Percentages
percentages-without-byes = matches at least { $matches }, games at least { $games }; byes left out
percentages-with-byes = matches at least { $matches }, games at least { $games }; byes count as won
apart = Apart in round 1
# Finals, minutes and structures.
sizes = Sizes
takes-free-place = Free place goes to
any-match = any match
minutes-by-choice = { $minutes } (by choice { $from }-{ $to })
pod-decides = as many as the largest pod needs
finals-match = Match in the finals
column-rounds = rounds
column-cut = cut
# Tiers.
tier = Tier: { $tier }
leaders = Officials
products-at-once = from the day of { $release }
products-later =
    { $n ->
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
phase =
    { $n ->
        [one] { $n } booster, { $pass }
       *[other] { $n } boosters, { $pass }
    }
# A step of a procedure, which of its numbers wins, and what is counted.
worth-each = { $name }; { $worth } each
band = from { $n }: { $worth }
# Lists of cards. $cards and $words are series of names, $section is the name of one section.
list-must = Deck-building rules
sections = sections: { $sections }
cards-exactly =
    { $n ->
        [one] exactly { $n } card
       *[other] exactly { $n } cards
    }
cards-range = { $from }-{ $to } cards
cards-least =
    { $n ->
        [one] at least { $n } card
       *[other] at least { $n } cards
    }
cards-most =
    { $n ->
        [one] at most { $n } card
       *[other] at most { $n } cards
    }
copies =
    { $n ->
        [one] at most { $n } copy of a card
       *[other] at most { $n } copies of a card
    }
points-most =
    { $n ->
        [one] { $sections }: at most { $n } point
       *[other] { $sections }: at most { $n } points
    }
needs-beside = { $section }: { $words } only with the same in { $beside }
never-together = never on one card: { $words }
only-one-of = only one of: { $words }
ambiguous = { $name } could be: { $cards }; write the full name or the product
# Penalties, rulings and the parts of the handbook.
program-does = The program: { $effect }.
errata = Errata
rulings = Rulings
glossary = Glossary
end-of-time = End of time
# Calculations at the table and guided rulings, in the description of a game and the handbook.
at-the-table = At the table
opens = { $first } opens with 0 or more { $resource }, then { $second } bids; after that they take turns, raising or passing.
raises = Each raise must beat the player's own last bid. A player who passed may raise again; two passes in a row end the bidding. Nobody bids more than they have.
total = A total is the build cost of the top card, { $n } for each card stacked beneath it, and the player's own last bid.
ties = The higher total wins; { $side } wins if they are equal.
fates = The winner pays their last bid in { $resource }: { $winner }. The loser pays nothing: { $loser }.
remaining = Remaining health is health minus damage counters. Hits up to that number all go to the defender.
to-others =
    { $n ->
        [one] Hits beyond it may be divided between the defender and one other unit in the same arena.
       *[other] Hits beyond it may be divided between the defender and at most { $n } other units in the same arena.
    }
# A guided ruling: its verb, its questions, and the verdicts. A condition has its question's number.
guided-by = Guided questions: { $verb }
question = { $n }. { $question } ({ $answers })
sourced = { $text } [{ $source }]
otherwise = otherwise
or-more = { $n } or more
at-most = at most { $n }
# The parts of the judge's book that are made from the fields of a game.
rounds = Rounds and finals
tiers = Tiers
round-times = Length of rounds
row = { $players } players: rounds { $rounds }, cut { $cut }
# The rules that a game's file has for a judge, searched by typing.
find = find:
type-any-word = type any word, English or Polish
found =
    { $n ->
        [one] { $n } of { $all } matches
       *[other] { $n } of { $all } match
    }
nothing-found = Nothing found. { $key }: show all.
found-some =
    no full match, { $n ->
        [one] { $n } of { $all } matches
       *[other] { $n } of { $all } match
    } in part
asks-questions = { $key }: answer its questions.
# What the values of a game mean. They stand behind a label, or inside a sentence.
none = none
# Pairing.
pairing-kind =
    { $kind ->
        [random] Swiss, at random among players with equal points
        [halves] Swiss, by start number: a group's top half against its bottom half
       *[round-robin] everyone plays everyone in their pod
    }
# What a no-show is worth to the player who is present.
absence =
    { $value ->
        [win] a win for the player who is present
       *[bye] a bye for the player who is present
    }
# People who do not meet in the first round.
relation =
    { $relation ->
        [club] clubmates
        [relatives] relatives
       *[travel] people who travelled together
    }
# Finals.
deciding-match = one deciding match if two tie for first
cut-top = top N
cut-top-and-level = top N and everyone tied on points with place N
cut-points = everyone with at least N points
next-in-standings = the next in the standings, as the lowest seed
nobody = nobody
side-choice =
    { $choice ->
        [less-played] each plays the side they played less; if both played the same side less, the one with the larger difference plays it; if equal, the higher seed chooses
       *[drawn] drawn for game 1, swapped for game 2, and drawn again for game 3
    }
first-sides =
    { $how ->
        [chosen] a draw decides who chooses for game 1; swapped for game 2
        [drawn] drawn for game 1, swapped for game 2
       *[balanced] each player gets the side they have played less; if that is equal, two who meet again swap sides, others play the opposite side from when they last differed, otherwise it is drawn
    }
round-kind =
    { $kind ->
        [elimination] elimination round
       *[preliminary] preliminary round
    }
# Structures and tiers.
structure =
    { $kind ->
        [basic] basic
        [advanced] advanced
       *[custom] custom
    }
leaders-play =
    { $rule ->
        [second] may play if a second official, who rules in their games, is announced before the start
       *[never] may not play
    }
# $rule is one of the two above.
leaders-marshal = { $rule }; where two meet, the { $marshal } rules
# What a penalty does.
effect =
    { $effect ->
        [game-loss] the game being played is entered as lost
        [match-loss] the whole match is entered as lost
        [points] points=N takes off N tournament points
        [removal] the player is removed from the event and may be let back in
       *[disqualification] the player is removed from the event for good
    }
# Which of two counted numbers wins.
better =
    { $better ->
        [higher] the higher number wins
        [lower] the lower number wins
        [holder] whoever has it wins
       *[roll] a die is rolled, the higher number wins, ties are re-rolled
    }
# The way a hand goes in a draft.
passing =
    { $way ->
        [left] passing left
       *[right] passing right
    }
# What becomes of a match when the time is up, as a game is described.
holds-in = carried out in: { $places }
# $game is one of these three, $undecided and $won are said further below.
game = time is up in game { $n }
game-to-round = time is up in game { $n }, played at least to the end of round { $round }
game-not-started = time is up before game { $n } has started
time-value-row = { $game }: undecided, { $undecided }
row-won = { $game }: undecided, { $undecided }; won in time, { $won }
undecided =
    { $value ->
        [steps] decided by the steps
        [draw] a draw, and the match ends
        [leader] the leader wins the match
       *[not-counted] it counts for nobody and the match ends
    }
after-win =
    { $value ->
        [ends] the match ends with that score
        [next] the next game is played if tied
       *[not-started] the next game counts as not started
    }
situation = { $text } ({ $id }): { $why } decides
margin-from = margin: the difference of { $name }
time-value-at-most = { $name }, at most { $most }
shown-as = shown as: { $text }
release =
    { $kind ->
        [polish] the Polish release
        [worldwide] the worldwide release
       *[any] release
    }
release-after =
    { $kind ->
        [polish] the Polish release
        [worldwide] the worldwide release
       *[any] release
    }
