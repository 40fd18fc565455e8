title = Zasady dla sędziego: { $game }
find = szukaj:
type-any-word = dowolne słowo, polskie lub angielskie
found = znaleziono: { $n } z { $all }
nothing-found = Nic nie znaleziono. { $key }: pokaż wszystko.
found-some = bez pełnej zgodności, częściowo: { $n } z { $all }
asks-questions = { $key }: odpowiedz na pytania.
