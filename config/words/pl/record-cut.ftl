rule = wszyscy z co najwyżej tyloma porażkami
losses = liczba porażek
phrase = { $n ->
    [0] odcięcie do graczy bez porażki
    [one] odcięcie do graczy z najwyżej { $n } porażką
   *[other] odcięcie do graczy z najwyżej { $n } porażkami
}
row = { $n ->
    [one] najwyżej { $n } porażka
    [few] najwyżej { $n } porażki
   *[many] najwyżej { $n } porażek
}
go-on = { $n ->
    [one] Dalej grają wszyscy z najwyżej { $n } porażką
   *[other] Dalej grają wszyscy z najwyżej { $n } porażkami
}
form = porażki: wszyscy z najwyżej tyloma
other-cut = { $n ->
    [one] { $cut }, a według tabeli grają wszyscy z najwyżej { $n } porażką.
   *[other] { $cut }, a według tabeli grają wszyscy z najwyżej { $n } porażkami.
}
takes-everybody = { $n ->
    [one] Odcięcie do graczy z najwyżej { $n } porażką obejmuje wszystkich: { $rounds }.
   *[other] Odcięcie do graczy z najwyżej { $n } porażkami obejmuje wszystkich: { $rounds }.
}
nobody-comes-in = { $n ->
    [0] Nikt nie zajmuje tego miejsca: wszyscy bez porażki już grają.
    [one] Nikt nie zajmuje tego miejsca: wszyscy z najwyżej { $n } porażką już grają.
   *[other] Nikt nie zajmuje tego miejsca: wszyscy z najwyżej { $n } porażkami już grają.
}
row-of-players = pierwszym odcięciem gry jest record, więc odcięcia do { $n } graczy nie da się tu odczytać; wpisz cut_losses albo zacznij cuts od top
row-of-both = wiersz ma jedno odcięcie; wpisz cut albo cut_losses
not-in-cuts = gra nie ma odcięcia według porażek; dodaj record do finals.cuts albo wpisz cut
row-of-none = cut_losses to co najmniej 1; wpisz 1 albo cut z liczbą graczy
row-of-everybody = { $rounds }: nikt nie może przegrać więcej razy, więc dalej graliby wszyscy; wpisz mniejszą liczbę
verify-not-by-record = tabela bierze wszystkich z najwyżej { $n } porażkami, a plan odcina inaczej
verify-unknown = dalej grają wszyscy z danym bilansem, a gra nie ma takiego odcięcia
