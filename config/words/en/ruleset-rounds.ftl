# What is wrong in a game's preliminary rounds, structures and minutes.
# Points and tie-breaks.
win-most = a win is worth { $n } points, { $most } are the most; write less
win-not-more = a win is worth { $win } and a loss { $loss }, a win must be worth more; write a larger number for the win
draw-worth = { $key } is worth { $n }, at least the loss's { $loss } and less than the win's { $win } is expected; write a number that is less than { $win }, and { $loss } or more
no-draws = a draw on time has a worth, but there are no draws; add draw, or take timed_draw out
no-timed-draws = a draw on time has a worth of its own only where points are per game and a match is two games; take timed_draw out, or write "per: game" and "match: two_games"
bye-worth = a bye is worth { $n } points, a match won is worth { $most }; write at most { $most }
not-apart = nobody can be kept apart with the pairing { $pairing }; take apart_in_first_round out
tie-break = the tie-break { $by }
tie-break-same-opponents = the tie-break { $by } does not fit the pairing: in a round robin all have the same opponents; take it out of the list
tie-break-as-points = the tie-break { $by } does not fit the match: it is one game without draws, so games won say what the points say; take it out of the list
random-last = the tie-break random leaves nobody tied, so it comes last; move it to the end of the list
margin-missing = the tie-break margin counts margins of victory, but none are entered; add "{ $example }" with the numbers of your game, or take the tie-break out
margin-not-counted = a margin is asked for with every result, but no tie-break counts it; add margin to tie_breaks, or take this margin out
margin-most = the most a match can be won by is { $n }; write a number from 1 to { $most }
margin-base = every match adds { $n }, { $most } are the most; write less
margin-walkover = a walkover is won by { $n }, a match by { $most } at most; write at most { $most }
margin-bye = a bye adds { $n }, a match { $most } at most; write at most { $most }
percentages-not-compared = percentages are described, but no tie-break compares any; add opponents_match_wins to tie_breaks, or take percentages out
# Sides.
two-sides = { $n ->
    [one] one side is named, a game has two; name two, such as { $example }
   *[other] { $n } sides are named, a game has two; name two, such as { $example }
}
side-word = a side's English name is typed in a verb, so it is one word of small letters; write one such as light
side = the side { $name }
sides-unnamed = sides are settled, but the game names none; add "sides: { $example }" to the file
sides-swapped = sides are swapped between two games, a match here is { $shape }; write "match: two_games", or take sides out
# The table of a structure. A row is a range of players, such as 4-8.
table-in-pods = a table of rounds is given, but in a round robin the pods decide them; take the table out; tiers then write "structure: custom"
no-rows = the table has no rows; add one, such as { $example }, or leave the structure out
row-too-large = the row { $row } is for more than { $most } players; write a number of players that can happen, or leave the row open, "149+"
row-after-open = the row { $row } comes after { $before }, which has no upper end; give the row { $before } an upper end, or put it last
row-out-of-order = the row { $row } comes after the row { $before }, but is for fewer players; put the rows in order, the smallest attendance first
row-overlaps = the row { $row } overlaps the row { $before } before it; write "{ $mended }"
row-missing = no row is for { $gap } players, between the rows { $before } and { $row }; write "{ $mended }", or add a row "{ $gap }"
rounds = { $n } rounds for { $players } players cannot be played; write a number from 1 to { $most }
or-rounds-same = or_rounds offers { $n } rounds, which the row has already; write another number, or take or_rounds out
custom = rounds from { $from } to { $to } cannot be played; write numbers from { $least } to { $most }
custom-order = rounds_from { $from } is more than rounds_to { $to }; write the smaller number in rounds_from
# The length of rounds, in minutes.
round = the round { $round }
round-of = the round { $round } with { $shape }
length = the length of { $round }
no-length = no row says how long { $round } lasts; add { $example }
minutes = { $n } minutes are no length of a round; write a number from { $least } to { $most }; 0 means no clock
minutes-range = { $n } minutes are no length of a round; write a number from { $least } to { $most }
from-above-to = from { $from } is more than to { $to }; write the shorter time in from
outside = { $n } minutes are outside their range of { $from } to { $to }; write a number from { $from } to { $to }, or widen the range
no-to = a range has from but no to; add to, or take from out
no-from = a range has to but no from; add from, or take to out
