# The progress of simulated events, and the summary of a check.
so-far = { $done } of { $all } events
so-far-checked = { $breaches ->
    [one] { $done } of { $all } events, { $breaches } breach
   *[other] { $done } of { $all } events, { $breaches } breaches
}
no-row = The { $structure } structure of { $game } has no row for { $players }: using a custom one.
breach = seed { $seed }: { $breach }.
found = { $n ->
    [one] { $n } breach: { $checked }
   *[other] { $n } breaches: { $checked }
}
found-in = { $n ->
    [one] { $path }: { $n } breach. { $checked }.
   *[other] { $path }: { $n } breaches. { $checked }.
}
well = { $path }: all OK: { $checked }.
checked = checked { $rounds }, { $tables } and { $lines } of standings
lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
remark = { $path }: { $remark } (a remark, not a breach).
remark-at = { $path }: { $remark } (action { $n }, a remark, not a breach).
breach-in = { $path }: { $breach }.
breach-at = { $path }: { $breach } (action { $n }).
