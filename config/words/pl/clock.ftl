paused = wstrzymany { $time }
starts = { $minutes } · { $key }: uruchom zegar
goes-on = wstrzymany · { $key }: wznów
until = do { $time }
