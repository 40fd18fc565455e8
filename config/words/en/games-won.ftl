# A result told as games won, such as 2-1. Reasons why it is none are clauses.
impossible = a match of { $shape } cannot end so: write games won, such as { $example }, or a letter for each game
level = it may be a win each or two draws: write { $won } or { $drawn }
begun = it does not fit the games that are in, { $games }: write a letter for each game
# What is told once it is saved.
unfinished = A match of { $shape } ends { $score } only when time is up: if it goes on, report the table again at its end.
# Beside a result in letters, and where a single game is meant.
no-order = only the games won are known
order-needed = Table { $table } has the games won, { $games }, and not their order: name the winner of each game first, as in { $report }.
# In the dialog of a result.
ask = Games won by { $one } and by { $two }:
asked = { $ask } { $typed }
key = score
key-between = between both numbers
missing = enter both numbers of games won, such as 2 and 1
no-result = { $text } is no result: { $why }
place = Games won
one-game = a match here is one game: { $one } or { $two } says who won it
over = { $score }. { $key }: save
next = { $score }. Game { $game } winner: { $one }/{ $two }
next-or-drawn = { $score }. Game { $game } winner: { $one }/{ $two }, drawn: { $drawn }
or-time = { $winner } ({ $key }: ended on time)
