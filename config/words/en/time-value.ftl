# What becomes of a match when the time is up, as a game is described.
holds-in = carried out in: { $places }
# $game is one of these three, $undecided and $won are said further below.
game = time is up in game { $n }
game-to-round = time is up in game { $n }, played at least to the end of round { $round }
game-not-begun = time is up before game { $n } has begun
row = { $game }: undecided, { $undecided }
row-won = { $game }: undecided, { $undecided }; won in time, { $won }
steps = decided by the steps
draw = a draw, and the match ends
leader = the leader wins the match
not-counted = it counts for nobody and the match ends
match-ends = the match ends with that score
next-game = the next game is played if tied
next-not-begun = the next game counts as not begun
situation = { $text } ({ $id }): { $why } decides
margin-from = margin: the difference of { $name }
at-most = { $name }, at most { $most }
at-most-above = { $name }, at most { $most } ({ $above })
told-as = shown as: { $text }
