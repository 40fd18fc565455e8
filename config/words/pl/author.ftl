# Własna gra: co leży obok niej, co jest w niej podejrzane i jak się ją próbuje.
schema = Obok jest { $path }: według niego edytor z obsługą YAML (YAML language server) podpowiada i sprawdza.
# Co zapewne jest niezamierzone, i co wpisać. Stoi za miejscem w pliku.
sides-unused = żadna część pliku nie używa tych stron; ustal je przez sides w preliminary albo w finals, albo je usuń
no-random = po tych kryteriach gracze mogą nadal być równi; dopisz random jako ostatnie
default-percentages = { $by } liczy się z domyślnymi procentami; wpisz { $example } w preliminary, z liczbami swojej gry
# Tekst bez cudzysłowu; $text go ma.
comma = tekst z przecinkiem musi być w cudzysłowie: wpisz { $text }
colon = tekst z dwukropkiem musi być w cudzysłowie: wpisz { $text }
