# Why an event cannot start, and where it departs from the structure's table.
too-few-players = { $n ->
    [0] A round needs two players and none is registered: { $remedy }.
   *[other] A round needs two players and one is registered: { $remedy }.
}
too-few-teams = { $n ->
    [0] A round needs two teams and none is registered: { $remedy }.
   *[other] A round needs two teams and one is registered: { $remedy }.
}
add-more = add more
bring-back = rejoin brings back who has left, or undo goes back to before the pods
pod-needs-two = A pod needs two players: add more.
too-many-rounds = { $n } rounds are not possible here: setup rounds=N, 1 to { $most }.
only-custom = Only a custom structure starts with elimination: setup structure=custom rounds=0.
no-elimination = This game has no single elimination to start with.
no-finals = This game has no finals: setup cut=0.
no-cut = This game has no cut: where the first are level after the last round, the best two of them play a deciding match.
no-bracket = A cut to { $cut } has no bracket: the sizes are { $sizes }.
cut-too-large = A cut to { $cut } needs { $cut } players and there are { $players }: take a smaller one.
every-cut-too-large = A cut to { $cut } needs { $cut } players and there are { $players }: setup cut=0 does without.
custom-needs-rounds = A custom structure needs its number of rounds: setup rounds=N [cut=N].
no-row = The { $structure } structure has no row for { $players } players: choose another with { $setup }.
no-row-announced = The structure has no row for { $players } players; yours is announced.
other-rounds = { $n ->
    [one] { $n } round is announced where the structure has { $expected }.
   *[other] { $n } rounds are announced where the structure has { $expected }.
}
other-cut = { $expected ->
    [0] { $cut } is announced where the structure has none.
   *[other] { $cut } is announced where the structure has { $expected }.
}
a-cut = a { $cut }
other-finals-match = The finals are announced as { $is } where the rules have { $due }.
