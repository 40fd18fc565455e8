# Bramka: stoliki, od których ktoś odszedł, spisy z błędami, zegar.
left-at-table = { $n ->
    [one] Odchodzi { $names }, a stolik { $table } nie ma wyniku: { $a } – { $b }.
   *[other] Odchodzą { $names }, a stolik { $table } nie ma wyniku: { $a } – { $b }.
}
left-at-tables = { $n ->
    [one] Ktoś odszedł od stolika bez wyniku: { $tables }.
   *[other] Stoliki bez wyniku, od których ktoś odszedł, jest ich { $n }: { $tables }.
}
faulty-lists = { $n ->
    [one] { $n } spis ma błędy, których nikt nie przyjął: { $names }.
    [few] { $n } spisy mają błędy, których nikt nie przyjął: { $names }.
   *[other] { $n } spisów ma błędy, których nikt nie przyjął: { $names }.
}
to-clock = zatrzymaj
before-finals = Co dalej: { $round }
# Co działanie zmienia poza swoim wierszem. $tables to „12 stolików”.
round-gone = { $round }: pary są cofnięte, { $tables }.
round-gone-with = { $n ->
    [one] { $round }: pary są cofnięte, { $tables }, przepada { $n } wynik.
    [few] { $round }: pary są cofnięte, { $tables }, przepadają { $n } wyniki.
   *[other] { $round }: pary są cofnięte, { $tables }, przepada { $n } wyników.
}
round-back = { $round }: pary znów obowiązują, { $tables }.
# $tables to pozycje takie jak „2 Ewa – Jan”.
other-tables = { $round }, inni gracze przy stolikach: { $tables }.
other-tables-and-more = { $round }, inni gracze przy stolikach: { $tables }, i dalsze zmiany: { $n }.
table = { $table } { $a } – { $b }
no-result = { $n ->
    [one] { $round }: stolik { $tables } nie ma już wyniku.
   *[other] { $round }: stoliki { $tables } nie mają już wyniku.
}
no-results = { $round }: stoliki { $tables } i dalsze ({ $n }) nie mają już wyniku.
nobody-seeded = Rozstawienia już nie ma: odcięcie jest znów przed nami.
# $seeds to numery i nazwiska: „1. Ewa, 2. Jan”.
seeds = Rozstawienie: { $seeds }.
champion = Zwycięża { $name }.
other-champion = Zwycięża { $name }, a nie { $was }.
no-champion = { $name } już nie zwycięża.
a-bye = Do następnej rundy przystępuje tylu graczy: { $n }, więc ktoś ma wolny los.
no-bye = Do następnej rundy przystępuje tylu graczy: { $n }, więc nikt nie ma wolnego losu.
halves = Następna runda łączy połówki według numerów startowych, a inny numer ma { $names }.
# W ogłoszeniu niczego nie brakuje, ale rundy nie da się jeszcze wylosować.
gate-blocks = co innego wstrzymuje rundę 1: { $key } to pokazuje
# Polecenie: $word i $meant to słowa przed znakiem równości.
misspelt = Słowa { $word }= tu nie ma, jest { $meant }=.
