# Pomoc: co robi klawisz przy stoliku sędziowskim.
first-player = klawisze dotyczą gracza wymienionego jako pierwszy
second-player = klawisze dotyczą gracza wymienionego jako drugi
player-up = gracz wyżej
player-down = gracz niżej
penalty = daje karę wybranemu graczowi
extend = daje stolikowi dodatkowy czas
