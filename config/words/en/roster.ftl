# What is wrong with a file of players.
too-many-bytes = The roster has { $n } bytes; the limit is { $most }: check that it is the right file, or split it.
too-many-columns = Line { $line } has { $n } columns; the limit is { $most }: check that it is the right file.
too-many-players = The roster has more than { $most } players: check that it is the right file, or split it.
more-later = Later lines are checked once these are fixed.
no-players = The roster has a header but no players.
column-twice = Line { $line }: the column "{ $column }" is there twice.
name-column-missing = Line { $line }: no column "name"; the first line names the columns, as in name,club or First Name,Last Name,Team.
other-columns = { $n ->
    [one] Line { $line }: { $n } column, but the header has { $expected }; put quotes around a name with a comma.
   *[other] Line { $line }: { $n } columns, but the header has { $expected }; put quotes around a name with a comma.
}
no-number = Line { $line }: { $column } "{ $word }" is not a whole number from 1 up.
name-empty = Line { $line }: the name is empty.
unread = Can't read the roster as comma-separated text.
