# What is wrong with the size of a bracket.
none = there is no bracket of { $kind } for { $size } players; write a number from { $from } to { $to }
bye = Seed 1 has a bye in the first round.
byes = { $n ->
    [2] Seeds 1 and 2 have byes in the first round.
   *[other] Seeds 1 to { $n } have byes in the first round.
}
