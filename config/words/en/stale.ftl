# Two users at work: what somebody else has done meanwhile.
elsewhere = { $name } (in another terminal)
match-goes-on = the match continues
has-just-reported = { $who } just reported table { $table }: { $theirs }. You have: { $yours }. Check which is right. To overwrite: { $report }.
has-just-saved = { $who } just saved #{ $n }: { $what }. Ask them whether it's wrong. To undo it: { $undo }.
has-just-undone = { $who } just undid #{ $n }: { $what }. Ask them whether that's wrong. To redo it: { $redo }.
saved-meanwhile = Meanwhile { $by } saved #{ $n }: { $what }.
table-now = Table { $table }: was { $was }, now { $is }.
table-gone = Table { $table } ({ $was }) is no longer there.
# $what is one sentence or several.
other-consequences = The effects have changed: { $what }
champion-now = Now { $champion }.
no-champion-now = No champion now.
