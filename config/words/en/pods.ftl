# Pods: drawn, or seated by hand. $sizes is a list of numbers.
drawn = { $n ->
    [one] { $n } pod is drawn: { $sizes } players.
   *[other] { $n } pods are drawn: { $sizes } players.
}
drawn-again = { $n ->
    [one] { $n } pod is drawn again: { $sizes } players.
   *[other] { $n } pods are drawn again: { $sizes } players.
}
seated = { $n ->
    [one] { $n } pod is seated by hand: { $sizes } players.
   *[other] { $n } pods are seated by hand: { $sizes } players.
}
two-seats = { $name } has two seats: name everybody once.
more-names = A pod needs two players: put more names into each.
without-a-seat = { $names } would have no seat: name everybody who is in the event.
came-later = { $n ->
    [one] { $names } came after the pods were drawn and has no seat: { $pods } draws them again.
   *[other] { $names } came after the pods were drawn and have no seats: { $pods } draws them again.
}
none-here = This game has no pods: nothing is drafted, and { $pair } draws every round.
games-begun = Play has started: { $undo } to before round 1 to change the pods.
draft-begun = The draft has begun, and everybody keeps their seat: { $undo } goes back to before it.
drawn-already = The pods are drawn already: { $pods } draws them again, with the reason.
too-few = { $n ->
    [0] A pod needs two players and none is registered: add more.
   *[other] A pod needs two players and one is registered: add more.
}
too-many = { $players } players cannot be divided into { $n } pods of two or more: count={ $most } is the most.
larger-size = A pod has two players or more: write a larger size.
seats-decide = Everybody meets everybody of their pod once, in the order of the seats: { $undo } to before round 1 and { $pods } change who sits together.
