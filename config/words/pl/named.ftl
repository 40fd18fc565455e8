# Turniej, który wiersz poleceń wskazuje nazwą.
meant = Turniej: { $name } ({ $file })
several = Do „{ $word }” pasuje kilka turniejów. Wskaż jeden, podając plik:
    { $events }
event = { $file }: { $name }
more = i jeszcze { $n }
nowhere = Nie ma turnieju „{ $word }”: ani takiego pliku w { $here }, ani turnieju o tej nazwie w { $folder }. Sprawdź nazwę albo załóż turniej poleceniem `komandor new`.
none-runs = W { $folder } nie trwa żaden turniej: podaj plik turnieju.
several-run = Trwa kilka turniejów. Wskaż jeden, podając plik:
    { $events }
