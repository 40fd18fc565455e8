both = { $one } { $first }, { $other } { $second }
with-third = { $sides }; gra 3 jak gra { $game }
chooses = stronę wybiera { $name }
