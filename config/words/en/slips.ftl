# Slips and results: what a key does not do. $key, $one, $two, $back and $go_on are keys.
undoes-nothing = { $key } undoes nothing here: { $back } takes back the last game or result.
nothing-typed = Nothing is typed yet that could be taken back.
nobody-named = Nothing is entered yet: { $one } or { $two }, who won.
# Where a table has its result; a different one needs the key twice.
who-won-otherwise = Who won: { $one } or { $two }? A change is shown before saving.
to-side = side of table { $table }
type-side = Type who plays which side: { $side }.
# The gate before a round of the finals. The sides of the next round follow from those played.
sides-to-record = { $n ->
    [one] Table { $tables }: who played which side is not recorded. The next sides follow from it; left out, it counts for nobody.
   *[other] Tables { $tables }: who played which side is not recorded. The next sides follow from it; left out, it counts for nobody.
}
