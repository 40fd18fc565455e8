# The cut, the deciding match, and the places in the finals.
cut = cut
made = Cut to top { $n }; first seed: { $name }.
made-unannounced = Cut to top { $n }, though no cut was set.
# $cut is the announced cut: "cut to 8".
other-than-announced = Cut to top { $n }, though the event settings say { $cut }.
match-seeded = { $a } and { $b } play the deciding match.
won-without-match = { $champion } without a deciding match: nobody else tied is left.
# Why there is no cut now.
no-finals = This game has no finals: first in the standings wins.
begins-with-elimination = This event starts with elimination: there is no cut.
made-already = The cut has already been made. To undo it: { $undo }.
match-seeded-already = The deciding match is already seeded. To undo it: { $undo }.
rounds-to-come = { $played } of { $rounds } rounds played. Next round: { $pair }. To end here: { $end }.
none-announced = No cut set. To cut anyway: { $cut }.
too-few = That leaves { $n } for the finals, which need two. For the top N: { $cut }. Without a cut: { $none }.
match-of-two = Only the best two of those tied play a deciding match. To seed it: { $cut } alone.
level-with-nobody = There is no place 0: write { $cut } or the like.
no-such-kind = This game's rules don't have that kind of cut. For the top N: { $cut }.
# Somebody gives up a place.
gives-up = { $name } declined the place.
given-up-already = { $name } already declined the place.
offered = { $name } moves up, as seed { $seed }.
pair-anew = No game has started. To re-pair the bracket by the new seeds: { $pair }.
nobody-takes-place = Nobody is left to move up: the top seeds get byes.
nobody-else-level = Nobody else is tied: { $champion }.
nobody-level = Nobody tied is left: no champion.
no-place-before-cut = There is no place to decline before the cut.
no-place-before-match = There is no place to decline before the deciding match is seeded. To seed it: { $cut }.
no-place-in-finals = { $name } has no place in the finals to decline.
no-place-in-match = { $name } has no place in the deciding match.
finals-begun = Too late to decline the place. To give the opponent a bye: { $drop }.
match-paired = Too late to decline the place. To give it to the opponent: { $drop }.
