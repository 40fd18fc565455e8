# What a correction of an older round changes, and what it would have changed.
no-place-changes = No place changes.
# $changes are items such as "Ewa 5 → 2".
places = Places: { $changes }.
places-and-more = { $n ->
    [one] Places: { $changes }, and { $n } more moves.
   *[other] Places: { $changes }, and { $n } more move.
}
stays = { $name } stays { $place }
moves = { $name } { $was } → { $place }
cut-changes = After it { $changes }.
comes-in = { $n ->
    [one] { $names } comes into the cut
   *[other] { $names } come into the cut
}
drops-out = { $n ->
    [one] { $names } drops out of the cut
   *[other] { $names } drop out of the cut
}
bye = Round { $round }: the bye would have gone to { $would }, not to { $has }; it stays as it is.
more-byes = { $n ->
    [one] In { $n } more round the bye would have gone to somebody else; all of it stays as it is.
   *[other] In { $n } more rounds the bye would have gone to somebody else; all of it stays as it is.
}
seeds = Seeds would have been { $seeds }; they stay as they are.
# $seeds are seeds with their numbers: "2 Ewa, 3 Jan".
seeds-now = Seeds are now { $seeds }.
so-many-seeds-now = Seeds are now { $n }: { $seeds }.
cut-now = Cut to { $n } now.
seed = { $n } { $name }
seeds-and-others = { $n ->
    [one] { $seeds } and { $n } other
   *[other] { $seeds } and { $n } others
}
