# What is wrong with what a game says of the end of the time.
# $round and $shape are words of the file, such as elimination and first_to_two.
two-procedures = an earlier procedure holds in { $round } rounds of { $shape } matches too; leave each round to one of them
no-rounds = games and matches are for a procedure that is carried out; say in rounds where it holds
no-game = no match has this game { $n }; write a number from { $least } to { $most }
no-round = a game has no such round; write a number from 1 to { $most }
no-next = a win leads to game { $n }, of which nothing is said; add a row for it, or take won out
game-missing = nothing is said of game { $n } of a { $shape } match; add a row for it
no-draws = no game can be drawn here; write steps, or let preliminary games be drawn
only-to-wins = only in matches to two wins a game may be left out; name them in matches, or write draw
no-leader = before game 1 nobody leads; write steps or draw
nothing-counted = in a game that has not begun nothing is counted; write leader or draw
situation = the situation "{ $id }"
no-holder = no step has a field "{ $id }" that exactly one player holds; write the id of one
no-margin-count = no step counts "{ $id }" for both players; write the id of a field that both count
no-margin = the game has no margin; add preliminary.margin, or take this out
reserved = { $id } is a word of the verb time; choose another id
no-sides = the game has no sides, "{ $side }" among them; add sides, or take this out
no-side = the game has no side "{ $side }"; write { $sides }
held = "{ $id }" decides its step alone; held is for a field added to others
held-has-no-number = "{ $id }" is had or not had, so it has no side, no most and no bands; take them out
only-counted = "{ $id }" is rolled; remove side and most
most = the most of "{ $id }" must be a number from 1 to { $most }
above = "{ $id }" says what a larger number means, but has no most; add most
part-of = "{ $id }" cannot be compared with "{ $whole }"; in part_of write the id of another field, and both players count both
faces-of-a-roll = "{ $id }" is not rolled; faces are for a step with "better: roll"
faces = the die of "{ $id }" cannot decide; write at most { $n } faces, two of them different, none above { $most }
