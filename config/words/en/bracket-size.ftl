# What is wrong with the size of a bracket.
none = there is no bracket of { $kind } for { $size } players; write a number from { $from } to { $to }
bye = Seed 1 has a bye in the first round.
byes = Seeds 1 to { $n } have byes in the first round.
