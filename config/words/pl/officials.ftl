named-plays = { $name }: { $role }, gra w turnieju.
named-registered = { $name }: { $role }, gra w turnieju (#{ $id }).
so-already = Bez zmian.
organizer-no-longer = { $name }: już nie organizator.
one-organizer = Organizatorem jest { $name }, a może być tylko jeden. Najpierw odwołaj: { $dismiss }.
no-marshal = { $game } nie ma takiej funkcji: wpisz role=organizer albo role=judge.
player-has-left = { $name } (#{ $id }): wycofanie z turnieju. Powrót do gry: { $rejoin }.
nobody-called = Nikt z obsługi nie nazywa się „{ $name }”.
several-called = „{ $name }” pasuje do kilku osób z obsługi: wpisz więcej liter.
away = { $name }: poza turniejem, nie sędziuje.
already =
    { $here ->
        [yes] { $name }: już na miejscu.
       *[no] { $name }: już poza turniejem.
    }
plays = { $name } gra, więc musi być na miejscu. Wycofanie z turnieju: { $drop }.
log-present =
    { $here ->
        [yes] { $name }: na miejscu
       *[no] { $name }: poza turniejem
    }
nobody-else-here = { $name } prowadzi turniej i może grać tylko wtedy, gdy na miejscu jest ktoś inny z obsługi (poza turniejem: { $away }). Powrót: official NAZWISKO here. Ktoś nowy: official NAZWISKO role=judge.
organizer-rules = przy ich stoliku rozstrzyga organizator ({ $name }): { $marshal } jest nieobecny albo nie jest wskazany
role-or-here = Podaj funkcję (role=organizer, role=marshal lub role=judge) albo obecność (here lub away).
one-at-a-time = Podaj funkcję albo obecność, jedno naraz.
rules-at =
    { $who ->
        [none] ustalcie przed grą, kto rozstrzyga
       *[nobody] nie ma kto rozstrzygać: dodaj lub wezwij kogoś z obsługi
    }
rules = rozstrzyga { $who }
at-table =
    { $n ->
        [one] Stolik { $table } (gra { $names }): { $rules }.
       *[other] Stolik { $table } (grają ze sobą { $names }): { $rules }.
    }
column-here = Obecność
column-plays = Gra
column-rules = Rozstrzyga
no-officials = Nikogo z obsługi jeszcze nie wyznaczono.
toggle-short = obecność
no-tables = W tej rundzie nikt z obsługi nie gra.
until-another = { $role } (do wskazania innej osoby)
and-plays = { $role }, gra
plays-at = { $role }, gra przy stoliku { $table }
not-named = { $name } zakłada turniej, ale nie ma funkcji: nie ma kogo odwołać.
no-organizer = Turniej nie ma organizatora. Aby go wskazać: official NAZWISKO role=organizer.
organizers = Turniej ma { $n } organizatorów ({ $names }), a musi mieć dokładnie jednego: odwołaj pozostałych.
needs-second = { $name } prowadzi turniej i może grać tylko wtedy, gdy wskazano drugą osobę z obsługi: official NAZWISKO role=judge.
may-not-play = { $name } prowadzi turniej i nie może w nim grać: zabrania tego poziom { $tier }.
may-not-play-until = { $name } prowadzi turniej, dopóki nie wskazano innego organizatora (official NAZWISKO role=organizer), i nie może w nim grać: zabrania tego poziom { $tier }.
meet = { $a } i { $b } prowadzą turniej: { $rules }.
marshal-rules = przy ich stoliku rozstrzyga { $marshal } ({ $name })
nobody-rules = { $a } i { $b } prowadzą turniej i grają ze sobą. Przy ich stoliku rozstrzyga { $marshal }, a poza nimi nie ma żadnego. Aby go wskazać: official NAZWISKO role=marshal.
marshal-missing = Gdy grają ze sobą { $a } i { $b }, rozstrzyga { $marshal }, a nie ma takiego, który nie gra. Aby go wskazać: official NAZWISKO role=marshal.
another-person = Jeśli to inna osoba, dopisz do nazwiska coś, co je odróżni.
role =
    { $role ->
        [organizer] organizator
        [marshal] komandor
       *[judge] sędzia
    }
