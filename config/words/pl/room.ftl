# Tablica dla sali: co się na niej zmienia i jak długo stoi.
announcement = Ogłoszenie
hold = zatrzymaj
go-on = zatrzymane: dalej
held = Zatrzymane: { $key } rusza dalej.
nothing-turns = Jest jedna strona, więc nic się nie zmienia.
stay-key = czas strony
stays = Każda strona stoi { $n } s.
views = pokaż, ponownie: ukryj
empty-yet = { $view }: na razie pusto. Widok pojawi się na zmianę z innymi, gdy coś w nim będzie.
in-turn = Na zmianę: { $views }
