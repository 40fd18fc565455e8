# Lista turniejów, archiwum i kosz; oraz co mówi klawisz, który nic nie robi.
none-fits = Żaden turniej nie ma tych słów: { $key } pokazuje wszystkie.
shows-all = { $key } pokazuje wszystkie.
only-with = tylko turnieje ze słowami „{ $wanted }”
in-trash = Ten turniej jest w koszu: { $key } najpierw go przywraca.
key-all = wszystkie turnieje
file = Plik: { $file }.
change-structure = Dalej: { $key } ogłasza inną strukturę.
no-check-in = Nie ogłoszono zaznaczania obecności, więc nikogo się nie zaznacza: { $key } pyta, czy je włączyć.
no-cut = Nie ma drabinki: ten turniej nie ma odcięcia.
bracket-waits = Nie ma jeszcze drabinki: nie ma żadnego wyniku.
other-ending = { $file } kończy się na .{ $ending }, a zamówiono { $format }: pomiń --format albo nadaj plikowi końcówkę .{ $format }.
letter-of-yes = T
yes-or-no = Tylko { $yes } potwierdza; { $no } pozwala wpisać jeszcze raz.
