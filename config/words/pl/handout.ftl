# Zestaw do druku i strona na telefony, zapisywane automatycznie.
label-paper = Zestaw do druku
label-site = Folder strony
no-folder = Brak folderu: wpisz ścieżkę albo off.
folder-too-long = Ścieżka folderu jest za długa: najwyżej { $most } bajtów.
folder-unreadable = W ścieżce folderu jest niewidoczny znak.
paper = Nie zapisano zestawu do druku: { $why }
site = Nie zapisano strony: { $why }
not-a-folder = { $path } nie jest folderem.
others-files = W { $path } są inne pliki; podaj pusty albo nowy folder.
other-event = W { $path } są arkusze innego turnieju, { $event }; podaj inny folder.
busy = do { $path } pisze właśnie inny program.
failed = { $path }: { $why }
damaged-mark = Nie da się odczytać { $file }; przenieś ten plik albo podaj inny folder.
page-of-pairings = Pary: { $round }
page-of-results = Po rundzie: { $round }
stands = { $event } · { $when }
stayed = Arkusze są nadal w { $path }: { $why }
