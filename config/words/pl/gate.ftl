# Bramka przed rundą: co jest nie tak i co to naprawia.
no-result = Stolik { $table } nie ma wyniku: { $a } – { $b }.
no-results = { $n ->
    [one] { $n } stolik nie ma wyniku: { $tables }.
    [few] { $n } stoliki nie mają wyniku: { $tables }.
    [many] { $n } stolików nie ma wyniku: { $tables }.
   *[other] { $n } stolika nie ma wyniku: { $tables }.
}
no-place = { $n ->
    [one] W rundzie { $round } miejsca nie ma { $names }.
   *[other] W rundzie { $round } miejsca nie mają { $names }.
}
leave = { $n ->
    [one] Nie ma i odchodzi: { $names }.
    [few] Nie ma i odchodzą: { $names }.
    [many] Nie ma i odchodzą: { $names }.
   *[other] Nie ma i odchodzą: { $names }.
}
are-kept = { $n ->
    [one] Nie ma, a mimo to gra: { $names }.
    [few] Nie ma, a mimo to grają: { $names }.
    [many] Nie ma, a mimo to grają: { $names }.
   *[other] Nie ma, a mimo to grają: { $names }.
}
penalty = { $name } ma karę { $penalty }, a wynik stolika { $table } jej nie uwzględnia.
bye = Wolny los: { $name }.
down = { $n ->
    [one] W dół gra { $names }.
   *[other] W dół grają: { $names }.
}
sit-out = { $n ->
    [one] Rundę opuszcza { $names }.
    [few] Rundę opuszczają { $names }.
    [many] Rundę opuszczają { $names }.
   *[other] Rundę opuszczają { $names }.
}
gone = { $n ->
    [one] Po tej rundzie odchodzi { $names }.
    [few] Po tej rundzie odchodzą { $names }.
    [many] Po tej rundzie odchodzą { $names }.
   *[other] Po tej rundzie odchodzą { $names }.
}
clock = Zegar rundy wciąż chodzi.
left-in-the-cut = { $n ->
    [one] Odszedł ktoś, kto byłby w odcięciu: { $names }.
   *[other] Odeszli ci, którzy byliby w odcięciu: { $names }.
}
seeds-without-list = { $n ->
    [one] Spisy są wymagane, a w odcięciu nie ma go { $names }.
   *[other] Spisy są wymagane, a w odcięciu nie mają go { $names }.
}
# Co to naprawia, w słowie lub dwóch.
to-result = wynik
to-seat = miejsce
to-check-in = obecność
to-list = spis
to-draft = draft
to-announcement = ogłoszenie
to-manual = ręcznie
# Okno.
title = Przed rundą
place = Sprawdzenie przed rundą
before-round = Przed rundą { $n }
settle-absent = Nieobecni: { $remove } usuń, { $keep } zachowaj, { $out } opuszczają tę rundę.
pairs-later = { $key } losuje rundę, gdy nie ma już nic ze znakiem ✗.
pairs-now = { $key } mimo to losuje rundę.
cuts-later = { $key } przechodzi do odcięcia, gdy nie ma już nic ze znakiem ✗.
cuts-now = { $key } mimo to przechodzi do odcięcia.
no-cut-now = Odcięcie nie jest już następnym krokiem.
blocked = Najpierw załatw to, co ma znak ✗.
nothing-to-settle = Nie ma tu czego rozwiązać.
nobody-missing = Nikogo nie brakuje.
not-by-hand = Inne pary nie są potrzebne.
hint-number = do tej sprawy
hint-settle = załatw
hint-remove = usuń
hint-keep = zachowaj
hint-out = opuszczą
after-last-round = Po ostatniej rundzie
no-further-round = Nie ma więcej rund w planie. Dalszy krok pokaże się, gdy będą wszystkie wyniki.
