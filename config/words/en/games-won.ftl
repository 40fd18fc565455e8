# A result told as games won, such as 2-1. Reasons why it is none are clauses.
impossible = a match of { $shape } cannot end so: write games won, such as { $example }, or a letter for each game
level = it may be a win each or two draws: write { $won } or { $drawn }
begun = it does not fit the games that are in, { $games }: write a letter for each game
# What is told once it is saved.
order-unknown = { $score } is kept as { $letters }, because the order of the games is not known.
# In the dialog of a result.
ask = Games won by { $one } and by { $two }:
asked = { $ask } { $typed }
key = score
key-help = enter the games that both won, such as 2-1
key-digit = games won, the first player's first
key-between = between both numbers
key-back-to-games = back to the games
missing = both numbers of games won are expected, such as 2 and 1
no-result = { $text } is no result: { $why }
place = Games won
one-game = a match here is one game: { $one } or { $two } says who won it
