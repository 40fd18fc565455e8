# Co zmienia poprawka starszej rundy i co by zmieniła.
no-place-changes = Żadne miejsce się nie zmienia.
places = Miejsca: { $changes }.
places-and-more = Miejsca: { $changes }, i inne zmiany: { $n }.
stays = { $name } nadal { $place }
moves = { $name } { $was } → { $place }
cut-changes = Po tym { $changes }.
comes-in = { $n ->
    [one] do odcięcia wchodzi { $names }
   *[other] do odcięcia wchodzą { $names }
}
drops-out = { $n ->
    [one] z odcięcia wypada { $names }
   *[other] z odcięcia wypadają { $names }
}
bye = Runda { $round }: wolny los przypadłby inaczej – { $would }, a nie { $has }; zostaje bez zmian.
more-byes = { $n ->
    [one] Jeszcze w { $n } rundzie wolny los przypadłby komu innemu; wszystko zostaje bez zmian.
   *[other] Jeszcze w { $n } rundach wolny los przypadłby komu innemu; wszystko zostaje bez zmian.
}
seeds = Rozstawienie byłoby inne: { $seeds }; zostaje bez zmian.
seeds-now = Rozstawienie jest teraz inne: { $seeds }.
so-many-seeds-now = Rozstawionych jest teraz { $n }: { $seeds }.
cut-now = Odcięcie teraz do { $n }.
seed = { $n }. { $name }
seeds-and-others = { $seeds } i inne zmiany: { $n }
