# Poprawki wielu ekranów.
# Turniej z kosza, otwierany przez swoją ścieżkę.
in-trash = Ten turniej jest w koszu i tam się nie zmienia. Przywraca go: { $command }
# Wyszukiwanie w księdze sędziego, w wąskim oknie.
any-word = dowolne słowo
