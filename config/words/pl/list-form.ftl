# Jak napisać listę talii albo armii i co mówią jej zasady i dane.
how = Jak napisać listę
example = Przykładowa lista
lines = nagłówek kończ dwukropkiem; pod nim jedna karta w wierszu: liczba kopii, nazwa, potem w nawiasach kwadratowych punkty i słowa, na przykład { $example }
any-line = 2 Nazwa [3] [słowo]
deck-headings = każda talia ma nagłówek, a pod nim nagłówki swoich części: { $decks }
headings = nagłówki: { $sections }
words = słowa w nawiasach: { $words }
product = jeśli nazwa nie wystarcza, dopisz po niej w nawiasie produkt
no-difference = po polsku albo po angielsku, wielkimi albo małymi literami, z ogonkami albo bez; puste wiersze i wiersze zaczynające się od # są pomijane
# Zasady.
blank = { $event }: pusta lista kart
blank-name = Imię i nazwisko: { $line }
blank-part = { $deck }: { $section }
blank-section = Część
blank-copies = Sztuk
blank-card = Karta
no-blank = { $game } nie ma zasad list, więc nie ma też pustej listy.
decks = talie: { $decks }; każda ma wszystkie części
names = { $player } i { $partner } w każdej talii mówią, kto nią gra i z kim
tagged = { $section }: każda karta ma jedno ze słów: { $words }; inaczej nie da się jej sprawdzić
not-covered = { $word }: o takich kartach decyduje sędzia
no-lists = { $game } nie ma zasad list, więc nie ma też przykładu.
no-example = { $game } nie ma przykładowej listy (lists.example w pliku gry).
