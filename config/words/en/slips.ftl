# Slips and results: what a key does not do. $key, $one, $two, $back and $go_on are keys.
undoes-nothing = { $key }: nothing to undo here. { $back }: undo the last game or result.
nothing-typed = Nothing to undo: nothing is typed yet.
nobody-named = Nothing entered yet. Winner: { $one } or { $two }.
# Where a table has its result; a different one needs the key twice.
who-won-otherwise = Winner: { $one } or { $two }? You'll see the effects before saving.
to-side = sides, table { $table }
type-side = Type who plays which side: { $side }.
# The gate before a round of the finals. The sides of the next round follow from those played.
sides-to-record = { $n ->
    [one] Table { $tables }: who played which side isn't recorded. It decides the next sides; left out, it counts for nobody.
   *[other] Tables { $tables }: who played which side isn't recorded. It decides the next sides; left out, it counts for nobody.
}
