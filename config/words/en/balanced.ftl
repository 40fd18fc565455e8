# Sides that are balanced over matches of one game. $first and $second are their names.
phrase = each player plays the side they have played less; if the two are equal in that, two who meet again swap sides, others play the other side than when they last differed, and else it is drawn
one-game = sides are balanced over matches of one game, a match here is { $shape }; write "match: one_game", or sides that are chosen or drawn
swiss = sides are balanced from one Swiss round to the next, the pairing here is { $pairing }; take sides out, or write another pairing
# Why two players have their sides, behind the reason for their pairing.
why-less = { $reason }; { $name } { $side }, because { $name } has played { $side } less than { $other } has
why-swaps = { $reason }; { $name } { $side }, because the two have met before the other way round
why-alternates = { $reason }; { $name } { $side }, because the two last differed the other way round
why-drawn = { $reason }; sides drawn, because the two are equal
why-by-hand = { $reason }; sides settled by hand
# The card of a player: light 2, dark 1.
card = Sides played: { $sides }
side-times = { $side } { $n }
