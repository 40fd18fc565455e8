# Sides that are balanced over matches of one game. $first and $second are their names.
phrase = each player gets the side they have played less; if that is equal, two who meet again swap sides, others play the opposite side from when they last differed, otherwise it is drawn
one-game = sides are balanced over matches of one game, but a match here is { $shape }; write "match: one_game", or sides: chosen or drawn
swiss = sides are balanced from one Swiss round to the next, but the pairing here is { $pairing }; delete sides, or write another pairing
# Why two players have their sides, behind the reason for their pairing.
why-less = { $reason }; { $name } { $side }: { $name } has played { $side } less often than { $other }
why-swaps = { $reason }; { $name } { $side }: in their earlier match it was the other way round
why-alternates = { $reason }; { $name } { $side }: when they last differed it was the other way round
why-drawn = { $reason }; sides drawn: the two are equal
why-by-hand = { $reason }; sides set by hand
# The card of a player: light 2, dark 1.
card = Sides played: { $sides }
side-times = { $side } { $n }
