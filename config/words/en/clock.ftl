# The clock of a round.
paused = paused { $time }
starts = { $minutes } · { $key }: start the timer
goes-on = paused · { $key }: resume
until = until { $time }
