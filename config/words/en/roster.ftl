# What is wrong with a file of players.
too-many-bytes = The roster has { $n } bytes, and at most { $most } are taken at once: check that it is the right file, or split it.
too-many-columns = Line { $line } names { $n } columns, and at most { $most } are read: check that it is the right file.
too-many-players = The roster has more than { $most } players: check that it is the right file, or split it.
more-later = Later lines are checked once these are fixed.
no-players = The roster has a header but no players.
column-twice = Line { $line }: the column "{ $column }" stands there twice.
name-column-missing = Line { $line }: the column "name" is missing; the first line names the columns, as in name,club or First Name,Last Name,Team.
other-columns = { $n ->
    [one] Line { $line }: { $n } column where the header has { $expected }; quote a name that holds a comma.
   *[other] Line { $line }: { $n } columns where the header has { $expected }; quote a name that holds a comma.
}
no-number = Line { $line }: { $column } "{ $word }" is no whole number from 1.
name-empty = Line { $line }: the name is empty.
unread = Can't read the roster as comma-separated text.
