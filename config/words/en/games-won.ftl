# A result entered as games won, such as 2-1. Reasons why it is none are clauses.
impossible = a match of { $shape } can't end that way: enter games won, such as { $example }, or a letter for each game
level = that could be one win each or two draws: enter { $won } or { $drawn }
begun = it doesn't match the games already entered ({ $games }): enter a letter for each game
# After saving.
unfinished = A match of { $shape } ends { $score } only on time. If it's still going, report it again at the end.
# Beside a result in letters, and where a single game is meant.
no-order = only the games won are recorded
order-needed = Table { $table } has only the games won, { $games }: enter the winner of each game first, such as { $report }.
# In the dialog of a result.
ask = Games won by { $one } and by { $two }:
asked = { $ask } { $typed }
key = score
key-between = between both numbers
missing = enter the games won by both players, such as 2 and 1
no-result = { $text } isn't a result: { $why }
place = Games won
one-game = a match here is a single game: enter its winner, { $one } or { $two }
over = { $score }. { $key }: save
next = { $score }. Game { $game } winner: { $one }/{ $two }
next-or-drawn = { $score }. Game { $game } winner: { $one }/{ $two }, drawn: { $drawn }
or-time = { $winner } ({ $key }: ended on time)
