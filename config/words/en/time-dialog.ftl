# The form for time called at a table.
title = Time is up · table { $table }
# Which game is being played; $before tells who won the games before: "game 1 Ewa".
which-game = Which game is being played?
now-playing = playing
game = game { $n }
game-after = game { $n } ({ $before })
between = between games, before game { $n } ({ $before })
round-over = { $place }, round { $round } finished
round-not-over = { $place }, round { $round } not finished
# Whether anybody won that game before play stopped.
won = won game { $n } in time
nobody = 0 nobody
first-side = plays { $side }
only-if-level = only if tied
roll-again = re-roll
rolled = rolled by the program
# What follows. $why says what decided, $score is that of the match.
wins = { $name } wins: { $why }
wins-match = { $name } wins the match { $score }: { $why }
drawn = Drawn, { $score }: { $why }
goes-on = Score { $score }, game { $n } is next
goes-on-to-round = Score { $score }: play game { $n } at least to the end of its round { $round }
verdict = { $verdict }.
# What the result has beside its winner.
margin = { $name }: { $margin }.
enter-saves = { $key }: save
play-on = Play on to the end of round { $round } of game { $n }, then count.
now = There is already a result: { $result }.
sign = t
# What a key still needs.
choose-game = Choose the game: type a digit from 1 to { $most }.
choose = Choose a player: { $one } or { $two }.
type-number = Type the number; 0 if there is none.
type-roll = Type what the die shows, or { $key }: the program rolls.
# Why a key does not work now.
no-die = These rules don't use a die.
die-not-yet = Roll the die only if all earlier steps are tied.
no-situation = These rules have no ending without a count.
only-this-table = This is the only table being asked about.
no-procedure = The rules of this game don't say who wins when time is up: make a ruling, and enter the result.
clock-stopped = The timer isn't running, so time isn't up.
time-left = The timer still shows { $left }. To call time at one table, type its number first.
all-done = Every table out of time has a result.
last-skipped = No other table is waiting. You can still enter this one.
next-step = Time is up. { $key }: go through the open tables.
with = { $result }; { $time }
at-table = Table { $table }: { $why }.
rolled-already = The program has rolled. { $key }: undo the roll.
