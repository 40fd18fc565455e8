# Tablica dla sali: co się na niej zmienia i jak długo stoi.
announcement = Informacje o turnieju
hold = zatrzymaj
go-on = zatrzymane: dalej
held = Zatrzymane. { $key }: dalej.
nothing-turns = Jest tylko jedna strona.
stay-key = czas strony
stays = Każda strona: { $n } s.
views = pokaż/ukryj
empty-yet = { $view }: na razie pusto; pojawi się, gdy będzie co pokazać.
in-turn = Na zmianę: { $views }
