# Turniej na niby.
no-such-number = Nie można symulować tylu graczy ({ $n }): wybierz od { $fewest } do { $most }.
