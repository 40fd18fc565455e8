# A game of one's own: what stands beside it, what is suspicious in it, and how it is tried.
schema = { $path } is next to it: editors with the YAML language server use it to complete and check.
# What is probably not meant, with what to write. It follows the place in the file.
sides-unused = no part of the file uses these sides; set sides in preliminary or finals, or delete them
no-random = players may still be tied after these tie-breaks; add random as the last one
default-percentages = { $by } uses the default percentages; write { $example } under preliminary, with your game's numbers
rows-end = no row covers more than { $n } players, so such an event needs the structure custom; for all of them write "{ $from }+"
no-games = no tie-break compares games, so this has no effect; delete it, or add game_win_percentage or opponents_game_wins to tie_breaks
# A text without its quotes; $text has them.
comma = text with a comma needs quotes: write { $text }
colon = text with a colon needs quotes: write { $text }
# `komandor games try`: a small event, step by step.
did-draft = Drafted.
did-pair = Paired: { $round }.
did-results = Played: { $round }.
did-standings = Here are the standings and how they were worked out.
did-cut = Made the cut.
did-finish = Closed the event.
name = { $game } (trial)
folder-stays = Can't delete the trial folder: { $error }
