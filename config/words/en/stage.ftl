# Kinds of stages and brackets, the shape of a match, and the cut.
swiss = Swiss
round-robin = round robin
single-elimination = single elimination
double-elimination = double elimination
deciding-match = deciding match
upper-bracket = upper bracket
lower-bracket = lower bracket
deciding-game = deciding game
seed = seed { $n }
winner-of = winner of { $n }
loser-of = loser of { $n }
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
places = { $worst ->
    [2] { $best }–2nd
    [3] { $best }–3rd
   *[other] { $best }–{ $worst }th
}
one-game = one game
two-games = two games
first-to-two = first to two wins
no-cut = no cut
cut-to = cut to { $n }
cut-to-and-level = cut to { $n } and ties
cut-at = { $n ->
    [one] cut at { $n } point
   *[other] cut at { $n } points
}
