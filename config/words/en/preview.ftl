# What a correction of an older round changes, and what it would have changed.
no-place-changes = No places change.
# $changes are items such as "Ewa 5 → 2".
places = Places: { $changes }.
places-and-more = { $n ->
    [one] Places: { $changes } and { $n } more.
   *[other] Places: { $changes } and { $n } more.
}
stays = { $name } stays { $place }
moves = { $name } { $was } → { $place }
cut-changes = Top cut: { $changes }.
comes-in = { $n ->
    [one] { $names } moves in
   *[other] { $names } move in
}
drops-out = { $n ->
    [one] { $names } falls out
   *[other] { $names } fall out
}
bye = Round { $round }: the bye would have gone to { $would }, not { $has }; it doesn't change.
more-byes = { $n ->
    [one] In { $n } more round the bye would have gone to someone else; nothing changes.
   *[other] In { $n } more rounds the bye would have gone to someone else; nothing changes.
}
seeds = Seeds would have been { $seeds }; they don't change.
# $seeds are seeds with their numbers: "2 Ewa, 3 Jan".
seeds-now = New seeds: { $seeds }.
so-many-seeds-now = Now { $n } seeds: { $seeds }.
cut-now = Cut is now to top { $n }.
seed = { $n } { $name }
seeds-and-others = { $n ->
    [one] { $seeds } and { $n } other
   *[other] { $seeds } and { $n } others
}
