# Why letters are no result, or a margin is none; each is a clause.
no-winner = game { $n } has no winner: nobody conceded it
no-such-game = there is no game { $n } that was conceded
match-is-over = no game is left to play: the match is over
empty = no result: write one letter per game, W or L
too-many = { $n } letters for a match of { $shape }: write at most { $most }
second-missing = game 2 is missing: write a letter for each game, such as { $example }
second-missing-or-time = game 2 is missing: write a letter for each game, such as { $example }, or { $timed } if time ran out
no-draws = no draw is possible here: write W or L, or X if both lost
no-result = "{ $letter }" is no result: write one letter per game, W won, L lost, X lost by both
no-result-nor-draw = "{ $letter }" is no result: write one letter per game, W won, L lost, X lost by both, D drawn
over-after = the match was over after game { $n }: leave the rest out
third-decides = one game each, so the third decides: write the games won, such as { $example }
margin-before-finals = a margin counts only before the finals; leave margin= out
no-margins = this game has no margins; leave margin= out
margin-of-forfeit = a match given up is won by { $margin }; leave margin= out
margin-too-large = { $margin } is more than a match can be won by; write margin=0 to margin={ $most }
margin-missing = the winner's margin is missing; write it behind the result, margin=0 to margin={ $most }
margin-of-nobody = nobody won, so there is no margin; leave margin= out
# What a game drawn on time is worth.
no-timed-draw = { $game } has no points of its own for a game drawn on time: every draw is worth the same.
timed-draw-worth = A game drawn on time is worth { $special } points by its own rule or { $general } as any draw: setup timed_draw={ $special } or timed_draw={ $general }.
timed-draw-fixed = What a game drawn on time is worth is fixed once the first round is paired: undo goes back to before that.
# A deciding match that is not due.
team-first-alone = No deciding match is due: { $name } are first, with nobody level who is left to play it.
first-alone = No deciding match is due: { $name } is first, with nobody level who is left to play it.
