# Both scores of a game, and what follows from them.
with-points = { $result } ({ $a }–{ $b })
# Why scores are no result; each is a clause.
too-large = { $score } is more than a player can score; write scores from 0 to { $most }
level-refused = { $a }–{ $b } is a tie, and games here can't end in a tie
winner-missing = the scores { $a }–{ $b } don't show who won; write { $letters } after them, as in { $example }
other-letter = { $a }–{ $b } means { $letter }, not { $told }; leave the letter out, or correct the scores
no-such-letter = after { $a }–{ $b } goes { $letters }, not { $told }
missing = both scores are missing; write them as { $example }, from 0 to { $most }
of-forfeit = an unplayed game is { $winner } to { $loser }; leave the scores out
games-here = a match of several games has no scores; write one letter per game
none-here = this game has no scores; write one letter per game
margin-follows = the margin comes from the scores; leave margin= out
# The ruleset in words.
describe = Scores
described = { $name }, 0-{ $most }; the higher score wins
describe-level = tied scores: { $level }
describe-margin = the difference is the margin
describe-unplayed = no game: { $winner }–{ $loser }; a bye counts { $bye }–0
row = from { $from } { $winner }–{ $loser }
points-by-difference = by score difference: { $rows }; a bye { $bye }
points-by-difference-or-draw = by score difference: { $rows }; a draw { $draw }, a bye { $bye }
value-told = you enter the winner
value-draw = a draw
value-refused = not possible
# The tie-breaks.
own = Score
own-narrow = Score
name-own = own score
opponents = Opp. score
opponents-narrow = OppSc
name-opponents = opponents' score
arithmetic-opponents = the sum of all opponents' own scores
difference = Difference
difference-narrow = Diff
name-difference = difference of scores
arithmetic-difference = own score minus the score against
own-less-against = { $own } − { $against }
# The dialog for a result.
ask = Both scores, such as { $example }, up to { $most }.
incomplete = Type both scores with a space between, such as { $example }.
who-won = Who won with { $a }–{ $b }: { $one } or { $two }?
answer = { $key } { $name }
saves = { $result }. { $key }: save.
goes-on = { $result }. { $key }: continue.
is-asked = { $a }–{ $b }. { $key }: who won?
jump = Another table: { $pointed }, or a name.
next = Next: a table's number, { $enter }, then both scores.
slip = Each player writes their score, 0 to { $most }.
plain-next = Next: type a table number, then both scores.
key-score = scores
place = Both scores
place-pile = Both scores from a slip
place-who-won = Who won with these scores
# The dialogue in lines.
ask-plain = The scores of { $one } and of { $two }, such as { $example } (up to { $most })?
ask-plain-winner = Who won: 1 { $one }, 2 { $two }?
ask-plain-winner-or-draw = Who won: 1 { $one }, 2 { $two }, or { $draw } for a draw?
key-both = both scores
