# What is wrong with the size of a bracket.
none = there is no bracket of { $kind } for { $size } players; write a number from { $from } to { $to }
