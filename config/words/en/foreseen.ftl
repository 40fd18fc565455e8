# What cannot work as it stands. $players is a count in words: 4 players.
rematch = { $most ->
    [1] { $players } can play at most { $most } round without a rematch; planned: { $rounds }.
   *[other] { $players } can play at most { $most } rounds without a rematch; planned: { $rounds }.
}
rematch-or-bye = { $most ->
    [1] { $players } can play at most { $most } round without a rematch or a second bye; planned: { $rounds }.
   *[other] { $players } can play at most { $most } rounds without a rematch or a second bye; planned: { $rounds }.
}
rematch-or-house = { $most ->
    [1] { $players } can play at most { $most } round without a rematch or a second game against { $name }; planned: { $rounds }.
   *[other] { $players } can play at most { $most } rounds without a rematch or a second game against { $name }; planned: { $rounds }.
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
    [1] After 1 round several of { $players } may be unbeaten: it takes { $needed } rounds to leave one.
   *[other] After { $n } rounds several of { $players } may be unbeaten: it takes { $needed } rounds to leave one.
}
cut-takes-all = A cut to top { $cut } takes everyone: { $players }.
cut-too-large = A cut to top { $cut } needs { $cut } players; there are { $players }.
cut-out-of-reach = Nobody can reach the cut at { $cut }: the rounds give at most { $most }.
finals-late = The finals end around { $time }, but the hall closes at { $closes }.
rounds-late = The last round ends around { $time }, but the hall closes at { $closes }.
# The estimate of the day.
item-schedule = Estimate
now = if paired now, round { $round } ends around { $time }
now-with-finals = if paired now, round { $round } ends around { $time }, the finals around { $finals }
bracket-now = if paired now, the finals end around { $time }
ends = round { $round } ends around { $time }
ends-with-finals = round { $round } ends around { $time }, the finals around { $finals }
finals-end = the finals end around { $time }
take = { $rounds } take about { $time }
take-with-finals = { $rounds } take about { $time }, with the finals about { $finals }
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
pause-range = A break is 0 to { $most } minutes long.
no-time = "{ $text }" isn't a time of day: write it as 22:00.
