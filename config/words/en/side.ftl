# Which side of the game a player has. $first and $second are the names of the sides.
recorded = Table { $table }: { $one } plays { $first }, { $other } plays { $second }.
settled-otherwise = By the rules the sides were the other way round.
later-rounds-stay = Sides in later rounds stay.
unrecorded = Table { $table }, { $round }: the side { $name } chose isn't recorded and counts for nobody. To count it: { $undo }, then { $side }.
several-unrecorded = Tables { $tables }, { $round }: the sides chosen aren't recorded and count for nobody. To count them: { $undo }, then { $side }.
of-final-unrecorded = The sides of the final aren't recorded: the players swap.
none-here = This game has no sides to record.
unknown = "{ $side }" is not a side of this game: write { $first } or { $second }.
sits-elsewhere = { $name } isn't at table { $table } in { $round }.
bye-has-none = A bye has no sides.
