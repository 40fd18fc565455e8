# The round is changed by hand.
title = Change the pairings
mark-one = Mark a player, a bye or a table number, then swap it with another.
mark-player = Marked: { $name }. Go to another player.
mark-table = Marked: table { $table }. Go to another table number.
breaks-nothing = No rules broken.
