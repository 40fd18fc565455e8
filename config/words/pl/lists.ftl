# Listy, które wpisany tekst zawęża na miejscu.

place = Lista zawężona nazwiskiem
left = zostało { $n } z { $all }
elsewhere = nie na tej liście; { $key } przechodzi dalej: { $who }
key-go = zostaje przy wybranym wierszu i robi to, co tam robi ten klawisz
key-pane = zawęża drugą listę
key-all = wszystko
key-all-long = pokazuje znów każdy wiersz, a kursor stoi tam, gdzie stał
no-other-list = Na tym ekranie nie ma drugiej listy.
