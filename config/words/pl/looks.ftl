# Motywy i klawisze użytkownika oraz błędy w ich plikach.
no-theme = Nie ma motywu „{ $name }”: może to być { $known } albo własny plik w { $folder }.
no-theme-here = Nie ma motywu „{ $name }”: może to być { $known }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
chosen-by = { $by }: { $problem }
theme-broken = Motywu „{ $name }” nie da się użyć. { $problem }
theme-empty = plik jest pusty; motyw ma „dark:”, „light:” albo oba
theme-key = „{ $key }” nie jest kluczem motywu; motyw ma „dark:”, „light:” albo oba
theme-group = „{ $key }” nie zawiera kolorów; wpisz klucze pod spodem, z wcięciem
part-unknown = „{ $key }” nie jest kluczem motywu; klucze to { $known }
part-missing = w „{ $group }” brakuje „{ $key }”; dodaj „{ $key }:” i kolor
depth-unknown = „{ $key }” nie jest liczbą kolorów; klucze to full, cube i sixteen
colour-unknown = „{ $found }” nie jest kolorem; wpisz „#rrggbb” w cudzysłowie, liczbę od 0 do 255 albo nazwę, na przykład cyan, light-red lub default
background = „{ $found }” nie jest tłem; wpisz je jako „#rrggbb” w cudzysłowie, bo na nim liczy się kontrast
faint = kontrast „{ $part }” ({ $depth }) to { $ratio } : 1; łatwo czyta się od { $least } : 1
# The list of themes, and a sample of one.
name = Nazwa
made-for = Tło
from = Skąd
both = ciemne i jasne
dark = ciemne
light = jasne
on-dark = Na ciemnym tle, { $back }:
on-light = Na jasnym tle, { $back }:
part = Część
full = Pełny kolor
cube = 256
sixteen = 16
contrast = Kontrast
sample-quiet = nagłówki kolumn, wpisane wyniki
sample-rule = linie między częściami ekranu
sample-accent = klawisze i tytuł używanej części
sample-done = zapisano
sample-warning = coś, o czym warto wiedzieć, pięć minut do końca
sample-refused = odmowa, czas po końcu
sample-champion = zwycięzca
sample-behind = wszystko za oknem dialogowym
sample-cursor = tło wybranego wiersza
theme-sound = { $path }: motywu można użyć.{ $n ->
    [0] { "" }
    [one] {" "}Jedno ostrzeżenie.
    [few] {" "}{ $n } ostrzeżenia.
   *[many] {" "}{ $n } ostrzeżeń.
}
file-faulty = { $n ->
    [one] Znaleziono jeden błąd.
    [few] Znaleziono { $n } błędy.
   *[many] Znaleziono { $n } błędów.
}
file-unreadable = { $path }: nie da się odczytać: { $why }.
ascii-word = KOMANDOR_ASCII to „{ $word }”: może być 1 albo 0.
no-file = { $path }: nie ma takiego pliku.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = tu powinny być grupy; wpisz „event:”, a pod spodem, z wcięciem, „pair: P”
context-unknown = „{ $name }” nie jest miejscem
act-unknown = „{ $act }” nie jest czynnością w „{ $place }”
act-elsewhere = „{ $act }” nie jest czynnością w „{ $place }”; należy do „{ $there }”
nearest = { $found }; czy chodzi o „{ $near }”?
digits-stay = „{ $act }” zachowuje klawisze, bo to cyfry liczby
no-key = „{ $act }” potrzebuje klawisza; wpisz go albo usuń wiersz
key-unknown = „{ $key }” nie jest klawiszem; wpisz na przykład { $some }, a znak YAML w cudzysłowie
key-is-text = { $key } to w „{ $place }” wpisywany tekst; wybierz klawisz z Ctrl albo klawisz z nazwą
key-taken = { $key } to w „{ $place }” „{ $one }”, więc „{ $other }” byłoby nieosiągalne; daj jednemu inny klawisz
keys-sound = { $path }: klawiszy można użyć.
# $check is a command.
keys-broken = Własne klawisze nie działają: { $problem }. `{ $check }` pokazuje wszystko.
# The window is smaller than any screen.
window-small = Powiększ okno do { $columns }×{ $lines }.
# The man page.
man-ascii = 1 rysuje tylko znakami ASCII, 0 wszystkimi, jeśli nie podano --ascii.
man-themes = Własne kolory, każdy plik to motyw; sprawdza je `komandor themes check`.
man-keys = Własne klawisze; `komandor keys` pokazuje wszystkie jako taki plik.
