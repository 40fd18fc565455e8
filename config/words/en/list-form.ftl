# How to write a deck or army list, and what its rules and data say.
how = How to write a list
example = Example list
lines = end a heading with a colon; under it, write one card per line: the number of copies, the name, then its points and words in square brackets, such as { $example }
any-line = 2 Name [3] [word]
deck-headings = a heading for each deck, and its sections below it: { $decks }
headings = headings: { $sections }
words = words in brackets: { $words }
product = if a name is not enough, add the product in brackets after it
no-difference = English or Polish, capital letters and accents don't matter; empty lines and lines that begin with # are ignored
# A blank list to print. $line is a line to write on.
blank = { $event }: blank decklist
blank-name = Name: { $line }
blank-part = { $deck }: { $section }
blank-section = Section
blank-copies = Copies
blank-card = Card
no-blank = { $game } has no list rules, so there is no blank list.
# Rules.
decks = decks: { $decks }; each has all the sections
names = { $player } and { $partner } in each deck say who plays it and with whom
tagged = { $section }: mark each card { $words }, or it can't be checked
not-covered = { $word }: a judge decides about these cards
no-lists = { $game } has no list rules, so there is no example.
no-example = { $game } has no example list (lists.example in its file).
