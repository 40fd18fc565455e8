# Penalties and what they do.
given = { $name }: { $penalty }.
points-off = { $n ->
    [one] { $n } tournament point deducted.
   *[other] { $n } tournament points deducted.
}
leaves = { $name } is out of the event. To bring { $name } back: { $rejoin }.
leaves-for-good = { $name } is out of the event and can't return.
# The result that the table had before.
it-was = Before: { $result }.
stood-already = No change.
finals-seeded = The finals were seeded earlier and don't change.
none-known = This game's rules have no penalties. To keep a remark: { $note }.
unknown = "{ $kind }" is not a penalty of this game: use { $kinds }.
takes-no-points = points= goes with a loss of points, not with { $kind }.
takes-no-game = game= goes with a game loss, not with { $kind }.
how-many-points = How many points? For three: { $penalty }.
plays-nowhere = { $name } isn't at a table now: a game loss counts in the current round.
which-game = The match at table { $table } is over: add game=1, game=2 … for the game { $name } loses.
no-such-game = Game { $n } isn't played yet: choose 1 to { $most }.
too-many-points = A penalty deducts at most { $most } points.
