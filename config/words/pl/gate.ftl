# Bramka przed rundą: co jest nie tak i co to naprawia.
no-result = Stół { $table } nie ma wyniku: { $a } – { $b }.
no-results = { $n ->
    [one] { $n } stół nie ma wyniku: { $tables }.
    [few] { $n } stoły nie mają wyniku: { $tables }.
    [many] { $n } stołów nie ma wyniku: { $tables }.
   *[other] { $n } stołu nie ma wyniku: { $tables }.
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
penalty = { $name } ma karę { $penalty }, a wynik stołu { $table } jej nie uwzględnia.
bye = Wolny los: { $name }.
down = Parowani w dół: { $names }.
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
# Co to naprawia, w słowie lub dwóch.
to-result = wynik
to-check-in = obecność
to-list = lista
to-draft = draft
to-announcement = ogłoszenie
to-manual = ręcznie
# Okno.
title = Bramka przed rundą
place = Bramka przed rundą
before-round = Przed rundą { $n }
settle-absent = Nieobecni: { $remove } usuń, { $keep } zostaw, { $out } opuszczają tę rundę.
pairs-later = { $key } paruje, gdy nie ma już nic ze znakiem ✗.
pairs-now = { $key } mimo to paruje rundę.
blocked = Najpierw załatw to, co ma znak ✗.
nothing-to-settle = Nic tu nie prowadzi dalej.
nobody-missing = Nie brakuje nikogo, o kim by to decydowało.
not-by-hand = Runda nie potrzebuje innego parowania.
hint-settle = załatw
hint-remove = usuń
hint-keep = zostaw
hint-out = opuszczą
key-pair = paruje rundę
key-settle = przechodzi tam, gdzie załatwia się wybraną sprawę
key-number = przechodzi tam, gdzie załatwia się sprawę o tym numerze
key-remove = usuwa wszystkich nieobecnych
key-keep = paruje wszystkich nieobecnych jak innych
key-out = wszyscy nieobecni opuszczają tę rundę
