# What is wrong with what a game says of the end of the time.
# $round and $shape are words of the file, such as elimination and first_to_two.
two-procedures = an earlier procedure already covers { $round } rounds of { $shape } matches; leave each round to one of them
no-rounds = games and matches are for a procedure the program carries out; say where in rounds
no-game = no match has this game { $n }; write a number from { $least } to { $most }
no-round = a game has no such round; write a number from 1 to { $most }
no-next = a win leads to game { $n }, which has no row; add one, or remove won
game-missing = a { $shape } match has no row for game { $n }; add one
no-draws = no game can be drawn here; write steps, or allow drawn games in the preliminary rounds
only-to-wins = a game may be left out only in matches to two wins; name them in matches, or write draw
no-leader = nobody leads before game 1; write steps or draw
nothing-counted = nothing is counted in a game that has not begun; write leader or draw
situation = the situation "{ $id }"
no-holder = no step has a field "{ $id }" that exactly one player holds; write the id of one
no-margin-count = no step counts "{ $id }" for both players; write the id of a field that both count
no-margin = the game has no margin; add preliminary.margin, or remove this
reserved = { $id } is a word of the command time; choose another id
no-sides = the game has no sides, so no side "{ $side }"; add sides, or remove this
no-side = the game has no side "{ $side }"; write { $sides }
held = "{ $id }" decides its step alone; held is for a field added to others
held-has-no-number = "{ $id }" is held or not, so it has no side, most or bands; remove them
only-counted = "{ $id }" is rolled; remove side and most
most = the most of "{ $id }" must be a number from 1 to { $most }
above = "{ $id }" says what a larger number means, but has no most; add one
part-of = "{ $id }" can't be compared with "{ $whole }"; write another field's id in part_of, and count both for both players
faces-of-a-roll = "{ $id }" is not rolled; faces are for a step with "better: roll"
faces = the die of "{ $id }" can't decide; write at most { $n } faces, two of them different, none above { $most }
