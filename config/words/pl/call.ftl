does = odnotuj wezwanie sędziego do stolika, z dodatkowym czasem
extra-minutes = liczba minut
noted = Stolik { $table }, odnotowano wezwanie: { $what }.
in-minute = minuta { $n }
came = pomaga { $name }
without-clock = zanim ruszył zegar
about = { $facts }: { $what }
log = { $place }, wezwanie: { $what }
no-round = Wezwanie należy do rundy: najpierw { $pair } ją losuje.
official-away = { $name } jest poza turniejem i nie podejdzie do stolika: { $here } to zmienia.
official-plays = { $name } gra przy tym stoliku: rozstrzyga tam { $who }.
official-plays-alone = { $name } gra przy tym stoliku, a nikt inny nie może tam rozstrzygać.
title = { $event }: wezwania
none = Nie odnotowano żadnego wezwania.
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
form-title = Wezwanie do stolika { $table }
form-extra = Dodatkowe minuty
form-minute = Zapisuje się z minutą z zegara rundy.
nobody-came = nikt
only-newest = Wezwanie notuje się w najnowszej rundzie: { $key } do niej wraca.
more-on-desk = { $n ->
    [one] i { $n } wcześniejsze wezwanie
    [few] i { $n } wcześniejsze wezwania
   *[other] i { $n } wcześniejszych wezwań
}
