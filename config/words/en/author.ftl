# A game of one's own: what stands beside it, what is suspicious in it, and how it is tried.
schema = Beside it is { $path }: an editor with the YAML language server completes and checks by it.
# What is probably not meant, with what to write. It follows the place in the file.
sides-unused = no part of the file uses these sides; settle them with sides in preliminary or in finals, or take them out
no-random = players may stay level after these tie-breaks; add random as the last one
default-percentages = { $by } counts with the default percentages; write { $example } below preliminary, with the numbers of your game
rows-end = nobody has a row above { $n } players, and such an event then needs the structure custom; write "{ $from }+" if the row is meant for all of them
no-games = no tie-break compares games, so this counts nothing; take it out, or add game_win_percentage or opponents_game_wins to tie_breaks
# A text without its quotes; $text has them.
comma = a text with a comma in it needs quotes: write { $text }
colon = a text with a colon in it needs quotes: write { $text }
# `komandor games try`: a small event, step by step.
did-draft = Drafted.
did-pair = Paired: { $round }.
did-results = Played: { $round }.
did-standings = These are the standings with their arithmetic.
did-cut = The cut is made.
did-finish = The event is closed.
name = { $game }, tried
folder-stays = Can't delete the trial folder: { $error }
