# What is wrong with a file of players.
too-many-bytes = The roster has { $n } bytes; the limit is { $most }: check that it is the right file, or split it.
too-many-columns = Line { $line } has { $n } columns; the limit is { $most }: check that it is the right file.
too-many-players = The roster has more than { $most } players: check that it is the right file, or split it.
more-later = Later lines are checked once these are fixed.
no-players = The roster has a header but no players.
column-twice = Line { $line }: the column "{ $column }" is there twice.
name-column-missing = Line { $line }: no column "name"; the first line names the columns, as in name,club or First Name,Last Name,Team.
other-columns =
    { $n ->
        [one] Line { $line }: { $n } column, but the header has { $expected }; put quotes around a name with a comma.
       *[other] Line { $line }: { $n } columns, but the header has { $expected }; put quotes around a name with a comma.
    }
no-number = Line { $line }: { $column } "{ $word }" is not a whole number from 1 up.
name-empty = Line { $line }: the name is empty.
# How a file of players was read, whichever service or spreadsheet wrote it.
title = In this file
summary =
    { $n ->
        [one] { $n } player; { $encoding }, { $sign }.
       *[other] { $n } players; { $encoding }, { $sign }.
    }
# The signs between the values.
commas = separated by commas
semicolons = separated by semicolons
tabs = separated by tabs
bars = separated by vertical bars
columns = Columns
gives =
    { $n ->
        [one] { $what }, in { $n } line
       *[other] { $what }, in { $n } lines
    }
as = { $column } as { $what }
read = Columns read: { $columns }.
left-out = Columns skipped: { $columns }.
# What a column gives.
name = name
first-name = first name
last-name = last name
nickname = nickname instead of a name
club = club
partner = partner
start = start number
family = family
member = member number
travel = travels with
house = house player
paid = entry fee paid
here = is here
standing = registration status
left = dropped or waiting
surname-first = last name and first name
players = Players: { $names }.
look-at = To check
# Doubts.
guessed = The file doesn't say its encoding: read as { $encoding }. Check names with accents.
off = Line { $line }: { $name } skipped, because { $column } says "{ $word }".
house-answer = house= is yes or no, not "{ $word }".
no-answer = Line { $line }: "{ $word }" in { $column } is neither yes nor no; read as no.
no-use = { $column } skipped: { $why }.
unused =
    { $what ->
        [fee] the event has no entry fee
       *[check-in] the event has no check-in
    }
name-elsewhere = Line { $line }: name taken from another column: { $name }.
surname-first-read = { $column } has the last name first; it is registered last, as in { $name }.
sum = Line { $line } skipped: it is a total, not a player.
left-out-again = { $sentence } Skipped.
again = Line { $line } is { $name } again, already on line { $other }.
status = { $column } says "{ $word }": { $names }.
status-unknown = { $column } says "{ $word }": { $names }. It isn't clear if they are playing: write "confirmed" or "cancelled" there, or delete their lines.
to-decide = To decide
decide = Are they playing? { $with }: yes, { $without }: no.
hint-sure = without them
nobody-unsure = No open questions: everyone on the roster gets registered.
one-part = Only one column has names: { $column } is used as the whole name.
tables = { $column } gives all { $n } players a fixed table. If those are tables of one round, delete the column.
alike = Lines { $line } and { $other } may be the same person: { $name }, { $twin }.
# Why nothing can be read.
spreadsheet = This is a spreadsheet, not a text file: save it as CSV first.
no-text = Can't read the roster as text: save it as CSV in UTF-8.
quote-open = Line { $line }: a quotation mark is not closed: close it or delete it.
no-letter = Line { $line }: byte { $byte } is not a letter in UTF-8 or Windows-1250; save the roster as UTF-8.
twice = { $name } is already on line { $other }: give each of these lines a club, a member number or a start number; or change a name, or delete a line.
twice-in-teams = { $name } is already on line { $other }: add something to tell them apart.
# $known lists what people of one name are called: "line 2 Jan Kos (Bard)".
namesakes = Several people are called { $name }; they are registered as: { $known }.
known-as = line { $line } { $name }
# Keys.
place = Roster preview
