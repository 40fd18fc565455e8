# Which side of the game a player has. $first and $second are the names of the sides.
recorded = Table { $table }: { $one } plays { $first }, { $other } plays { $second }.
settled-otherwise = By the rules the sides were the other way round.
later-rounds-stay = Sides in later rounds stay.
unrecorded = Table { $table } of { $round }: the side that { $name } chose is not recorded and counts for nobody; { $undo }, then { $side }, makes it count.
several-unrecorded = Tables { $tables } of { $round }: the sides chosen are not recorded and count for nobody; { $undo }, then { $side }, makes them count.
of-final-unrecorded = Sides of the final are not recorded: the players swap.
none-here = This game has no sides to record.
unknown = "{ $side }" is no side of this game: write { $first } or { $second }.
sits-elsewhere = { $name } does not sit at table { $table } in { $round }.
bye-has-none = A bye has no sides.
