named = { $name }: { $role }.
named-plays = { $name }: { $role }, gra w turnieju.
named-registered = { $name }: { $role }, gra w turnieju (#{ $id }).
so-already = Bez zmian.
dismissed = { $name } nie pełni już funkcji: { $role }.
one-organizer = Organizatorem jest { $name }, a może być tylko jeden. Najpierw odwołaj: { $dismiss }.
no-marshal = { $game } nie ma takiej funkcji: wpisz role=organizer albo role=judge.
player-has-left = { $name } (#{ $id }): wycofanie z turnieju. Powrót do gry: { $rejoin }.
nobody-called = Żaden animator nie nazywa się „{ $name }”.
several-called = „{ $name }” pasuje do kilku animatorów: wpisz więcej liter.
