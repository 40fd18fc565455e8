paused = wstrzymany { $time }
starts = { $minutes } · { $key } uruchamia zegar
goes-on = wstrzymany · { $key } wznawia
until = do { $time }
