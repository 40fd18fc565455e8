# Results as they stand in a list.
bye = bye
rests = rests
wins-unplayed = wins without a game
score = { $a }–{ $b }
nobody-left = { $score } nobody left
by = { $score }, by { $margin }
level-won = { $score }, won by { $name }
so-far = { $score } so far
# A result as a sentence tells it, with the winner first.
beat = { $winner } beat { $loser }
beat-at = { $winner } beat { $loser } { $score }
drew = { $a } and { $b } drew
drew-at = { $a } and { $b } drew { $score }
match-lost-by-both = { $a } and { $b } both lost
conceded-to = { $loser } conceded to { $winner }
did-not-appear = { $absent } didn't show up, { $winner } wins
was-removed = { $gone } was removed, { $winner } advances
unread = { $a } and { $b }: { $games }
# Single games of a match.
game-conceded = { $loser } conceded game { $n }
lost-game-to = { $loser } lost game { $n } to { $winner }
conceded-game-to = { $loser } conceded game { $n } to { $winner }
both-lost-game = { $a } and { $b } both lost game { $n }
# All games of a match, where only they tell two results apart.
game-won = game { $n } { $name }
game-drawn = game { $n } drawn
game-lost-by-both = game { $n } lost by both
no-game = no game
# Results: entered, entered again or corrected.
entered-already = This result is already entered.
corrected = Table { $table } corrected: { $now } (it was: { $was }).
# A match that goes on; $last tells its last game.
goes-on = Table { $table }: { $last }; score { $score }. Next: game { $next }.
replaces = Recorded: { $there }. New: { $wanted }.
# What follows from a result.
seeds-stay =
    { $of ->
        [match] The deciding match was seeded before this correction and doesn't change.
       *[finals] The finals keep their seeding.
    }
rounds-stay = Rounds paired since then don't change.
nobody-wins-match = Nobody wins the deciding match: no champion.
nobody-wins-round = Nobody wins { $round }: no champion.
nobody-goes-on = Nobody advances from this game: the next opponent gets a bye.
winner-has-left = { $name } dropped and doesn't advance.
in-again = { $name } is back in the event.
absent-removed-for-good = { $name } is out of the event and can't return. To correct that, report the table again.
to-be-played-out = Game { $n } must be played to the end: warn { $name }, or undo this.
report-unread = "{ $text }": { $why }.
bye-needs-none = A bye needs no result.
winner-is-paired = The winner of table { $table } is already paired in { $round }: undo that pairing first.
match-is-paired = A player from table { $table } is already paired in { $round }, match { $number }: undo that round's pairing first.
double-needs-winner = A double-elimination match needs a winner: write W or L, or disqualify the player who can't advance.
round-is-over =
    { $verb ->
        [are] { $round } are over: report table { $table } with all games of its match.
       *[is] { $round } is over: report table { $table } with all games of its match.
    }
only-a-game-conceded = Only a game can be conceded here, not a match. To concede the current game: { $report }.
match-is-over = The match at table { $table } is over. Write the games before the concession, as in { $games }, or use { $undo }, then { $alone }.
# A table, a round or a stage that is not there.
no-stage = No stage { $stage }: choose 1 to { $most }.
no-finals-yet = No round of the finals is paired yet. To pair it: { $pair }.
round-before-cut = For round { $round } before the cut, add stage=1.
any-round-before-cut = For a round before the cut, add round=N stage=1.
no-table = No table { $table } in { $round }: choose { $from } to { $to }.
only-byes = No table { $table } in { $round }: there are only byes.
# A result entered as games won, such as 2-1. Reasons why it is none are clauses.
impossible = a match of { $shape } can't end that way: enter games won, such as { $example }, or a letter for each game
level = that could be one win each or two draws: enter { $won } or { $drawn }
started = it doesn't match the games already entered ({ $games }): enter a letter for each game
# After saving.
unfinished = A match of { $shape } ends { $score } only on time. If it's still going, report it again at the end.
# Beside a result in letters, and where a single game is meant.
no-order = only the games won are recorded
order-needed = Table { $table } has only the games won, { $games }: enter the winner of each game first, such as { $report }.
# In the dialog of a result.
correct = correct the result
ask = Games won by { $one } and by { $two }:
key = type games won
missing = enter the games won by both players, such as 2 and { $lost }
no-result = { $text } can't be entered as games won. { $back }, then { $one } or { $two } for each game.
one-game = a match here is a single game: enter its winner, { $one } or { $two }
over = { $score }. { $key }: save
next = { $score }. Game { $game } winner: { $one }/{ $two }
next-or-drawn = { $score }. Game { $game } winner: { $one }/{ $two }, drawn: { $drawn }
or-time = { $winner } ({ $key }: time is up)
on-time = time is up
# Why letters are not a result, or a margin is not accepted; each is a clause.
no-winner = game { $n } has no winner, so nobody conceded it
no-such-game = there is no game { $n } to concede
games-match-is-over = the match is over: there are no games left to play
empty = no result: enter one letter per game, W or L
too-many = { $n } letters for a match of { $shape }: enter at most { $most }
second-missing = game 2 is missing: enter a letter for each game, such as { $example }
second-missing-or-time = game 2 is missing: enter a letter for each game, such as { $example }, or { $timed } if time ran out
no-draws = there are no draws here: enter W or L, or X if both lost
no-letter =
    { $draws ->
        [yes] "{ $letter }" isn't a result: enter one letter per game, W won, L lost, X both lost, D draw
       *[no] "{ $letter }" isn't a result: enter one letter per game, W won, L lost, X both lost
    }
over-after = the match was over after game { $n }: leave out the rest
third-decides = it's one game each, so the third decides: enter the games won, such as { $example }
no-margins = margins don't count here; leave out margin=
margin-of-forfeit = a forfeited match is won by { $margin }; leave out margin=
margin-too-large = a match can't be won by { $margin }; enter margin=0 to margin={ $most }
margin-missing = the winner's margin is missing; add it after the result, margin=0 to margin={ $most }
# What a game drawn on time is worth.
no-timed-draw = { $game } scores a game drawn on time like any other draw.
timed-draw-worth = A game drawn on time is worth { $special } points by its own rule or { $general } like any draw: setup timed_draw={ $special } or timed_draw={ $general }.
timed-draw-fixed = Round 1 is paired, so the points for a game drawn on time can't change. Undo the pairing first.
# Why there is no deciding match.
first-alone = No deciding match: nobody still playing is level with { $name } at the top.
# Both scores of a game, and what follows from them.
with-points = { $result } ({ $a }–{ $b })
# Why scores are no result; each is a clause.
too-large = { $score } is more than a player can score; write scores from 0 to { $most }
level-refused = { $a }–{ $b } is a tie, and games here can't end in a tie
winner-missing = the scores { $a }–{ $b } don't show who won; write { $letters } after them, as in { $example }
no-such-letter = { $a }–{ $b } means { $letters }, not { $letter }; correct the letter or the scores
scores-missing = both scores are missing; write them as { $example }, from 0 to { $most }
of-forfeit = an unplayed game is { $winner } to { $loser }; leave the scores out
none-here = no scores are entered here; write one letter per game
margin-follows = the margin comes from the scores; leave margin= out
# The ruleset in words.
described = { $name }, 0-{ $most }; the higher score wins
describe-level = tied scores: { $level }
describe-margin = the difference is the margin
describe-unplayed = no game: { $winner }–{ $loser }; a bye counts { $bye }–0
row = from { $from } { $winner }–{ $loser }
points-by-difference = by score difference: { $rows }; a bye { $bye }
points-by-difference-or-draw = by score difference: { $rows }; a draw { $draw }, a bye { $bye }
level-value =
    { $value ->
        [told] you enter the winner
        [draw] a draw
       *[refused] not possible
    }
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
scores-ask = Both scores, such as { $example }, up to { $most }.
incomplete = Type both scores with a space between, such as { $example }.
who-won = Who won with { $a }–{ $b }: { $one } or { $two }?
scores-goes-on = { $result }. { $key }: continue.
is-asked = { $a }–{ $b }. { $key }: who won?
jump = Another table: a point and its number ({ $pointed }), or a name.
scores-next = Next: a table's number, { $enter }, then both scores.
slip = Each player writes their score, 0 to { $most }.
plain-next = Next: type a table number, then both scores.
key-score = scores
place-who-won = Who won with these scores
# The dialogue in lines.
ask-plain = The scores of { $one } and of { $two }, such as { $example } (up to { $most })?
# Points in halves.
points = { $n } points
whole-rows = with tournament_points, points are whole; write whole numbers
whole-draw = with timed_draw, points are whole; write whole numbers, such as 2 for 1 and 1 for "1/2"
whole-cut = a cut at a number of points needs whole points, and this game has half points; remove minimum_points
# Players who drop with the result of a match.
after-match =
    { $n ->
        [1] { $names } drops after this match.
       *[other] { $names } drop after this match.
    }
# $result is the result in the log: "Ewa beat Jan".
in-log =
    { $n ->
        [1] { $result }, and { $names } drops
       *[other] { $result }, and { $names } drop
    }
out-anyway = { $name } is eliminated by this loss: no drop is recorded.
last-match = { $name } has no more matches: no drop is recorded.
not-paired =
    { $n ->
        [1] { $names } dropped and won't be paired.
       *[other] { $names } dropped and won't be paired.
    }
leaving-round-is-over =
    { $verb ->
        [are] { $round } are over; enter drops with results of the newest round. To drop now: { $drop }. To bring back: { $rejoin }.
       *[is] { $round } is over; enter drops with results of the newest round. To drop now: { $drop }. To bring back: { $rejoin }.
    }
match-goes-on = The match at table { $table } isn't over. Report the drop with its result, or give up the match: { $drop }.
no-result-yet = Table { $table } has no result to keep.
same-needs-drop = The word same keeps the result, so it needs drop= as well.
key-first = drop first player
key-leaves = { $name } drops, then result
key-second = drop second player
not-now = Later rounds are paired: drop players in the player list.
nobody-leaves = Neither player drops.
# What a correction of an older round changes, and what it would have changed.
no-place-changes = No places change.
# $changes are items such as "Ewa 5 → 2".
places = Places: { $changes }.
places-and-more =
    { $n ->
        [one] Places: { $changes } and { $n } more.
       *[other] Places: { $changes } and { $n } more.
    }
stays = { $name } stays { $place }
moves = { $name } { $was } → { $place }
cut-changes = Top cut: { $changes }.
cut-move =
    { $way ->
        [in]
            { $n ->
                [one] { $names } moves in
               *[other] { $names } move in
            }
       *[out]
            { $n ->
                [one] { $names } falls out
               *[other] { $names } fall out
            }
    }
preview-bye = Round { $round }: the bye would have gone to { $would }, not { $has }; it doesn't change.
more-byes =
    { $n ->
        [one] In { $n } more round the bye would have gone to someone else; nothing changes.
       *[other] In { $n } more rounds the bye would have gone to someone else; nothing changes.
    }
seeds = Seeds would have been { $seeds }; they don't change.
# $seeds are seeds with their numbers: "2 Ewa, 3 Jan".
seeds-now = New seeds: { $seeds }.
so-many-seeds-now = Now { $n } seeds: { $seeds }.
cut-now = Cut is now to top { $n }.
seed = { $n } { $name }
seeds-and-others =
    { $n ->
        [one] { $seeds } and { $n } other
       *[other] { $seeds } and { $n } others
    }
place-pile = Both scores from a slip
