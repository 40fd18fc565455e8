# Motywy i klawisze użytkownika oraz błędy w ich plikach.
no-theme = Nie ma motywu „{ $name }”: wybierz { $known } albo własny plik w { $folder }.
no-theme-here = Nie ma motywu „{ $name }”: wybierz { $known }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
chosen-by = { $by }: { $problem }
theme-broken = Motywu „{ $name }” nie da się użyć. { $problem }
theme-shape = motyw to lista nazw z kolorami; wpisz wiersz taki jak accent: cyan
not-built-in = nie ma wbudowanego motywu „{ $name }”; wybierz jeden z: { $known }
part-unknown = nic w motywie nie nazywa się „{ $name }”; nazwy to { $known }
colour-unknown = „{ $found }” to nie kolor; wpisz „#rrggbb” w cudzysłowie, liczbę od 0 do 255 albo nazwę, na przykład cyan, light-red lub default
file-unreadable = Nie można odczytać { $path }: { $why }.
ascii-word = KOMANDOR_ASCII to „{ $word }”: może być 1 albo 0.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = tu powinny być grupy; wpisz „event:”, a pod spodem, z wcięciem, „pair: F5”
act-unknown = w „{ $place }” nie ma „{ $act }” albo nie można zmienić jej klawiszy; `komandor keys` pokazuje wszystkie, które można
no-key = „{ $act }” potrzebuje klawisza; wpisz go albo usuń wiersz
key-unknown = „{ $key }” to nie klawisz; wpisz na przykład { $some }, a znak YAML w cudzysłowie
key-taken = { $key } to w „{ $place }” i „{ $one }”, i „{ $other }”; daj jednej z nich inny klawisz
keys-broken = Własne klawisze są pominięte: { $problem }.
# The window is smaller than any screen.
window-small = Powiększ okno do { $columns }×{ $lines }.
# The man page.
man-ascii = 1: tylko znaki ASCII, 0: wszystkie, jeśli nie podano --ascii.
man-themes = Własne motywy, po jednym w pliku; `komandor themes show dark` wypisuje jeden na początek.
man-keys = Własne klawisze; `komandor keys` wypisuje plik na początek.
