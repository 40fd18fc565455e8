# Bramka: stoliki, od których ktoś odszedł, spisy z błędami, zegar.
left-at-table = { $n ->
    [one] Wycofanie: { $names }. Stolik { $table } nie ma wyniku: { $a } – { $b }.
   *[other] Wycofanie: { $names }. Stolik { $table } nie ma wyniku: { $a } – { $b }.
}
left-at-tables = { $n ->
    [one] Stolik bez wyniku z wycofanym graczem: { $tables }.
   *[other] Stoliki bez wyniku z wycofanymi graczami ({ $n }): { $tables }.
}
faulty-lists = { $n ->
    [one] { $n } lista kart ma błędy, których nikt nie zaakceptował: { $names }.
    [few] { $n } listy kart mają błędy, których nikt nie zaakceptował: { $names }.
   *[other] { $n } list kart ma błędy, których nikt nie zaakceptował: { $names }.
}
to-clock = zatrzymaj zegar
before-finals = Co dalej: { $round }
# Co działanie zmienia poza swoim wierszem. $tables to „12 stolików”.
round-gone = { $round }: pary cofnięte, { $tables }.
round-gone-with = { $n ->
    [one] { $round }: pary cofnięte, { $tables }, przepada { $n } wynik.
    [few] { $round }: pary cofnięte, { $tables }, przepadają { $n } wyniki.
   *[other] { $round }: pary cofnięte, { $tables }, przepada { $n } wyników.
}
round-back = { $round }: pary przywrócone, { $tables }.
# $tables to pozycje takie jak „2 Ewa – Jan”.
other-tables = { $round }, nowe pary: { $tables }.
other-tables-and-more = { $round }, nowe pary: { $tables } i jeszcze { $n }.
table = { $table } { $a } – { $b }
no-result = { $n ->
    [one] { $round }: stolik { $tables } traci wynik.
   *[other] { $round }: stoliki { $tables } tracą wyniki.
}
no-results = { $round }: stoliki { $tables } i jeszcze { $n } tracą wyniki.
nobody-seeded = Rozstawienie cofnięte: odcięcie dopiero będzie.
# $seeds to numery i nazwiska: „1. Ewa, 2. Jan”.
seeds = Rozstawienie: { $seeds }.
champion = Mistrz: { $name }.
other-champion = Mistrz: { $name }, a nie { $was }.
no-champion = { $name } traci tytuł mistrza.
a-bye = Graczy w następnej rundzie: { $n }; ktoś dostanie wolny los.
no-bye = Graczy w następnej rundzie: { $n }; bez wolnego losu.
halves = Następna runda łączy połówki według numerów startowych; nowy numer: { $names }.
# Nie brakuje żadnego ustawienia, ale rundy nie da się jeszcze wylosować.
gate-blocks = coś innego wstrzymuje rundę 1: { $key }
# Polecenie: $word i $meant to słowa przed znakiem równości.
misspelt = Nie ma ustawienia { $word }=: może { $meant }=?
