# The cut, the deciding match, and the places in the finals.
cut = cut
made = The cut is made: { $n } go on, { $name } is first seed.
made-unannounced = { $n } go on where no cut was announced.
# $cut is the announced cut: "cut to 8".
other-than-announced = { $n } go on where a { $cut } was announced.
match-seeded = { $a } and { $b } play the deciding match.
won-without-match = { $champion } without a deciding match: nobody else who is level is left.
# Why there is no cut now.
no-finals = This game has no finals: the best in the standings wins.
begins-with-elimination = This event begins with elimination: there is no cut.
made-already = The cut is made already: { $undo } takes it back.
match-seeded-already = The deciding match is seeded already: { $undo } takes it back.
rounds-to-come = { $played } of { $rounds } rounds are played: { $pair } draws the next, or { $end } ends here.
none-announced = No cut set. To cut anyway: { $cut }.
too-few = That leaves { $n } for the finals, and they need two: { $cut } takes the best N, or { $none } does without.
match-of-two = A deciding match is for the best two of those who are level: { $cut } alone seeds it.
level-with-nobody = There is no place 0: { $cut } is the least.
no-such-kind = This game's rules do not have that kind of cut: { $cut } takes the best N.
# Somebody gives up a place.
gives-up = { $name } gives up the place.
given-up-already = { $name } already gave up the place.
offered = { $name } is offered the place, as seed { $seed }.
pair-anew = No game has begun, so the bracket is paired anew: { $pair } goes by the new seeds.
nobody-takes-place = Nobody is left to move up: the top seeds get byes.
nobody-else-level = Nobody else is level: { $champion }.
nobody-level = Nobody who is tied is left: no champion.
no-place-before-cut = There is no place to give up before the cut.
no-place-before-match = There is no place to give up before the deciding match is seeded: { $cut } does that.
no-place-in-finals = { $name } has no place in the finals to give up.
no-place-in-match = { $name } has no place in the deciding match.
finals-begun = It is too late to give up the place: { $drop } gives the opponent a bye.
match-paired = It is too late to give up the place: { $drop } gives it to the opponent.
