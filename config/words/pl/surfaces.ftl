# Poprawki wielu ekranów.
# Turniej z kosza, otwierany przez swoją ścieżkę.
in-trash = Ten turniej jest w koszu i się nie zmienia. Aby go przywrócić: { $command }
# Wyszukiwanie w księdze sędziego, w wąskim oknie.
any-word = dowolne słowo
# Nad listą graczy, przed rundą 1.
pairs = { $key }: losuj rundę 1.
pairs-or-shows = { $pair }: losuj rundę 1, { $show }: o turnieju, { $change }: ustawienia.
# Lista turniejów, w wąskim oknie.
new-event = Nowy turniej: { $key }
checks-in = { $key }: zaznacz obecnych.
renamed = { $was } (#{ $id }) to teraz { $name }.
