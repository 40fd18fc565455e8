# What is wrong with the scores of a ruleset.
missing = the tie-break { $by } adds up scores, but none are entered; add "{ $example }" with the numbers of your game, or take the tie-break out
one-game = scores are entered for a match of one game, and match is { $shape }; write match: one_game, or take scores out
per-match = with scores, points are for a match; write per: match
no-end-of-time = with scores, the scores say who wins when time is up; take end_of_time out
most = the largest score is { $n }; write a number from 1 to { $most }
too-large = { $n } is more than a player can score; write at most { $most }
walkover = a game not played is { $winner } for the winner and { $loser } for the other, and these scores say something else; exchange them or write others
no-draws = level scores are a draw, but the game has none; add draw to points, or write level: refused or told
margin-missing = the difference of the scores is the margin, but no margin is described; add margin with its numbers, or take this key out
margin-twice = a margin beside both scores could contradict them; write margin: true in scores, or take this margin out
margin-walkover = a walkover is won by { $n }, and by its scores by { $due }; write { $due }
first-row = the first row is from { $n }, and some games are won by less; write from: 0
row-order = this row is from { $n }, the one before from { $before }; write the rows from the smallest difference to the largest
row-never = no game is won by { $n }, because { $most } is the largest score; write less, or take the row out
row-worth = the winner gets { $winner } and the loser { $loser }; write more for the winner
points = { $key } is { $n }, and tournament_points gives { $due }; write { $key }: { $due }
