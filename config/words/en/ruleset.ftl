# What is wrong in the file of a game, and what to write instead. Keys and values of the file
# stay as they are. $what in "twice" is one of the parts below, such as "the tier relaxed".
too-large = the file has { $bytes } bytes, the limit is { $most }; check that this is a ruleset, and shorten its rulings
more = { $n } more problems start here; fix the earlier ones first
twice = "{ $what }" is here twice; delete one of the two
empty-list = "{ $key }" is empty; add an entry as in the template
id-taken = the id "{ $id }" already belongs to { $other }; give this game another id, or delete one of the files
key-taken = the key { $key } already belongs to { $game }, so this game has { $instead }; write a free key
version = the format version is { $version }, but this program reads version 1; write "ruleset: 1"
bad-id = "{ $id }" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
bad-key = the key "{ $key }" can't be used in the picker; write one lower-case letter from a to z, or a digit
too-long = the { $key } has { $letters } letters, the limit is { $most }; shorten it; remarks may be long
team-size = teams of { $n } can't be paired; write 1 for single players or 2 for teams of two
text-empty = the text is empty; write one, or delete the key if it is optional
text-lines = the text has a line break, but must be one line; write ">-" instead of ">" or "|", without empty lines
text-long = the text has more than { $most } letters; shorten it, or split it in two
tier-structure = the tier uses the structure { $name }, which the game doesn't have; add structures.{ $name }, or write custom
# What is wrong in a game's preliminary rounds, structures and minutes.
# Points and tie-breaks.
win-not-more = a win is worth { $win } and a loss { $loss }, but a win must be worth more; write a larger number for the win
draw-worth = { $key } is worth { $n }, but must be less than the win's { $win } and at least the loss's { $loss }; write a number below { $win }, and { $loss } or more
no-draws = a draw on time has a worth, but the game has no draws; add draw, or delete timed_draw
no-timed-draws = a draw on time has its own worth only if points are per game and a match is two games; delete timed_draw, or write "per: game" and "match: two_games"
bye-worth = a bye is worth { $n } points, but a match won only { $most }; write at most { $most }
not-apart = the pairing { $pairing } can't keep anybody apart; delete apart_in_first_round
tie-break-same-opponents = the tie-break { $by } doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
tie-break-as-points = the tie-break { $by } doesn't fit the match: in one game without draws, games won only repeat the points; delete it from the list
random-last = the tie-break random breaks every tie, so it comes last; move it to the end of the list
margin-not-counted = every result asks for a margin, but no tie-break counts it; add margin to tie_breaks, or delete this margin
margin-walkover = a walkover is won by { $n }, but a match by { $most } at most; write at most { $most }
margin-bye = a bye adds { $n }, but a match { $most } at most; write at most { $most }
percentages-not-compared = percentages are given, but no tie-break uses them; add opponents_match_wins to tie_breaks, or delete percentages
# Sides.
two-sides =
    { $n ->
        [one] one side is named, but a game has two; name two, such as { $example }
       *[other] { $n } sides are named, but a game has two; name two, such as { $example }
    }
side-word = a side's English name is typed in commands, so it must be one lower-case word; write one such as light
sides-unnamed = sides are chosen, but the game has no names for them; add "sides: { $example }" to the file
sides-swapped = sides are swapped between two games, but a match here is { $shape }; write "match: two_games", or delete sides
# The table of a structure. A row is a range of players, such as 4-8.
table-in-pods = there is a table of rounds, but in a round robin the pods decide them; delete the table, and write "structure: custom" in tiers
row-too-large = the row { $row } is for more than { $most } players; write a smaller number, or leave the row open, "149+"
row-after-open = the row { $row } comes after { $before }, which has no upper end; give the row { $before } one, or put it last
row-out-of-order = the row { $row } comes after the row { $before }, but is for fewer players; put the smallest attendance first
row-overlaps = the row { $row } overlaps the previous row { $before }; write "{ $mended }"
row-missing = no row covers { $gap } players, between the rows { $before } and { $row }; write "{ $mended }", or add a row "{ $gap }"
rounds = { $n } rounds are not possible with { $players } players; write a number from 1 to { $most }
or-rounds-same = or_rounds offers { $n } rounds, the same as the row; write another number, or delete or_rounds
custom = rounds from { $from } to { $to } are not possible; write numbers from { $least } to { $most }
backwards = { $low } { $from } is more than { $high } { $to }; write the smaller number in { $low }
# The length of rounds, in minutes.
no-length = the length of the round { $round } with { $shape } is missing; add { $example }
outside = { $n } minutes is outside the range of { $from } to { $to }; write a number from { $from } to { $to }, or widen the range
one-without-other = "{ $one }" needs "{ $other }"; add "{ $other }", or delete "{ $one }"
# What is wrong in a game's finals and cuts.
no-brackets = { $key } is given, but the kind of finals is { $kind }; write single_elimination or double_elimination as the kind, or delete { $key }
needs = finals of the kind { $kind } need { $key }; add "{ $key }: { $example }"
no-size = { $kind } has no bracket for { $size } players; write one of { $known }
only-top = the cut { $cut } can leave a number without a bracket; write top, the only cut that fits double_elimination
no-match = the custom structure has no match for the finals; add "finals_match: [one_game]"
finals-level = a match of two games can end in a tie, but the finals need a winner; write one_game or first_to_two
cut-without-finals = there is a cut to { $cut }, but the game has no elimination rounds; delete the cut, or write a kind of elimination under finals
cut-without-size = a cut to { $cut } is not one of the finals sizes ({ $sizes }); write one of them, or add the size to finals.sizes
cut-too-large = a cut to { $cut } is too large for a row that starts at { $players } players; write at most { $players }, or delete the cut
# What is wrong with the scores of a ruleset.
missing = the tie-break { $by } needs numbers of your game; add "{ $example }", or delete the tie-break
one-game = scores are for a match of one game, but match is { $shape }; write match: one_game, or delete scores
per-match = with scores, points are per match; write per: match
no-end-of-time = with scores, the scores decide who wins when time is up; delete end_of_time
walkover = an unplayed game is { $winner } for the winner and { $loser } for the other, but the winner needs more; exchange them or write others
ruleset-scores-no-draws = equal scores are a draw, but the game has no draws; add draw to points, or write level: refused or told
margin-twice = a separate margin could contradict the scores; write margin: true in scores, or delete this margin
ruleset-scores-margin-walkover = a walkover is won by { $n }, but by { $due } in scores; write { $due }
first-row = the first row is from { $n }, but games can be won by less; write from: 0
row-order = this row is from { $n }, the previous one from { $before }; write the smallest difference first
row-never = no game is won by { $n }, because the largest score is { $most }; write less, or delete the row
row-worth = the winner gets { $winner } and the loser { $loser }; write more for the winner
points = { $key } is { $n }, but tournament_points gives { $due }; write { $key }: { $due }
# What is wrong in the parts of a game that judges use.
no-game = a match of two games has no game { $n }; write 1, 2 or both
phases = the phases open { $opened } boosters, but each player has { $boosters }; make the phases add up to the boosters
two-worths = the field "{ $id }" has both hundredths and bands; keep one of them
fields =
    the step has { $n } fields, but "better: { $better }" needs { $due ->
        [some] at least one
        [one] exactly one
       *[most] at most one
    }; change the fields, or split the step
bands = the bands of the field "{ $id }" are out of order; start with the smallest from
worth = a piece of the field "{ $id }" is worth too much; write at most { $most } hundredths
no-section = the list has no section "{ $name }"; write the English name of one of lists.sections
empty-count = the count is empty; add from, to, copies or several of them
not-ambiguous = a name of fewer than two cards is not ambiguous; list every card it could be
one-word = a single word excludes nothing; add the words it excludes
# What is wrong in the calculations at the table and in guided rulings.
ruleset-aids-two-sides = a bidding has two sides, not { $n }; name the one that opens first, then the other
word-of-the-verb = "{ $id }" is a setting of the command auction; give the side another word
no-other-unit = no other unit may get hits, so there is nothing to split; write 1 or more, or delete this part
no-range = a yes-or-no question has no numbers; delete from and to, or write "kind: number"
needs-is = the question "{ $id }" is answered yes or no; write "is: yes" or "is: no" alone
needs-range = the question "{ $id }" is answered with a number; write from, to or both
too-many = too many combinations of answers to check; ask fewer questions in one ruling
never-reached = no answers lead to this verdict, because an earlier one always fits; move it before that one, or delete it
without-verdict = these answers have no verdict: { $answers }; add one for them, or a last one without conditions
# What is wrong in the list rules of a ruleset.
no-partner = a team has no player { $n }; write 1 or 2
own-partner = "{ $section }" is both the player and the partner; name two sections
example = the example in { $language } breaks the rules of this file: { $found }
# What is wrong with what a game says of the end of the time.
# $round and $shape are words of the file, such as elimination and first_to_two.
two-procedures = an earlier procedure already covers { $round } rounds of { $shape } matches; leave each round to one of them
no-rounds = games and matches are for a procedure the program carries out; say where in rounds
no-next = a win leads to game { $n }, which has no row; add one, or remove won
game-missing = a { $shape } match has no row for game { $n }; add one
time-check-no-draws = no game can be drawn here; write steps, or allow drawn games in the preliminary rounds
only-to-wins = a game may be left out only in matches to two wins; name them in matches, or write draw
no-leader = nobody leads before game 1; write steps or draw
nothing-counted = nothing is counted in a game that has not started; write leader or draw
no-holder = no step has a field "{ $id }" that exactly one player holds; write the id of one
no-margin-count = no step counts "{ $id }" for both players; write the id of a field that both count
reserved = { $id } is a word of the command time; choose another id
held = "{ $id }" decides its step alone; held is for a field added to others
held-has-no-number = "{ $id }" is held or not, so it has no side, most or bands; remove them
only-counted = "{ $id }" is rolled; remove side and most
part-of = "{ $id }" can't be compared with "{ $whole }"; write another field's id in part_of, and count both for both players
faces-of-a-roll = "{ $id }" is not rolled; faces are for a step with "better: roll"
faces = the die of "{ $id }" can't decide; write at most { $n } faces, two of them different, none above { $most }
# What is wrong with the size of a bracket.
none = there is no bracket of { $kind } for { $size } players; write a number from { $from } to { $to }
bye = Seed 1 has a bye in the first round.
byes =
    { $n ->
        [2] Seeds 1 and 2 have byes in the first round.
       *[other] Seeds 1 to { $n } have byes in the first round.
    }
# A game of one's own: what stands beside it, what is suspicious in it, and how it is tried.
schema = { $path } is next to it: editors with the YAML language server use it to complete and check.
# What is probably not meant, with what to write. It follows the place in the file.
sides-unused = no part of the file uses these sides; set sides in preliminary or finals, or delete them
no-random = players may still be tied after these tie-breaks; add random as the last one
default-percentages = { $by } uses the default percentages; write { $example } under preliminary, with your game's numbers
rows-end = no row covers more than { $n } players, so such an event needs the structure custom; for all of them write "{ $from }+"
no-games = no tie-break compares games, so this has no effect; delete it, or add game_win_percentage or opponents_game_wins to tie_breaks
# A text without its quotes; $text has them.
comma = text with a comma or colon needs quotes: write { $text }
# `komandor games try`: a small event, step by step.
did =
    { $what ->
        [draft] Drafted.
        [cut] Made the cut.
       *[standings] Here are the standings and how they were worked out.
    }
did-round =
    { $what ->
        [pair] Paired: { $round }.
       *[results] Played: { $round }.
    }
name = { $game } (trial)
folder-stays = Can't delete the trial folder: { $error }
from = From
built-in = built in
replaces = { $path }, instead of the built-in one
library-no-game = No game "{ $id }"; the games are { $known }.
stands-in = { $id } is already { $name }; choose another id.
made = Created { $path }, on the key { $key }. Change it to your game, then: { $command }
good = { $path }: no errors; { $name } is ready to play.
good-instead = { $path }: no errors; { $name } is ready to play, in place of the built-in game with this id.
out-of-range = { $key } is { $n }; write a number from { $least } to { $most }
unknown-id = there is no "{ $id }" here; write one of: { $known }
