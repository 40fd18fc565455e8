# Turniej na niby.
no-such-number = Turnieju na niby nie da się rozegrać z tyloma graczami ({ $n }): może ich być od { $fewest } do { $most }.
