does = odnotuj wezwanie sędziego do stolika, z dodatkowym czasem
extra-minutes = liczba minut
noted = Odnotowano wezwanie do stolika { $table }: { $what }.
in-minute = minuta { $n }
came = podchodzi { $name }
without-clock = zanim ruszył zegar
about = { $facts }: { $what }
log = { $place }, wezwanie: { $what }
no-round = Wezwanie dotyczy rundy. Żeby ją wylosować: { $pair }.
official-away = { $name } jest poza turniejem i nie podejdzie do stolika. Żeby to zmienić: { $here }.
official-plays = { $name } gra przy tym stoliku: rozstrzyga tam { $who }.
official-plays-alone = { $name } gra przy tym stoliku, a innego sędziego nie ma.
title = { $event }: wezwania
none = Nie ma odnotowanych wezwań.
column-minute = Minuta
column-came = Kto podszedł
column-extra = Dodatkowo
column-about = Sprawa
all-rounds = Lista wezwań obejmuje wszystkie rundy: pomiń --round i --stage.
column-players = Gracze
count = { $n ->
    [one] { $date } · { $n } wezwanie
    [few] { $date } · { $n } wezwania
   *[other] { $date } · { $n } wezwań
}
key-short = wezwanie
form-title = Wezwanie sędziego do stolika { $table }
form-extra = Dodatkowe minuty
form-minute = Zapisze się też minuta z zegara rundy.
nobody-came = nikt
only-newest = Wezwania notuje się w bieżącej rundzie. { $key }: przejdź do niej.
more-on-desk = { $n ->
    [one] i { $n } wcześniejsze wezwanie
    [few] i { $n } wcześniejsze wezwania
   *[other] i { $n } wcześniejszych wezwań
}
