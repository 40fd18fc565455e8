# Lista turniejów, archiwum i kosz; oraz co mówi klawisz, który nic nie robi.
none-fits = Żaden turniej nie pasuje. { $key }: pokaż wszystkie.
shows-all = { $key }: pokaż wszystkie.
only-with = tylko turnieje ze słowami „{ $wanted }”
in-trash = Ten turniej jest w koszu. { $key }: najpierw go przywróć.
key-all = wszystkie turnieje
file = Plik: { $file }.
change-structure = Aby wybrać inną strukturę: { $key }.
no-check-in = Ten turniej nie ma zaznaczania obecności. { $key }: włącz je.
no-cut = Nie ma drabinki: ten turniej nie ma odcięcia.
bracket-waits = Nie ma jeszcze drabinki: brak wyników.
other-ending = { $file } kończy się na .{ $ending }, a podano { $format }: pomiń --format albo nadaj plikowi końcówkę .{ $format }.
letter-of-yes = T
yes-or-no = { $yes }: potwierdź, { $no }: wpisz jeszcze raz.
