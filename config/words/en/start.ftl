# Why an event cannot start, and where it departs from the structure's table.
too-few-players = { $n ->
    [0] A round needs two players, and there are none: { $remedy }.
   *[other] A round needs two players, and there is only one: { $remedy }.
}
too-few-teams = { $n ->
    [0] A round needs two teams, and there are none: { $remedy }.
   *[other] A round needs two teams, and there is only one: { $remedy }.
}
add-more = add more
bring-back = rejoin dropped players, or undo the pods
pod-needs-two = A pod needs two players: add more.
too-many-rounds = { $n } rounds are not possible here. Set 1 to { $most }: setup rounds=N.
only-custom = Only a custom structure can start with elimination: setup structure=custom rounds=0.
no-elimination = This game has no single elimination to start with.
no-finals = This game has no finals: setup cut=0.
no-cut = This game has no cut: if the leaders are tied after the last round, the best two of them play a deciding match.
no-bracket = There is no bracket for a cut to { $cut }: the sizes are { $sizes }.
cut-too-large = A cut to { $cut } needs { $cut } players, and there are { $players }: choose a smaller one.
every-cut-too-large = A cut to { $cut } needs { $cut } players, and there are { $players }. To play without one: setup cut=0.
custom-needs-rounds = Set the number of rounds: setup rounds=N [cut=N].
no-row = The { $structure } structure has no row for { $players } players: choose another with { $setup }.
no-row-announced = The structure has no row for { $players } players; your settings apply.
other-rounds = { $n ->
    [one] { $n } round is set; the structure has { $expected }.
   *[other] { $n } rounds are set; the structure has { $expected }.
}
other-cut = { $expected ->
    [0] { $cut } is set; the structure has none.
   *[other] { $cut } is set; the structure has a cut to { $expected }.
}
a-cut = a { $cut }
other-finals-match = The finals are set to { $is }; the rules have { $due }.
