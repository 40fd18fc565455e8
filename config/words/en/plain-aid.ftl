# Questions, the inbox and the sheets in the dialogue in lines. $inbox, $add and the like are words to type.
ask-clock = What shall the clock do: { $steps }?
ask-finish = Close the event with champion { $champion }? y or n
ask-finish-without-champion = Close the event without a champion? y or n
ask-cut = Make the cut to { $n } with { $name } as first seed? y or n
ask-deciding-match = Seed the deciding match of { $a } and { $b }? y or n
ask-without-match = Make { $champion } the champion without a deciding match? y or n
ask-disqualify = Disqualify { $name }? y or n
ask-redraw = Draw round { $n } again? y or n
# A registration with a comma.
ask-club = Name { $name }, club { $club }? y or n
name-with-comma = If the comma belongs to the name, type { $add }.
# The inbox: results that players entered and that differ from the table's.
inbox-waits = { $n ->
    [one] { $n } result of players waits: type { $inbox }.
   *[other] { $n } results of players wait: type { $inbox }.
}
inbox-answer = Type { $accept } or { $dismiss }, and the number.
# Sheets.
no-round-number = "{ $word }" is no number of a round.
no-file = The name of the file is missing, as in to round.html.
print-or-file = A sheet is printed or written into a file: type one of them.
held-left-out = The next round is held and left out: { $held } puts it on the sheet.
help-show-out = Behind the sheet, { $print } prints it, and { $to } and a name writes it, as in to round.html; { $replace } replaces a file.
# A station in the inbox; $name is the name it was given.
station = station { $name }
unnamed-station = station
