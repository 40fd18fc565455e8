# The clock of a round.
paused = paused { $time }
starts = { $minutes } · { $key } starts the clock
goes-on = paused · { $key } lets it go on
until = until { $time }
