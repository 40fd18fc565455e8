# Slips and results: what a key does not do. $key, $one, $two, $back and $go_on are keys.
nothing-back = Nothing is taken back here: { $go_on } goes on first.
undoes-nothing = { $key } undoes nothing here: { $back } takes back the last game or result.
nothing-typed = Nothing is typed yet that could be taken back.
saves-no-side = The second entry saves nothing; it writes down no side.
nobody-named = Nothing is entered yet: { $one } or { $two }, who won.
# Where a table has its result; a different one needs the key twice.
who-won-otherwise = Who won: { $one } or { $two }? A change is shown before saving.
to-side = side
type-side = Type who plays which side: { $side }.
# The gate before a round of the finals. The sides of the next round follow from those played.
sides-to-record = { $n ->
    [one] The sides of table { $tables } are not recorded: they count for the next sides.
   *[other] The sides of tables { $tables } are not recorded: they count for the next sides.
}
