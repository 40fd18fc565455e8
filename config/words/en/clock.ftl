# The clock of a round.
starts = { $minutes } · { $key }: start the timer
goes-on = paused · { $key }: resume
until = until { $time }
# The round clock, and extra time for a table. $minutes is "65 minutes".
already =
    { $what ->
        [running] The timer is already running.
       *[paused] The timer is already paused.
    }
not-running = The timer isn't running. To start it: { $start }.
is-paused = The timer is paused. To resume: { $resume }.
nothing-added = Adding 0 minutes changes nothing.
left =
    { $n ->
        [one] { $n } minute left.
       *[other] { $n } minutes left.
    }
announced-with =
    { $n ->
        [one] Players were given { $n } minute for this round.
       *[other] Players were given { $n } minutes for this round.
    }
time-was-called = Time had already been called.
overtime-at-once =
    { $n ->
        [one] { $n } minute already played: that is { $over } of overtime at once.
       *[other] { $n } minutes already played: that is { $over } of overtime at once.
    }
left-from-now = For { $minutes } from now: { $left }.
minutes-range = Minutes: 1 to { $most }.
no-clock = This round has no timer. To set one: { $timer }.
no-round = The timer needs a round. To pair one: { $pair }.
no-table = There is no table { $table } in { $round }.
table-has-result = Table { $table } has a result and needs no more time.
