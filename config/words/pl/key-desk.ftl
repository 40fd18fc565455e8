# Pomoc: co robi klawisz przy stoliku sędziowskim.
first-player = Wybierz pierwszego gracza
second-player = Wybierz drugiego gracza
penalty = Daj karę wybranemu graczowi
extend = Daj stolikowi dodatkowy czas
