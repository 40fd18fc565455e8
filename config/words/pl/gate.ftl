# Kontrola przed rundą: co jest nie tak i jak to naprawić.
no-result = Stolik { $table } nie ma wyniku: { $a } – { $b }.
no-results = { $n ->
    [one] { $n } stolik nie ma wyniku: { $tables }.
    [few] { $n } stoliki nie mają wyniku: { $tables }.
    [many] { $n } stolików nie ma wyniku: { $tables }.
   *[other] { $n } stolika nie ma wyniku: { $tables }.
}
no-place = { $n ->
    [one] Bez pary w rundzie { $round } jest { $names }.
   *[other] Bez pary w rundzie { $round } są { $names }.
}
leave = { $n ->
    [one] Brak na liście obecności, do wycofania: { $names }.
    [few] Brak na liście obecności, do wycofania: { $names }.
    [many] Brak na liście obecności, do wycofania: { $names }.
   *[other] Brak na liście obecności, do wycofania: { $names }.
}
are-kept = { $n ->
    [one] Brak na liście obecności, ale zagra { $names }.
    [few] Brak na liście obecności, ale zagrają { $names }.
    [many] Brak na liście obecności, ale zagrają { $names }.
   *[other] Brak na liście obecności, ale zagrają { $names }.
}
penalty = { $name } ma karę { $penalty }, a wynik stolika { $table } jej nie uwzględnia.
bye = Wolny los: { $name }.
down = { $n ->
    [one] W dół gra { $names }.
   *[other] W dół grają: { $names }.
}
sit-out = { $n ->
    [one] W tej rundzie nie gra { $names }.
    [few] W tej rundzie nie grają { $names }.
    [many] W tej rundzie nie grają { $names }.
   *[other] W tej rundzie nie grają { $names }.
}
gone = { $n ->
    [one] Po tej rundzie wycofuje się { $names }.
    [few] Po tej rundzie wycofują się { $names }.
    [many] Po tej rundzie wycofują się { $names }.
   *[other] Po tej rundzie wycofują się { $names }.
}
clock = Zegar rundy wciąż chodzi.
left-in-the-cut = { $n ->
    [one] W topie zagrałaby też osoba już wycofana: { $names }.
   *[other] W topie zagrałyby też osoby już wycofane: { $names }.
}
seeds-without-list = { $n ->
    [one] Listy kart są wymagane, a w topie jedna osoba jej nie ma: { $names }.
   *[other] Listy kart są wymagane, a w topie brakuje kilku: { $names }.
}
# Co to naprawia, w słowie lub dwóch.
to-result = wynik
to-seat = miejsce
to-check-in = obecność
to-list = lista kart
to-draft = draft
to-announcement = informacje
to-manual = ręcznie
# Okno.
title = Przed rundą
place = Kontrola przed rundą
before-round = Przed rundą { $n }
settle-absent = Nieobecni: { $remove } wycofaj, { $keep } zostaw, { $out } bez gry w tej rundzie.
pairs-later = Załatw sprawy ze znakiem ✗, potem { $key }: paruj.
pairs-now = { $key }: paruj mimo to
cuts-later = Załatw sprawy ze znakiem ✗, potem { $key }: ustal top.
cuts-now = { $key }: ustal top mimo to
no-cut-now = Ustalenie topu nie jest już następnym krokiem.
blocked = Najpierw załatw sprawy ze znakiem ✗.
nothing-to-settle = Nie ma tu nic do załatwienia.
nobody-missing = Nikogo nie brakuje.
not-by-hand = Zmiana par nie jest potrzebna.
hint-number = do tej sprawy
hint-settle = załatw
hint-remove = wycofaj
hint-keep = zostaw
hint-out = bez gry
after-last-round = Po ostatniej rundzie
no-further-round = Więcej rund nie ma w planie. Wpisz wszystkie wyniki, aby zobaczyć następny krok.
