# Two players of the round in progress change places.
done = { $a } and { $b } have changed places.
have-met = { $a } and { $b } have met before.
has-had-bye = { $name } has already had a bye.
same-player = Both are { $name }: swap needs two players.
play-each-other = They play each other: swapping them changes nothing.
not-in-round = { $name } is not in round { $round }.
has-result = The table of { $name } has its result: undo that report first.
bracket-is-fixed = A bracket is fixed: players cannot be swapped in the finals.
deciding-match = The deciding match is played by the two who are seeded: { $undo } goes back to before that.
