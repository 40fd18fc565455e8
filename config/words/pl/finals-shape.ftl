to-three-wins = { $rounds } do trzech zwycięstw
next-decides = obie strony wygrały tyle samo gier, więc rozstrzyga gra { $n }: podaj literę za każdą grę, na przykład { $example }
with-third-and-fifth = { $sides }; gra 3 jak { $third }, 5 jak { $fifth }
not-in-the-rules = W finałach gry { $game } nie ma meczu „{ $shape }”; wybierz jedno z: { $known }.
