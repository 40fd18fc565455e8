# A win on time, or any other win that is worth less.
name = win on time
with = { $result } ({ $name })
none-here = this game has no win that is worth less; leave timed out
before-finals = a win can be worth less only before the finals; leave timed out
not-played = an unplayed match has no win on time; leave timed out
nobody-won = nobody won, so there is no win on time; leave timed out
win-worth = { $name } { $n }
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
sign = t
# The dialog.
marked = This win counts as: { $name }.
key = on time
no-timed = This game has no win that is worth less.
