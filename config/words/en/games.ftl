# Why letters are not a result, or a margin is not accepted; each is a clause.
no-winner = game { $n } has no winner, so nobody conceded it
no-such-game = there is no game { $n } to concede
match-is-over = the match is over: there are no games left to play
empty = no result: enter one letter per game, W or L
too-many = { $n } letters for a match of { $shape }: enter at most { $most }
second-missing = game 2 is missing: enter a letter for each game, such as { $example }
second-missing-or-time = game 2 is missing: enter a letter for each game, such as { $example }, or { $timed } if time ran out
no-draws = there are no draws here: enter W or L, or X if both lost
no-result = "{ $letter }" isn't a result: enter one letter per game, W won, L lost, X both lost
no-result-nor-draw = "{ $letter }" isn't a result: enter one letter per game, W won, L lost, X both lost, D draw
over-after = the match was over after game { $n }: leave out the rest
third-decides = it's one game each, so the third decides: enter the games won, such as { $example }
margin-before-finals = margins count only before the finals; leave out margin=
no-margins = this game has no margins; leave out margin=
margin-of-forfeit = a forfeited match is won by { $margin }; leave out margin=
margin-too-large = a match can't be won by { $margin }; enter margin=0 to margin={ $most }
margin-missing = the winner's margin is missing; add it after the result, margin=0 to margin={ $most }
margin-of-nobody = nobody won, so there is no margin; leave out margin=
# What a game drawn on time is worth.
no-timed-draw = { $game } scores a game drawn on time like any other draw.
timed-draw-worth = A game drawn on time is worth { $special } points by its own rule or { $general } like any draw: setup timed_draw={ $special } or timed_draw={ $general }.
timed-draw-fixed = Round 1 is paired, so the points for a game drawn on time can't change. Undo the pairing first.
# Why there is no deciding match.
team-first-alone = No deciding match: { $name } are first, and nobody still playing is level with them.
first-alone = No deciding match: { $name } is first, and nobody still playing is level with them.
