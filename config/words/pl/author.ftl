# Własna gra: co leży obok niej, co jest w niej podejrzane i jak się ją próbuje.
schema = Obok jest { $path }: edytory z obsługą YAML (YAML language server) podpowiadają i sprawdzają według niego.
# Co zapewne jest niezamierzone, i co wpisać. Stoi za miejscem w pliku.
sides-unused = żadna część pliku nie używa tych stron; ustal je przez sides w preliminary albo w finals, albo je usuń
no-random = po tych kryteriach gracze mogą nadal być równi; dopisz random jako ostatnie
default-percentages = { $by } liczy się z domyślnymi procentami; wpisz { $example } w preliminary, z liczbami swojej gry
rows-end = żaden wiersz nie obejmuje więcej niż { $n } graczy, więc taki turniej wymaga struktury custom; dla nich wszystkich wpisz "{ $from }+"
no-games = żadne kryterium nie porównuje partii, więc to nic nie liczy; usuń to albo dopisz game_win_percentage lub opponents_game_wins do tie_breaks
# Tekst bez cudzysłowu; $text go ma.
comma = tekst z przecinkiem wymaga cudzysłowu: wpisz { $text }
colon = tekst z dwukropkiem wymaga cudzysłowu: wpisz { $text }
# `komandor games try`: mały turniej krok po kroku. 
did-draft = Draft rozegrany.
did-pair = Wylosowano pary: { $round }.
did-results = Rozegrane: { $round }.
did-standings = Oto klasyfikacja i jej wyliczenie.
did-cut = Odcięcie wykonane.
did-finish = Turniej zamknięty.
name = Próba: { $game }
folder-stays = Nie udało się usunąć folderu próby: { $error }
