# Questions, the inbox and the sheets in the dialogue in lines. $inbox, $add and the like are words to type.
ask-clock = What should the clock do: { $steps }?
ask-finish = Close the event with champion { $champion }? y or n
ask-finish-without-champion = Close the event without a champion? y or n
ask-cut = Cut to top { $n }, first seed { $name }? y or n
ask-deciding-match = Seed the deciding match, { $a } against { $b }? y or n
ask-without-match = Make { $champion } the champion without a deciding match? y or n
ask-disqualify = Disqualify { $name }? y or n
ask-redraw = Re-pair round { $n }? y or n
# A registration with a comma.
ask-club = Name { $name }, club { $club }? y or n
name-with-comma = If the comma is part of the name, type { $add }.
# The inbox: results that players entered and that differ from the table's.
inbox-waits = { $n ->
    [one] { $n } player report pending: type { $inbox }.
   *[other] { $n } player reports pending: type { $inbox }.
}
inbox-answer = Type { $accept } or { $dismiss }, and a number.
# Sheets.
no-round-number = "{ $word }" is not a round number.
no-file = Add a file name, as in to round.html.
print-or-file = Print the sheet or write it to a file: type one of them.
held-left-out = The next round is held and not on the sheet. To include it: { $held }.
help-show-out = After the sheet, { $print }: print it; { $to } and a name: write it to a file, as in to round.html; { $replace }: overwrite a file.
# A station in the inbox; $name is the name it was given.
station = station { $name }
unnamed-station = station
