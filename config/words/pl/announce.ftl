# Ogłoszenie, które odczytuje się przed startem.
none = Brak
nobody = Nikt
required = Wymagane
not-required = Niewymagane
not-demanded = Na tym poziomie niewymagane
lists-required = Wymagane, do oddania przed startem
by-table = Według tabeli, zależnie od liczby graczy
not-announced = Nie ustawiono
so-far = { $said } (obecne zapisy: { $players })
registered = Zapisy: { $players }
at-the-start = { $players } na starcie
pods-drawn = { $pods }: { $sizes }, wylosowane
pods-so-far = { $pods }: { $sizes }, przy obecnych zapisach
boosters-needed = Potrzeba: { $needed }
boosters-missing = { $n ->
    [one] Brakuje { $n } zestawu dodatkowego (na miejscu: { $there }).
   *[other] Brakuje { $n } zestawów dodatkowych (na miejscu: { $there }).
}
seconds-each = { $n ->
    [one] { $n } sekunda na każdy wybór
    [few] { $n } sekundy na każdy wybór
   *[other] { $n } sekund na każdy wybór
}
rare-cards-shared = Po grach na wspólną pulę; wybiera się według zwycięstw, od największej liczby (wszyscy się zgodzili)
rare-cards-kept = Każdy zatrzymuje to, co wybrał w drafcie
unplayed-nothing = Nie liczą się, jeśli ktoś się wycofał
unplayed-win = Liczą się jako wygrane, jeśli przeciwnik się wycofał
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
level-play-on = Brak; przy remisie na pierwszym miejscu dwoje najlepszych z równym wynikiem gra jeszcze jeden mecz
best-go-on = { $n } najlepszych
best-and-level-go-on = { $n } najlepszych i wszyscy z tyloma punktami, co ostatni z nich
points-go-on = Wszyscy, którzy mają co najmniej { $points }
best-wins = Brak: wygrywa pierwsze miejsce w klasyfikacji
deciding-match = Jeden mecz rozstrzygający przy remisie na pierwszym miejscu
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
season = { $season }, w każdej rundzie jedna wylosowana misja:
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
marshal-none = Brak: zastępuje go organizator
plays = { $name } gra
plays-ruled = { $name } gra; w tych grach rozstrzyga { $others }
tier-forbids = Nikt: na tym poziomie to niedozwolone
