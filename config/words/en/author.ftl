# A game of one's own: what stands beside it, what is suspicious in it, and how it is tried.
schema = Beside it is { $path }: an editor with the YAML language server completes and checks by it.
# What is probably not meant, with what to write. It follows the place in the file.
sides-unused = no part of the file uses these sides; settle them with sides in preliminary or in finals, or take them out
no-random = players may stay level after these tie-breaks; add random as the last one
default-percentages = { $by } counts with the default percentages; write { $example } below preliminary, with the numbers of your game
# A text without its quotes; $text has them.
comma = a text with a comma in it needs quotes: write { $text }
colon = a text with a colon in it needs quotes: write { $text }
