starts = { $minutes } · { $key }: uruchom zegar
goes-on = wstrzymany · { $key }: wznów
until = do { $time }
already =
    { $what ->
        [running] Zegar już biegnie.
       *[paused] Zegar jest już wstrzymany.
    }
not-running = Zegar nie biegnie. Aby go uruchomić: { $start }.
is-paused = Zegar jest wstrzymany. Aby go wznowić: { $resume }.
nothing-added = Dodanie 0 minut niczego nie zmienia.
left =
    { $n ->
        [one] Została { $n } minuta.
        [few] Zostały { $n } minuty.
       *[other] Zostało { $n } minut.
    }
announced-with =
    { $n ->
        [one] Gracze dostali na tę rundę { $n } minutę.
        [few] Gracze dostali na tę rundę { $n } minuty.
       *[other] Gracze dostali na tę rundę { $n } minut.
    }
time-was-called = Koniec czasu już ogłoszono.
overtime-at-once =
    { $n ->
        [one] Minęła już { $n } minuta rundy, więc czas jest od razu przekroczony: { $over }.
        [few] Minęły już { $n } minuty rundy, więc czas jest od razu przekroczony: { $over }.
       *[other] Minęło już { $n } minut rundy, więc czas jest od razu przekroczony: { $over }.
    }
left-from-now = Aby od teraz zostało { $minutes }: { $left }.
minutes-range = Minuty: od 1 do { $most }.
no-clock = Ta runda nie ma zegara. Aby go ustawić: { $timer }.
no-round = Zegar wymaga rundy. Aby ją wylosować: { $pair }.
no-table = Nie ma stolika { $table } ({ $round }).
table-has-result = Stolik { $table } ma już wynik i nie potrzebuje więcej czasu.
