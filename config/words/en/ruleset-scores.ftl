# What is wrong with the scores of a ruleset.
missing = the tie-break { $by } adds up scores, but none are entered; add "{ $example }" with the numbers of your game, or delete the tie-break
one-game = scores are for a match of one game, but match is { $shape }; write match: one_game, or delete scores
per-match = with scores, points are per match; write per: match
no-end-of-time = with scores, the scores decide who wins when time is up; delete end_of_time
most = the largest score is { $n }; write a number from 1 to { $most }
too-large = { $n } is more than a player can score; write at most { $most }
walkover = an unplayed game is { $winner } for the winner and { $loser } for the other, but the winner needs more; exchange them or write others
no-draws = equal scores are a draw, but the game has no draws; add draw to points, or write level: refused or told
margin-missing = the score difference is the margin, but no margin is described; add margin with its numbers, or delete this key
margin-twice = a separate margin could contradict the scores; write margin: true in scores, or delete this margin
margin-walkover = a walkover is won by { $n }, but by { $due } in scores; write { $due }
first-row = the first row is from { $n }, but games can be won by less; write from: 0
row-order = this row is from { $n }, the previous one from { $before }; write the smallest difference first
row-never = no game is won by { $n }, because the largest score is { $most }; write less, or delete the row
row-worth = the winner gets { $winner } and the loser { $loser }; write more for the winner
points = { $key } is { $n }, but tournament_points gives { $due }; write { $key }: { $due }
