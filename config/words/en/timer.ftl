# The round clock, and extra time for a table. $minutes is "65 minutes".
runs = The clock runs: { $minutes }.
running-already = The clock is running already.
not-running = The clock is not running: { $start } starts it.
paused-already = The clock is paused already.
is-paused = The clock is paused: { $resume } lets it go on.
added = { $n ->
    [one] { $n } minute is added.
   *[other] { $n } minutes are added.
}
taken-away = { $n ->
    [one] { $n } minute is taken away.
   *[other] { $n } minutes are taken away.
}
nothing-added = Adding 0 minutes changes nothing.
set = The round has { $minutes }.
left = { $n ->
    [one] { $n } minute is left.
   *[other] { $n } minutes are left.
}
extended = Table { $table } has { $minutes } extra.
announced-with = { $n ->
    [one] The round was announced with { $n } minute.
   *[other] The round was announced with { $n } minutes.
}
time-was-called = Time had been called already.
overtime-at-once = { $n ->
    [one] { $n } minute of the round is played: that is { $over } of overtime at once.
   *[other] { $n } minutes of the round are played: that is { $over } of overtime at once.
}
left-from-now = { $left } leaves { $minutes } from now.
minutes-range = Minutes go from 1 to { $most }.
no-clock = This round is played without a clock: { $timer } gives it one.
no-round = The clock belongs to a round: { $pair } draws one first.
no-table = There is no table { $table } in { $round }.
table-has-result = Table { $table } has its result: it needs no more time.
