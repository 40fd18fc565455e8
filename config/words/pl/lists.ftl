# Listy, które wpisany tekst filtruje na miejscu.

place = Lista filtrowana
shown = widać { $n } z { $all }
elsewhere = { $key } pokazuje: { $who }
key-all = wszystko
no-other-list = Nie ma tu drugiej listy.
team = { $one } & { $other }
choices = Możliwe: { $options }. Zmiana: { $before } i { $after }.
file = Plik
import-event = Albo gracze ze starszego turnieju: jego plik, nazwa lub część nazwy.
no-such-path = Żaden folder, plik z listą ani turniej nie zaczyna się od { $path }: pliki kończą się na .csv, .tsv, .txt lub .yaml.
elsewhere-by = Gdzie indziej: { $place } · { $key }
elsewhere-in = Gdzie indziej: { $place }
