# A win on time, or any other win that is worth less.
name = win on time
with = { $result } ({ $name })
none-here = this game has no win that is worth less; leave timed out
before-finals = a win is worth less only before the finals; leave timed out
not-played = an unplayed match has no win on time; leave out timed
nobody-won = nobody won, so there is no win on time; leave timed out
win-worth = { $name } { $n }
loss-worth = its loss { $n }
with-played = timed goes with a match that was played; leave timed out.
# The ruleset.
no-win = timed_loss is the loss of a win on time; add timed_win too, or take it out
win-most = a win on time is worth { $n }, a win { $win }; write at most { $win }
win-least = a win on time is worth { $n }, its loss { $loss }; write more than { $loss }
loss-least = the loss of a win on time is worth { $n }, a loss { $loss }; write at least { $loss }
same = a win on time is worth what any win is; write less, or take timed_win out
by-difference = tournament_points gives every win its worth; remove timed_win
name-only = a win on time has a name, but is worth nothing of its own; add timed_win to points, or take the name out
sign = t
# The dialog.
marked = The win counts as: { $name }.
key = on time
no-timed = This game has no win that is worth less.
