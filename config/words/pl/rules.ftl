title = Zasady dla sędziego: { $game }
find = szukaj:
type-any-word = dowolne słowo, polskie lub angielskie
found = znaleziono: { $n } z { $all }
nothing-found = Nic nie zawiera tych słów; { $key } znów pokazuje wszystko.
found-some = wszystkich słów nie ma nigdzie, części: { $n } z { $all }
asks-questions = { $key } zadaje pytania tego orzeczenia.
