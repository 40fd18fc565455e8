# Calls for an official at a table.
does = note a judge call at a table, with extra time
extra-minutes = a number of minutes
noted = Table { $table }, call noted: { $what }.
in-minute = minute { $n }
came = { $name } came
without-clock = before the clock ran
about = { $facts }: { $what }
log = { $place }, call: { $what }
no-round = A call belongs to a round: { $pair } draws one first.
official-away = { $name } is away and cannot come to a table: { $here } says otherwise.
official-plays = { $name } plays at this table: { $who }, rules there.
official-plays-alone = { $name } is playing at this table, and nobody else can judge there.
# The sheet.
title = { $event }: calls
none = No call was noted.
column-minute = Minute
column-came = Who came
column-extra = Extra
column-about = About
all-rounds = The sheet of calls has all rounds: leave out --round and --stage.
column-players = Players
count = { $n ->
    [one] { $date } · 1 call
   *[other] { $date } · { $n } calls
}
key-short = call
form-title = A call at table { $table }
form-extra = Extra minutes
form-minute = Saved with the minute on the round clock.
nobody-came = nobody
only-newest = A call is noted in the newest round: { $key } goes back to it.
more-on-desk = { $n ->
    [one] and 1 earlier call
   *[other] and { $n } earlier calls
}
