# The form for time called at a table.
title = Time is up · table { $table }
# Which game is being played; $before tells who won the games before: "game 1 Ewa".
which-game = Which game is being played?
now-playing = playing
game = game { $n }
game-after = game { $n } ({ $before })
between = between games, before game { $n } ({ $before })
round-over = { $place }, its round { $round } is over
round-not-over = { $place }, before the end of round { $round }
# Whether anybody won that game before play stopped.
won = won game { $n } in time
nobody = 0 nobody
first-side = plays { $side }
only-if-level = only if level
roll-again = roll again
rolled = rolled by the program
# What follows. $why says what decided, $score is that of the match.
wins = { $name } wins: { $why }
wins-match = { $name } wins the match { $score }: { $why }
drawn = Drawn, { $score }: { $why }
goes-on = It stands { $score }, and game { $n } is to be played
goes-on-to-round = It stands { $score }: game { $n } is to be played, at least to the end of its round { $round }
verdict = { $verdict }.
# What the result has beside its winner.
margin = { $name }: { $margin }.
enter-saves = { $key } saves
play-on = Play on to the end of round { $round } of game { $n }, then count.
now = There is a result already: { $result }.
sign = t
# What a key still needs.
choose-game = Choose the game: type a digit from 1 to { $most }.
choose = Choose who: { $one } or { $two }.
type-number = Type the number; 0 if there is none.
type-roll = Type what the die shows, or { $key }: the program rolls.
# Why a key does not work now.
no-die = These rules decide nothing by a die.
die-not-yet = The die is rolled only if all steps before it are level.
no-situation = These rules have no ending that decides without counting.
only-this-table = Only this table is asked about.
no-procedure = The rules of this game do not say who wins when time is up: rule, and enter the result.
clock-stopped = The clock is not running, so time is not up.
time-left = The clock still shows { $left }; type a table's number first to call time there.
all-done = Every table out of time has a result.
last-skipped = No other table waits: its result can still be entered.
next-step = Time is up: { $key } goes through the open tables.
with = { $result }; { $time }
at-table = Table { $table }: { $why }.
rolled-already = The program has rolled: { $key } takes the roll back.
