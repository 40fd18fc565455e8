# Two users at work: what somebody else has done meanwhile.
elsewhere = { $name }, in another terminal,
match-goes-on = the match goes on
has-just-reported = { $who } has just reported table { $table }: { $theirs }; this says: { $yours }. Ask which is right; { $report } replaces it.
has-just-saved = { $who } has just saved #{ $n }: { $what }. Ask whether that is wrong; { $undo } takes it back.
has-just-undone = { $who } has just undone #{ $n }: { $what }. Ask whether that is wrong; { $redo } brings it back.
saved-meanwhile = { $by } saved #{ $n } meanwhile: { $what }.
table-now = Table { $table } was { $was } and is now { $is }.
table-gone = Table { $table } was { $was } and is no longer there.
# $what is one sentence or several.
other-consequences = What this changes has changed: { $what }
champion-now = Now { $champion }.
no-champion-now = There is no champion now.
