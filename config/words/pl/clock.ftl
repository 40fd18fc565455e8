paused = pauza { $time }
starts = { $minutes } · { $key } puszcza zegar
goes-on = pauza · { $key } puszcza dalej
until = do { $time }
