# What is wrong in the file of a game, and what to write instead. Keys and values of the file
# stay as they are. $what in "twice" is one of the parts below, such as "the tier relaxed".
at = { $path }:{ $line }:{ $column }: { $found }
too-large = the file has { $bytes } bytes, at most { $most } are read; check that this is a ruleset, and shorten its rulings
more = { $n } more problems begin here; mend those before
twice = { $what } stands here twice; delete one of the two
id-taken = the id "{ $id }" is already that of { $other }; give this game another id, or delete one of the files
key-taken = the key { $key } is already that of { $game }; this game is on { $instead } instead; write a free key
no-key-left = the key { $key } is already that of { $game }; this game has none; write a free key
version = the format's version is { $version }, this program reads version 1; write "ruleset: 1"
bad-id = "{ $id }" cannot be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
bad-key = the key "{ $key }" cannot be pressed in the picker; write one lower-case letter from a to z, or a digit
too-long = the { $key } has { $letters } letters, the picker has room for { $most }; shorten it; remarks may be long
team-size = { $n } players in a team cannot be paired; write 1 for single players or 2 for teams of two
text-empty = the text is empty; write one, or leave the key out if it may be absent
text-lines = the text has a line break, a text is one line; write ">-" instead of ">" or "|", and no empty line in it
text-hostile = the text has { $what }, { $code }, in it; take it out
text-marks = the text has more than { $most } marks on one letter; take some of them out
text-long = the text has more than { $most } letters; shorten it, or make two of it
no-tier = the game has no tier, an event needs one; add at least one, with tier, name, structure and leaders_play
tier = the tier { $tier }
tier-structure = the tier starts from the structure { $name }, which the game does not have; add structures.{ $name }, or write custom
tier-delay = a product is legal only after { $n } days; write at most { $most }
