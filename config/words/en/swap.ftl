# Two players of the round in progress change places.
done = Swapped { $a } and { $b }.
have-met = { $a } and { $b } have already played each other.
has-had-bye = { $name } has already had a bye.
same-player = Both are { $name }: name two players.
play-each-other = They already play each other: swapping them changes nothing.
not-in-round = { $name } is not in round { $round }.
has-result = { $name } has a result at their table: undo that report first.
bracket-is-fixed = The bracket is fixed: no swaps in the finals.
deciding-match = The deciding match is for the two seeded players. Undo the seeding first: { $undo }.
