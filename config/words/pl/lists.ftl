# Listy, które wpisany tekst zawęża na miejscu.

place = Lista zawężona nazwiskiem
shown = widać { $n } z { $all }
elsewhere = { $key } pokazuje: { $who }
key-all = wszystko
no-other-list = Na tym ekranie nie ma drugiej listy.
team = { $one } & { $other }
choices = Możliwe: { $options }. { $before }/{ $after }: wybierz
file = Plik
import-event = Starszy turniej zgłasza swoich graczy: jego plik, nazwa albo część nazwy.
no-such-path = Żaden folder ani plik z listą lub turniejem nie zaczyna się od { $path }: plik kończy się na .csv, .tsv, .txt lub .yaml.
elsewhere-by = Gdzie indziej: { $place } · { $key }
elsewhere-in = Gdzie indziej: { $place }
