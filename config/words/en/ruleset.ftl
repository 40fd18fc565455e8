# What is wrong in the file of a game, and what to write instead. Keys and values of the file
# stay as they are. $what in "twice" is one of the parts below, such as "the tier relaxed".
at = { $path }:{ $line }:{ $column }: { $found }
too-large = the file has { $bytes } bytes, the limit is { $most }; check that this is a ruleset, and shorten its rulings
more = { $n } more problems start here; fix the earlier ones first
twice = { $what } is here twice; delete one of the two
id-taken = the id "{ $id }" already belongs to { $other }; give this game another id, or delete one of the files
key-taken = the key { $key } already belongs to { $game }, so this game has { $instead }; write a free key
no-key-left = the key { $key } already belongs to { $game }, so this game has none; write a free key
version = the format version is { $version }, but this program reads version 1; write "ruleset: 1"
bad-id = "{ $id }" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as "my-game"
bad-key = the key "{ $key }" can't be used in the picker; write one lower-case letter from a to z, or a digit
too-long = the { $key } has { $letters } letters, the limit is { $most }; shorten it; remarks may be long
team-size = teams of { $n } can't be paired; write 1 for single players or 2 for teams of two
text-empty = the text is empty; write one, or delete the key if it is optional
text-lines = the text has a line break, but must be one line; write ">-" instead of ">" or "|", without empty lines
text-hostile = the text has { $what }, { $code }, in it; delete it
text-marks = the text has more than { $most } marks on one letter; delete some of them
text-long = the text has more than { $most } letters; shorten it, or split it in two
no-tier = the game has no tier, but an event needs one; add at least one, with tier, name, structure and leaders_play
tier = the tier { $tier }
tier-structure = the tier uses the structure { $name }, which the game doesn't have; add structures.{ $name }, or write custom
tier-delay = products are not legal for { $n } days; write at most { $most }
