# Time called at a table. Most of these are clauses behind "Table 6:".
# What is wrong with a call. $id is the word of a field in the verb: cards-left.
one-game = this match is one game; leave out game and games
games-unread = "{ $text }" can't be the games before: { $why }
no-game = there is no game { $n }, the match has at most { $most } games
other-game = after the games { $games } comes game { $next }, not game { $n }; write the games before it in games
no-row = the rules do not say what happens when time is up in game { $n }; rule, and report the result
not-between = the rules don't cover time before game { $n }; write game={ $n }
nobody-won-it = game { $n } has not begun, so nobody has won it
no-round-needed = round-of-game is not needed here; leave it out
won-and-counted = side { $side } has won game { $n }, so nothing is counted; leave out won or the numbers
won-and-situation = won or situation, not both
leader-needs-no-count = nobody won game { $n }, so the leader wins the match; leave the numbers out
draw-needs-no-count = nobody won game { $n }, so it is drawn; leave the numbers out
nothing-counts = nobody won game { $n }, so it counts for nobody; leave the numbers out
no-situations = these rules have no special ending; leave out situation
no-situation = "{ $id }" is no ending of the rules; write { $known }
no-step-decides = no step of the rules decides; rule, and report the result
no-field = "{ $key }" is not counted here; counted are { $known }
nothing-to-count = "{ $key }" is not counted here, for nothing is
no-numbers = { $id }="{ $text }" is not a count; write A's and B's, as in { $id }=11:14
one-number = { $id }={ $text } counts one player; write the number of A and of B, as in { $id }={ $text }:14
no-number = "{ $text }" in { $id } is no whole number
negative = { $id } is { $n }, and nothing counted is negative
too-many = { $id } is at most { $most }
is-a-win = { $id } is at most { $most }, { $above }; report who won
of-one-side = { $id } is counted for one side only ({ $side }); write one number, as in { $id }=2
exactly-one = { $id }="{ $text }": exactly one of the players has it; write { $id }=A or { $id }=B
no-seat = { $side }="{ $text }": who plays this side? { $side }=A or { $side }=B
two-seats = the sides are given twice and differ; leave out { $side }
side-is-recorded = it is recorded that { $seat } plays the side { $side }; correct that first, or leave the side out
no-face = { $id } is { $n }, and the die shows only { $faces }
rolled-on = { $id } goes on after a deciding roll; write the rolls in order, the deciding one last
rolled-twice = roll by hand or by program, not both; leave out roll or the numbers
no-die = the rules don't say what the die of { $id } shows; roll by hand
# What is to be said next.
which-game = which game is being played? Write game=1, or the games before it as in games=W; game=between if none is being played
who-won-before = who won the games before? Write a letter for each as A saw it, as in games=W or games=WL
who-won = had anybody won game { $n } when play stopped? Write won=A, won=B or won=none
which-round = which round of game { $n } was played to its end? The rules ask for round { $least } at least; write round-of-game={ $least }
play-on = game { $n } is played at least to the end of its round { $round }; play on, and count then
counts = nothing decides yet; give { $forms }
level = step { $n } is level ({ $a } to { $b }); give { $forms }
# $forms are such as "margin=N (up to 200)".
margin-needs = the winner is decided; for the margin give { $forms } too
up-to = { $form } (up to { $most })
by-hand-or-program = { $form } (or roll, and the program rolls)
# Why there is no time call at a table.
no-procedure = the rules of this game do not say what happens when time is up here; rule, and report the result
told-only = this event's rules only describe the end of time; rule, and report the result
no-clock = this round has no clock, so time is never up
has-result = there is a result already: { $result }; to replace it, write the word correct behind the call
time-left = The clock still shows time for table { $table }: { $left }.
side-not-recorded = Who plays which side is not recorded yet; { $side } records it.
more-than-the-whole = { $name }: { $n } in "{ $part }" is more than { $most } in "{ $whole }", which includes it. Count again.
# What decided, behind a result. $why says what the winner has: less damage.
with = { $result }; { $time }
to = { $a } to { $b }
sum = { $sum } = { $total }
called = time called: { $why }
by-numbers = { $why } ({ $numbers }), step { $n }
by-holder = { $why }, step { $n }
by-unknown-step = step { $n } decides
by-situation = { $text }: { $why } decides
by-unknown-situation = decided by { $id }
by-win = won before play stopped
by-win-in-game = game { $n } was won before play stopped
by-leader = nobody won game { $n }, so who led wins
by-leader-between = game { $n } had not begun, so who led wins
by-not-counted = game { $n } counts for nobody
by-draw = game { $n } is drawn
play-to-round = Play game { $n } at least to the end of its round { $round }, then count.
