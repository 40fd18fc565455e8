# Time called at a table. Most of these are clauses behind "Table 6:".
# What is wrong with a call. $id is the word of a field in the command: cards-left.
one-game = this match is one game; leave game and games out
games-unread = "{ $text }" can't be the games before: { $why }
no-game = there is no game { $n }; the match has at most { $most } games
other-game = after the games { $games } comes game { $next }, not game { $n }; list the games before it in games
not-between = the rules don't cover time before game { $n }; write game={ $n }
nobody-won-it = game { $n } has not started, so nobody has won it
no-round-needed = round-of-game is not needed; leave it out
won-and-situation = won or situation, not both
nothing-counts = game { $n } is not counted; leave the numbers out
no-situations = these rules have no special ending; leave situation out
no-situation = "{ $id }" is not an ending in the rules; write { $known }
no-step-decides = no step of the rules decides; make a ruling, and report the result
no-field = "{ $key }" is not counted here; use { $known }
nothing-to-count = "{ $key }" is not counted here; nothing is
no-numbers = { $id }="{ $text }" is not a count; write A's and B's, as in { $id }=11:14
no-number = "{ $text }" in { $id } is not a whole number
negative = { $id } is { $n }, but can't be negative
too-many = { $id } is at most { $most }
is-a-win = { $id } is at most { $most }, { $above }; report who won
of-one-side = { $id } is for one side only ({ $side }); write one number, as in { $id }=2
exactly-one = { $id }="{ $text }": exactly one player has it; write { $id }=A or { $id }=B
two-seats = the sides are given twice and differ; leave { $side } out
side-is-recorded = { $seat } is recorded as playing { $side }; correct that first, or leave the side out
no-face = { $id } is { $n }, but the die only shows { $faces }
rolled-on = { $id } continues after a deciding roll; write the rolls in order, the deciding one last
rolled-twice = roll by hand or by program, not both; leave out roll or the numbers
no-die = the rules don't say what the die of { $id } shows; roll by hand
# What is to be said next.
which-game = which game is being played? Write game=1, or the games before it as in games=W; game=between if none is being played
who-won-before = who won the earlier games? Write a letter for each from A's side, as in games=W or games=WL
who-won = had anybody won game { $n } when play stopped? Write won=A, won=B or won=none
which-round = which round of game { $n } was the last one finished? The rules need round { $least } or later; write round-of-game={ $least }
play-on = play game { $n } at least to the end of its round { $round }, then count
counts = nothing decides yet; give { $forms }
level = step { $n } is tied ({ $a } to { $b }); give { $forms }
# $forms are such as "margin=N (up to 200)".
margin-needs = the winner is decided; for the margin give { $forms } too
up-to = { $form } (up to { $most })
by-hand-or-program = { $form } (or roll: the program rolls)
# Why there is no time call at a table.
no-procedure = the rules of this game don't say what happens when time is up here; make a ruling, and report the result
no-clock = this round has no timer, so time is never up
has-result = there is already a result: { $result }; to replace it, add the word correct at the end
time-left = Table { $table } still has time: { $left }.
side-not-recorded = Who plays which side isn't recorded yet. To record it: { $side }.
more-than-the-whole = { $name }: { $n } in "{ $part }" is more than { $most } in "{ $whole }", which includes it. Count again.
# What decided, behind a result. $why says what the winner has: less damage.
to = { $a } to { $b }
called = time called: { $why }
by-numbers = { $why } ({ $numbers }), step { $n }
by-holder = { $why }, step { $n }
by-unknown-step = step { $n } decides
by-situation = { $text }: { $why } decides
by-unknown-situation = decided by { $id }
by-win = won before play stopped
by-game =
    { $how ->
        [won] game { $n } was won before play stopped
        [leader] nobody won game { $n }, so the leader wins
        [between] game { $n } had not started, so the leader wins
       *[not-counted] game { $n } counts for nobody
    }
# Which game is being played; $before tells who won the games before: "game 1 Ewa".
time-dialog-which-game = Which game is being played?
now-playing = playing
game = game { $n }
between = between games, before game { $n } ({ $before })
round-at =
    { $finished ->
        [yes] { $place }, round { $round } finished
       *[no] { $place }, round { $round } not finished
    }
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
# What the result has beside its winner.
# What a key still needs.
choose-game = Choose the game: type a digit from 1 to { $most }.
choose = Choose a player: { $one } or { $two }.
type-number = Type the number; 0 if there is none.
type-roll = Type what the die shows, or { $key }: the program rolls.
# Why a key does not work now.
time-dialog-no-die = These rules don't use a die.
die-not-yet = Roll the die only if all earlier steps are tied.
time-dialog-no-situation = These rules have no ending without a count.
time-dialog-time-left = The timer still shows { $left }. To call time at one table, type its number first.
all-done = Every table out of time has a result.
last-skipped = No other table is waiting.
next-step = Time is up. { $key }: go through the open tables.
rolled-already = The program has rolled. { $key }: undo the roll.
# The keys of time called at a table.
time-is-up = time is up
time-key-called = time is up here
next-or-save = next, save
roll = roll the die
situation = special ending
skip = skip the table
# In the list of keys of the form.
row = row
field = field
number = number, choice
# The command "time".
does = call time at a table; the counts give the result
no-word = "{ $word }" is not part of a time call; write a field and its count, as in damage=11:14, or roll, or correct.
# A win on time, or any other win that is worth less.
name = win on time
none-here = a win on time is not possible here; leave timed out
loss-worth = its loss { $n }
with-played = timed needs a match that was played; leave timed out.
# The ruleset.
no-win = timed_loss is the loss of a win on time; add timed_win too, or remove it
win-most = a win on time is worth { $n }, a win { $win }; write at most { $win }
win-least = a win on time is worth { $n }, its loss { $loss }; write more than { $loss }
loss-least = the loss of a win on time is worth { $n }, a loss { $loss }; write at least { $loss }
same = a win on time is worth as much as any win; write less, or remove timed_win
by-difference = tournament_points gives every win its worth; remove timed_win
name-only = a win on time has a name, but no points of its own; add timed_win to points, or remove the name
# The dialog.
marked = This win counts as: { $name }.
no-timed = This game has no win that is worth less.
