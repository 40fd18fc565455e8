# Poprawki wielu ekranów.
# Turniej z kosza, otwierany przez swoją ścieżkę.
in-trash = Ten turniej jest w koszu i tam się nie zmienia. Przywraca go: { $command }
# Wyszukiwanie w księdze sędziego, w wąskim oknie.
any-word = dowolne słowo
# Nad listą graczy, przed rundą 1.
pairs = { $key } losuje rundę 1.
pairs-or-shows = { $pair } losuje rundę 1, { $show } pokazuje ogłoszenie, { $change } je zmienia.
# Lista turniejów, w wąskim oknie.
new-event = Nowy turniej: { $key }
checks-in = { $key } odhacza obecnych.
renamed = { $was } (#{ $id }) to teraz { $name }.
