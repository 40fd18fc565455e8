# Co zmienia poprawka starszej rundy i co by zmieniła.
no-place-changes = Miejsca bez zmian.
places = Miejsca: { $changes }.
places-and-more = Miejsca: { $changes } i inne zmiany: { $n }.
stays = { $name } nadal { $place }
moves = { $name } { $was } → { $place }
cut-changes = Odcięcie: { $changes }.
comes-in = { $n ->
    [one] wchodzi { $names }
   *[other] wchodzą { $names }
}
drops-out = { $n ->
    [one] wypada { $names }
   *[other] wypadają { $names }
}
bye = Runda { $round }: wolny los należałby się inaczej ({ $would }, nie { $has }); bez zmian.
more-byes = { $n ->
    [one] Jeszcze w { $n } rundzie wolny los miałby ktoś inny; bez zmian.
   *[other] Jeszcze w { $n } rundach wolny los miałby ktoś inny; bez zmian.
}
seeds = Rozstawienie byłoby inne: { $seeds }; bez zmian.
seeds-now = Nowe rozstawienie: { $seeds }.
so-many-seeds-now = Rozstawionych teraz { $n }: { $seeds }.
cut-now = Teraz odcięcie do top { $n }.
seed = { $n }. { $name }
seeds-and-others = { $seeds } i inne zmiany: { $n }
