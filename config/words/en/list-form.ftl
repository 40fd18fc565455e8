# How a deck or army list is written, and what its rules and data say.
how = How a list is written
example = Example list
lines = a heading ends in a colon; under it each card has a line: the number of copies, the name, then its points and words in square brackets, such as { $example }
any-line = 2 Name [3] [word]
deck-headings = a heading for each deck, and below it its sections: { $decks }
headings = headings: { $sections }
words = words in brackets: { $words }
product = where a name is not enough, the product stands in brackets behind it
no-difference = English or Polish, small or capital letters and accents make no difference; empty lines and lines that begin with # do not count
# A blank list to print. $line is a line to write on.
blank = { $event }: blank list
blank-name = Name: { $line }
blank-part = { $deck }: { $section }
blank-section = Section
blank-copies = Copies
blank-card = Card
no-blank = { $game } has no rules for lists, so there is no blank list.
# Rules.
decks = decks: { $decks }; each has all the sections
names = { $player } and { $partner } of each deck say who plays it and with whom
tagged = { $section }: mark each card { $words }, or it can't be checked
not-covered = { $word }: a judge decides about these cards
no-lists = { $game } has no rules for lists, so there is no example.
no-example = { $game } has no example list (lists.example in its file).
