# How a file of players was read, whichever service or spreadsheet wrote it.
title = What the file gives
summary = { $n ->
    [one] { $n } player; { $encoding }, { $sign }.
   *[other] { $n } players; { $encoding }, { $sign }.
}
# The signs between the values.
commas = values between commas
semicolons = values between semicolons
tabs = values between tabs
bars = separated by vertical bars
columns = Columns
column = { $column }: { $gives }
gives = { $n ->
    [one] { $what }, in { $n } line
   *[other] { $what }, in { $n } lines
}
as = { $column } as { $what }
read = Columns read: { $columns }.
left-out = Columns left out: { $columns }.
# What a column gives.
name = name
first-name = first name
last-name = last name
nickname = nickname instead of a name
club = club
partner = partner
start = start number
table = fixed table
family = family
member = member number
travel = travels with
house = house player
paid = entry fee paid
here = is here
standing = whether the registration stands
left = who has left or is waiting
surname-first = last name and first name
players = Players: { $names }.
first-players = Players: { $names } and { $n } more.
look-at = To look at
# Doubts.
guessed = Nothing in the file tells its letters: it was read as { $encoding }. Check names with marks on their letters.
off = Line { $line }: { $name } is left out, because { $column } says "{ $word }".
no-answer = Line { $line }: "{ $word }" in { $column } is neither yes nor no, and counts as no.
no-use = { $column } is left out: { $why }.
no-fee = the event has no entry fee
no-check-in = the event has no check-in
name-elsewhere = Line { $line }: the name is taken from another column: { $name }.
surname-first-read = In { $column } the last name comes first: it is registered last, as in { $name }.
sum = Line { $line } is left out: it is a sum, and no player.
left-out-again = { $said } It is left out.
again = Line { $line } is { $name } again, who is on line { $other } already.
status = { $column } says "{ $word }": { $names }.
status-unknown = { $column } says "{ $word }": { $names }. Nobody here knows whether they are in the event: write "confirmed" or "cancelled" there, or take their lines out.
to-decide = To decide
decide = Are they in the event? { $with }: yes, { $without }: no.
hint-sure = without them
nobody-unsure = The roster leaves no question: everybody on it is registered.
one-part = There is only one column of names: { $column } is taken for the whole name.
tables = { $column } gives all { $n } players a fixed table. Leave the column out if those are tables of one round.
alike = Lines { $line } and { $other } may name one person: { $name }, { $twin }.
# Why nothing can be read.
spreadsheet = This is a spreadsheet, not a text file: save it as CSV first.
no-text = The roster is no text that can be read; save it as CSV in UTF-8.
zero-byte = Line { $line } has a byte 0, which no text has: save the roster as CSV in UTF-8.
quote-open = Line { $line }: a quotation mark opens a value here, and none closes it: close it, or take it out.
no-letter = Line { $line }: the byte { $byte } is no letter in UTF-8 or in Windows-1250; save the roster as UTF-8.
twice = { $name } is on line { $other } already: a club, a member number or a start number on each of these lines tells them apart; or change a name, or take one of the lines out.
twice-in-teams = { $name } is on line { $other } already: add what tells them apart.
# $known lists what people of one name are called: "line 2 Jan Kos (Bard)".
namesakes = Several people are called { $name }, and are registered as: { $known }.
known-as = line { $line } { $name }
# Keys.
key-read = read
place = The preview of a roster
