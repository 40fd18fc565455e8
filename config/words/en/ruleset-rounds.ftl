# What is wrong in a game's preliminary rounds, structures and minutes.
# Points and tie-breaks.
win-most = a win is worth { $n } points, the limit is { $most }; write less
win-not-more = a win is worth { $win } and a loss { $loss }, but a win must be worth more; write a larger number for the win
draw-worth = { $key } is worth { $n }, but must be less than the win's { $win } and at least the loss's { $loss }; write a number below { $win }, and { $loss } or more
no-draws = a draw on time has a worth, but the game has no draws; add draw, or delete timed_draw
no-timed-draws = a draw on time has its own worth only if points are per game and a match is two games; delete timed_draw, or write "per: game" and "match: two_games"
bye-worth = a bye is worth { $n } points, but a match won only { $most }; write at most { $most }
not-apart = the pairing { $pairing } can't keep anybody apart; delete apart_in_first_round
tie-break = the tie-break { $by }
tie-break-same-opponents = the tie-break { $by } doesn't fit the pairing: in a round robin all have the same opponents; delete it from the list
tie-break-as-points = the tie-break { $by } doesn't fit the match: in one game without draws, games won only repeat the points; delete it from the list
random-last = the tie-break random breaks every tie, so it comes last; move it to the end of the list
margin-missing = the tie-break margin counts margins of victory, but none are entered; add "{ $example }" with the numbers of your game, or delete the tie-break
margin-not-counted = every result asks for a margin, but no tie-break counts it; add margin to tie_breaks, or delete this margin
margin-most = the largest margin of a match is { $n }; write a number from 1 to { $most }
margin-base = every match adds { $n }, the limit is { $most }; write less
margin-walkover = a walkover is won by { $n }, but a match by { $most } at most; write at most { $most }
margin-bye = a bye adds { $n }, but a match { $most } at most; write at most { $most }
percentages-not-compared = percentages are given, but no tie-break uses them; add opponents_match_wins to tie_breaks, or delete percentages
# Sides.
two-sides = { $n ->
    [one] one side is named, but a game has two; name two, such as { $example }
   *[other] { $n } sides are named, but a game has two; name two, such as { $example }
}
side-word = a side's English name is typed in commands, so it must be one lower-case word; write one such as light
side = the side { $name }
sides-unnamed = sides are chosen, but the game has no names for them; add "sides: { $example }" to the file
sides-swapped = sides are swapped between two games, but a match here is { $shape }; write "match: two_games", or delete sides
# The table of a structure. A row is a range of players, such as 4-8.
table-in-pods = there is a table of rounds, but in a round robin the pods decide them; delete the table, and write "structure: custom" in tiers
no-rows = the table has no rows; add one, such as { $example }, or leave the structure out
row-too-large = the row { $row } is for more than { $most } players; write a smaller number, or leave the row open, "149+"
row-after-open = the row { $row } comes after { $before }, which has no upper end; give the row { $before } one, or put it last
row-out-of-order = the row { $row } comes after the row { $before }, but is for fewer players; put the smallest attendance first
row-overlaps = the row { $row } overlaps the previous row { $before }; write "{ $mended }"
row-missing = no row covers { $gap } players, between the rows { $before } and { $row }; write "{ $mended }", or add a row "{ $gap }"
rounds = { $n } rounds are not possible with { $players } players; write a number from 1 to { $most }
or-rounds-same = or_rounds offers { $n } rounds, the same as the row; write another number, or delete or_rounds
custom = rounds from { $from } to { $to } are not possible; write numbers from { $least } to { $most }
custom-order = rounds_from { $from } is more than rounds_to { $to }; write the smaller number in rounds_from
# The length of rounds, in minutes.
round = the round { $round }
round-of = the round { $round } with { $shape }
length = the length of { $round }
no-length = the length of { $round } is missing; add { $example }
minutes = a round can't last { $n } minutes; write a number from { $least } to { $most }; 0 means no clock
minutes-range = a round can't last { $n } minutes; write a number from { $least } to { $most }
from-above-to = from { $from } is more than to { $to }; write the shorter time in from
outside = { $n } minutes is outside the range of { $from } to { $to }; write a number from { $from } to { $to }, or widen the range
no-to = a range has from but no to; add to, or delete from
no-from = a range has to but no from; add from, or delete to
