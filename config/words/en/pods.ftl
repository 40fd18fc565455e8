# Pods: drawn, or seated by hand. $sizes is a list of numbers.
drawn = { $n ->
    [one] { $n } pod drawn: { $sizes } players.
   *[other] { $n } pods drawn: { $sizes } players.
}
drawn-again = { $n ->
    [one] { $n } pod redrawn: { $sizes } players.
   *[other] { $n } pods redrawn: { $sizes } players.
}
seated = { $n ->
    [one] { $n } pod seated by hand: { $sizes } players.
   *[other] { $n } pods seated by hand: { $sizes } players.
}
two-seats = { $name } has two seats: list everyone once.
more-names = A pod needs two players: add more names to each.
without-a-seat = { $names } would have no seat: list everyone in the event.
came-later = { $n ->
    [one] { $names } joined after the pods were drawn and has no seat. To redraw: { $pods }.
   *[other] { $names } joined after the pods were drawn and have no seats. To redraw: { $pods }.
}
none-here = This game has no pods or draft. To pair a round: { $pair }.
games-begun = Games have started. To change the pods, go back before round 1: { $undo }.
draft-begun = The draft has started, so everyone keeps their seat. To go back before it: { $undo }.
drawn-already = The pods are already drawn. To redraw, with a reason: { $pods }.
too-few = { $n ->
    [0] A pod needs two players, and nobody is registered: add players.
   *[other] A pod needs two players, and only one is registered: add players.
}
too-many = { $players } players can't fill { $n } pods of two or more: count={ $most } is the most.
larger-size = A pod has at least two players: set a larger size.
seats-decide = In a pod everyone plays everyone once, in seat order. To change who sits together: { $undo } to before round 1, then { $pods }.
