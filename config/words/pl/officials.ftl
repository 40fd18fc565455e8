named = { $name }: { $role }.
named-plays = { $name }: { $role }, gra w turnieju.
named-registered = { $name }: { $role }, gra w turnieju (#{ $id }).
so-already = Tak było już wcześniej.
dismissed = { $name } nie pełni już funkcji: { $role }.
one-organizer = Organizatorem jest { $name }, a może być tylko jeden: { $dismiss } zwalnia tę funkcję.
no-marshal = { $game } nie ma takiej funkcji: wpisz role=organizer albo role=judge.
player-has-left = { $name } (#{ $id }) już nie gra: { $rejoin } przywraca gracza.
nobody-called = Żaden animator nie nazywa się „{ $name }”.
several-called = „{ $name }” pasuje do kilku animatorów: wpisz więcej liter nazwiska.
