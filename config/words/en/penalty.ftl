# Penalties and what they do.
given = { $name }: { $penalty }.
points-off = { $n ->
    [one] { $n } tournament point off.
   *[other] { $n } tournament points off.
}
leaves = { $name } leaves the event: { $rejoin } brings { $name } back.
leaves-for-good = { $name } leaves the event and can never return.
# The result that the table had before.
it-was = It was: { $result }.
stood-already = No change.
finals-seeded = The finals were seeded before this, and stay as they are.
none-known = This game's rules name no penalties: { $note } keeps a remark.
unknown = "{ $kind }" is no penalty of this game: it has { $kinds }.
takes-no-points = points= goes with a loss of points, and { $kind } is none.
takes-no-game = game= goes with the loss of a game, and { $kind } is none.
how-many-points = How many points? { $penalty } takes off three.
plays-nowhere = { $name } plays at no table now: a game is lost in the round that is being played.
which-game = The match at table { $table } is over: game=1, game=2 … says which game { $name } lost.
no-such-game = Game { $n } is not played yet: games go from 1 to { $most }.
too-many-points = A penalty takes { $most } points at most.
