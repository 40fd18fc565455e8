no-organizer = Turniej nie ma organizatora: wskazuje go official NAZWISKO role=organizer.
organizers = Organizatorów jest { $n } ({ $names }), a musi być dokładnie jeden: odwołaj pozostałych.
needs-second = { $name } prowadzi turniej i może grać tylko wtedy, gdy ogłoszono drugiego animatora: wskazuje go official NAZWISKO role=judge.
needs-second-before = { $name } prowadzi turniej i może grać tylko wtedy, gdy przed startem ogłoszono drugiego animatora: wskazuje go official NAZWISKO role=judge.
may-not-play = { $name } prowadzi turniej i nie może w nim grać: zabrania tego poziom { $tier }.
may-not-play-until = { $name } prowadzi turniej, dopóki nie wskazano innego organizatora (official NAZWISKO role=organizer), i nie może w nim grać: zabrania tego poziom { $tier }.
meet = { $a } i { $b } prowadzą turniej: { $rules }.
marshal-rules = przy ich stoliku rozstrzyga { $marshal } ({ $name })
organizer-rules = przy ich stoliku rozstrzyga organizator ({ $name }), bo { $marshal } nie jest wskazany
say-who-rules = ogłoś przed grą, kto rozstrzyga przy ich stoliku
nobody-rules = { $a } i { $b } prowadzą turniej i grają ze sobą: przy ich stoliku rozstrzyga { $marshal }, a poza nimi nie ma żadnego. Wskazuje go official NAZWISKO role=marshal.
marshal-missing = Gdy grają ze sobą { $a } i { $b }, rozstrzyga { $marshal }, a nie ma takiego, który nie gra: wskazuje go official NAZWISKO role=marshal.
another-person = Jeśli gracz jest inną osobą, dopisz do nazwiska coś, co ich odróżni.
