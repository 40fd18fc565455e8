# What is wrong with a file of players.
too-many-bytes = The roster has { $n } bytes, and at most { $most } are taken at once: check that it is the right file, or split it.
too-many-players = The roster has more than { $most } players: check that it is the right file, or split it.
more-later = What comes after is looked at once these are mended.
no-players = The roster has a header but no players.
unknown-column = Line { $line }: "{ $word }" is no column of a roster; expected name, and any of { $known }.
column-twice = Line { $line }: the column "{ $column }" stands there twice.
name-column-missing = Line { $line }: the column "name" is missing; the first line names the columns, as in name,club.
other-columns = { $n ->
    [one] Line { $line }: { $n } column where the header has { $expected }; quote a name that holds a comma.
   *[other] Line { $line }: { $n } columns where the header has { $expected }; quote a name that holds a comma.
}
no-number = Line { $line }: { $column } "{ $word }" is no whole number from 1.
name-empty = Line { $line }: the name is empty.
not-utf8 = Line { $line }: not UTF-8 text; save the roster as UTF-8.
unread = The roster cannot be read as comma-separated text.
