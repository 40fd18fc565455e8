# Zestaw na papier i strona na telefony, które zapisują się same.
label-paper = Zestaw na papier
label-site = Folder strony
no-folder = Brakuje folderu: wpisz ścieżkę albo off.
folder-too-long = Ścieżka folderu ma najwyżej { $most } bajtów.
folder-unreadable = W ścieżce folderu jest znak, którego nie widać.
paper = Zestaw na papier nie jest zapisany: { $why }
site = Strona nie jest zapisana: { $why }
not-a-folder = { $path } nie jest folderem.
others-files = W { $path } są inne pliki; podaj folder pusty albo taki, którego jeszcze nie ma.
other-event = W { $path } są arkusze innego turnieju, { $event }; podaj inny folder.
busy = do { $path } pisze właśnie inny program.
failed = { $path }: { $why }
damaged-mark = Nie da się odczytać { $file }; przenieś ten plik albo podaj inny folder.
page-of-pairings = Pary: { $round }
page-of-results = Po rundzie: { $round }
stands = { $event } · { $when }
stayed = Arkusze zostały w { $path }: { $why }
