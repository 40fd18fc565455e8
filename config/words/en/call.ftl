# Calls for an official at a table.
does = note a judge call at a table, with extra time
extra-minutes = a number of minutes
noted = Noted a call at table { $table }: { $what }.
in-minute = minute { $n }
came = { $name } came
without-clock = before the timer started
about = { $facts }: { $what }
log = { $place }, call: { $what }
no-round = Calls belong to a round. To pair one: { $pair }.
official-away = { $name } is away and can't come to a table. To change that: { $here }.
official-plays = { $name } is playing at this table. Ruling there: { $who }.
official-plays-alone = { $name } is playing at this table, and there is no other judge.
# The sheet.
title = { $event }: calls
none = No calls noted.
column-minute = Minute
column-came = Who came
column-extra = Extra
column-about = About
all-rounds = The call sheet covers all rounds: leave out --round and --stage.
column-players = Players
count = { $n ->
    [one] { $date } · 1 call
   *[other] { $date } · { $n } calls
}
key-short = call
form-title = Judge call at table { $table }
form-extra = Extra minutes
form-minute = The round timer's minute is saved with it.
nobody-came = nobody
only-newest = Calls are noted in the current round. { $key }: go there.
more-on-desk = { $n ->
    [one] and 1 earlier call
   *[other] and { $n } earlier calls
}
