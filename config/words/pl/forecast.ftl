# Turniej na niby.
no-such-number = Symulacja nie obejmuje tylu graczy ({ $n }): może ich być od { $fewest } do { $most }.
