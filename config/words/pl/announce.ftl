# Ogłoszenie, które odczytuje się przed startem.
none = Brak
nobody = Nikt
required = Wymagane
not-required = Niewymagane
not-demanded = Na tym poziomie niewymagane
lists-required = Wymagane, do oddania przed startem
by-table = Według tabeli, zależnie od liczby graczy
not-announced = Nie ogłoszono
so-far = { $said } (obecne zapisy: { $players })
registered = Zapisy: { $players }
at-the-start = { $players } na starcie
pods-drawn = { $pods }: { $sizes }, wylosowane
pods-so-far = { $pods }: { $sizes }, przy obecnych zapisach
boosters-needed = Potrzeba: { $needed }
boosters-missing = { $n ->
    [one] Brakuje { $n } zestawu dodatkowego, na sali: { $there }.
   *[other] Brakuje { $n } zestawów dodatkowych, na sali: { $there }.
}
seconds-each = { $n ->
    [one] { $n } sekunda na każdy wybór
    [few] { $n } sekundy na każdy wybór
   *[other] { $n } sekund na każdy wybór
}
rare-cards-shared = Po grach składane razem i rozdzielane, zaczynając od największej liczby zwycięstw: wszyscy się zgodzili
rare-cards-kept = Każdy zatrzymuje to, co wybrał w drafcie
unplayed-nothing = Nie liczą się, jeśli ktoś odszedł
unplayed-win = Liczą się jako wygrane, jeśli przeciwnik odszedł
starts-with = Turniej otwiera { $stage }
swiss-rounds = { $n ->
    [one] { $n } runda szwajcarska
    [few] { $n } rundy szwajcarskie
   *[other] { $n } rund szwajcarskich
}
round-robin-rounds = { $n ->
    [one] { $n } runda każdy z każdym
    [few] { $n } rundy każdy z każdym
   *[other] { $n } rund każdy z każdym
}
of-one-game = { $rounds } po jednej grze
of-two-games = { $rounds } po dwie gry
to-two-wins = { $rounds } do dwóch zwycięstw
by-halves = { $rounds }, górna połowa z dolną według numerów startowych
sides-deciding = { $sides }; w meczu rozstrzygającym { $deciding }
level-play-on = Brak; przy równym wyniku na czele mecz rozstrzygający dwóch najlepszych
best-go-on = Dalej grają miejsca 1–{ $n }
best-and-level-go-on = Dalej grają miejsca 1–{ $n } i wszyscy z tyloma punktami, co ostatnie z nich
points-go-on = Dalej grają wszyscy, którzy mają co najmniej { $points }
best-wins = Brak: wygrywa pierwsze miejsce w klasyfikacji
deciding-match = Jeden mecz rozstrzygający, jeśli na czele jest równy wynik
finals-of = { $kind }, miejsc: { $n }, mecz: { $of }
finals = { $kind }, mecz: { $of }
finals-after-cut = { $kind } po odcięciu
minutes-round = runda: { $minutes }
minutes-elimination = runda pucharowa: { $minutes }
minutes-final = finał: { $minutes }
minutes-then = { $first }; { $next }
win = zwycięstwo { $n }
draw = remis { $n }
loss = porażka { $n }
points-a-match = { $points }; wolny los { $bye }
points-a-game = za każdą grę: { $points }; za wolny los { $bye }
apart = { $who }, jeśli to możliwe
season = { $season }, na każdą rundę losuje się jedną misję:
map = { $map }: { $missions }
map-also = { $map } ({ $also }): { $missions }
products-at-once = Dozwolone od dnia { $release }
products-later = { $n ->
    [one] Dozwolone { $n } dzień po { $release }
   *[other] Dozwolone { $n } dni po { $release }
}
products-by = { $n ->
    [one] Dozwolone { $n } dzień po { $release }, czyli wydane najpóźniej { $date }
   *[other] Dozwolone { $n } dni po { $release }, czyli wydane najpóźniej { $date }
}
marshal-none = Brak: jego obowiązki pełni organizator
plays = { $name } gra
plays-ruled = { $name } gra; w tych grach rozstrzyga { $others }
tier-forbids = Nikt: ten poziom tego zabrania
