# What cannot work as it stands. $players is a count in words: 4 players.
rematch = { $most ->
    [1] { $players } can play at most { $most } round without a rematch, and { $rounds } are planned.
   *[other] { $players } can play at most { $most } rounds without a rematch, and { $rounds } are planned.
}
rematch-or-bye = { $most ->
    [1] { $players } can play at most { $most } round without a rematch or a second bye, and { $rounds } are planned.
   *[other] { $players } can play at most { $most } rounds without a rematch or a second bye, and { $rounds } are planned.
}
rematch-or-house = { $most ->
    [1] { $players } can play at most { $most } round without a rematch or a second game against { $name }, and { $rounds } are planned.
   *[other] { $players } can play at most { $most } rounds without a rematch or a second game against { $name }, and { $rounds } are planned.
}
rematch-later = { $most ->
    [1] { $players } can play at most { $most } more round without a rematch; still planned: { $left }.
   *[other] { $players } can play at most { $most } more rounds without a rematch; still planned: { $left }.
}
rematch-or-bye-later = { $most ->
    [1] { $players } can play at most { $most } more round without a rematch or a second bye; still planned: { $left }.
   *[other] { $players } can play at most { $most } more rounds without a rematch or a second bye; still planned: { $left }.
}
rematch-or-house-later = { $most ->
    [1] { $players } can play at most { $most } more round without a rematch or a second game against { $name }; still planned: { $left }.
   *[other] { $players } can play at most { $most } more rounds without a rematch or a second game against { $name }; still planned: { $left }.
}
unbeaten = { $n ->
    [1] After 1 round several of { $players } may be unbeaten: { $needed } rounds leave only one.
   *[other] After { $n } rounds several of { $players } may be unbeaten: { $needed } rounds leave only one.
}
cut-takes-all = The cut to { $cut } takes everybody: there are { $players }.
cut-too-large = A cut to { $cut } needs { $cut } players, and there are { $players }.
cut-out-of-reach = Nobody can reach the cut at { $cut }: the rounds give at most { $most }.
finals-late = The finals end about { $time }, and the hall closes at { $closes }.
rounds-late = The last round ends about { $time }, and the hall closes at { $closes }.
# The estimate of the day.
item-schedule = Estimate
now = if paired now, round { $round } ends about { $time }
now-with-finals = if paired now, round { $round } ends about { $time }, and the finals about { $finals }
bracket-now = if paired now, the finals end about { $time }
ends = round { $round } ends about { $time }
ends-with-finals = round { $round } ends about { $time }, and the finals about { $finals }
finals-end = the finals end about { $time }
take = { $rounds } take about { $time }
take-with-finals = { $rounds } take about { $time }, and with the finals about { $finals }
bracket-takes = the finals take about { $time }
minutes = { $minutes } min
hours = { $hours } hr
hours-minutes = { $hours } hr { $minutes } min
# What is announced of the day.
item-day = The day
pause = { $minutes } between rounds (for the estimate)
closes = the hall closes at { $time }
label-pause = Break between rounds
label-closes = Hall closes at
pause-range = A pause takes between 0 and { $most } minutes.
no-time = "{ $text }" is no time of the day: write it as 22:00.
