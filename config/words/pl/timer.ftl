runs = Zegar biegnie: { $minutes }.
running-already = Zegar już biegnie.
not-running = Zegar nie biegnie: { $start } go uruchamia.
paused-already = Zegar jest już wstrzymany.
is-paused = Zegar jest wstrzymany: { $resume } go wznawia.
added = { $n ->
    [one] Dodano { $n } minutę.
    [few] Dodano { $n } minuty.
   *[other] Dodano { $n } minut.
}
taken-away = { $n ->
    [one] Odjęto { $n } minutę.
    [few] Odjęto { $n } minuty.
   *[other] Odjęto { $n } minut.
}
nothing-added = Dodanie 0 minut niczego nie zmienia.
set = Czas rundy: { $minutes }.
left = { $n ->
    [one] Została { $n } minuta.
    [few] Zostały { $n } minuty.
   *[other] Zostało { $n } minut.
}
extended = Stolik { $table }, dodatkowy czas: { $minutes }.
announced-with = { $n ->
    [one] Ogłoszono { $n } minutę na rundę.
    [few] Ogłoszono { $n } minuty na rundę.
   *[other] Ogłoszono { $n } minut na rundę.
}
time-was-called = Koniec czasu był już ogłoszony.
overtime-at-once = { $n ->
    [one] Z rundy minęła już { $n } minuta, więc czas jest przekroczony od razu: { $over }.
    [few] Z rundy minęły już { $n } minuty, więc czas jest przekroczony od razu: { $over }.
   *[other] Z rundy minęło już { $n } minut, więc czas jest przekroczony od razu: { $over }.
}
left-from-now = { $left } zostawia od teraz: { $minutes }.
minutes-range = Minut może być od 1 do { $most }.
no-clock = Tę rundę gra się bez zegara: { $timer } go dodaje.
no-round = Zegar należy do rundy: najpierw { $pair } ją losuje.
no-table = Stolika { $table } tu nie ma ({ $round }).
table-has-result = Stolik { $table } ma już wynik: nie potrzebuje więcej czasu.
