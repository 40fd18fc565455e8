# Jak pisze się spis talii albo armii i co mówią jego zasady i dane.
how = Jak napisać spis
example = Przykładowy spis
lines = nagłówek kończy się dwukropkiem; pod nim każda karta ma swój wiersz: liczba kopii, nazwa, a potem w nawiasach kwadratowych punkty i słowa, na przykład { $example }
any-line = 2 Nazwa [3] [słowo]
deck-headings = każda talia ma nagłówek, a pod nim nagłówki swoich części: { $decks }
headings = nagłówki: { $sections }
words = słowa w nawiasach: { $words }
product = jeśli nazwa nie wystarcza, po niej w nawiasie stoi produkt
no-difference = można pisać po polsku albo po angielsku, wielkimi albo małymi literami i bez ogonków; puste wiersze i wiersze zaczynające się od # się nie liczą
# Zasady.
blank = { $event }: pusty spis
blank-name = Imię i nazwisko: { $line }
blank-part = { $deck }: { $section }
blank-section = Część
blank-copies = Sztuk
blank-card = Karta
no-blank = { $game } nie ma zasad spisów, więc nie ma też pustego spisu.
decks = talie: { $decks }; każda ma wszystkie części
names = { $player } i { $partner } w każdej talii mówią, kto nią gra i z kim
tagged = { $section }: każda karta ma jedno ze słów: { $words }; inaczej nie da się jej sprawdzić
not-covered = { $word }: o takich kartach decyduje sędzia
no-lists = { $game } nie ma zasad spisów, więc nie ma też przykładu.
no-example = { $game } nie ma przykładowego spisu (lists.example w pliku gry).
