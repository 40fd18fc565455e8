no-organizer = Turniej nie ma organizatora. Aby go wskazać: official NAZWISKO role=organizer.
organizers = Turniej ma { $n } organizatorów ({ $names }), a musi mieć dokładnie jednego: odwołaj pozostałych.
needs-second = { $name } prowadzi turniej i może grać tylko wtedy, gdy wskazano drugiego animatora: official NAZWISKO role=judge.
needs-second-before = { $name } prowadzi turniej i może grać tylko wtedy, gdy przed startem wskazano drugiego animatora: official NAZWISKO role=judge.
may-not-play = { $name } prowadzi turniej i nie może w nim grać: zabrania tego poziom { $tier }.
may-not-play-until = { $name } prowadzi turniej, dopóki nie wskazano innego organizatora (official NAZWISKO role=organizer), i nie może w nim grać: zabrania tego poziom { $tier }.
meet = { $a } i { $b } prowadzą turniej: { $rules }.
marshal-rules = przy ich stoliku rozstrzyga { $marshal } ({ $name })
organizer-rules = przy ich stoliku rozstrzyga organizator ({ $name }), bo { $marshal } nie jest wskazany
say-who-rules = ustal przed grą, kto rozstrzyga przy ich stoliku
nobody-rules = { $a } i { $b } prowadzą turniej i grają ze sobą. Przy ich stoliku rozstrzyga { $marshal }, a poza nimi nie ma żadnego. Aby go wskazać: official NAZWISKO role=marshal.
marshal-missing = Gdy grają ze sobą { $a } i { $b }, rozstrzyga { $marshal }, a nie ma takiego, który nie gra. Aby go wskazać: official NAZWISKO role=marshal.
another-person = Jeśli to inna osoba, dopisz do nazwiska coś, co je odróżni.
