# A bracket as a drawing.
if-cut-now = If the cut to { $n } were made now
match = match { $n }
match-at-table = Match { $n } · table { $table }
number-at-table = { $n } · table { $table }
table = Table { $table }
table-short = T{ $table }
out = out: { $place }
later-rounds = later rounds →
earlier-rounds = ← earlier rounds
upper-final = Upper final
upper-round = Upper round { $n }
lower-final = Lower final
lower-round = Lower round { $n }
if-needed = match { $n } if needed
