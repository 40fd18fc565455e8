# Tie-breaks of the player's own matches, and of opponents without the weakest.
# Columns: on paper, and at most seven letters on the screen.
head-to-head = Head to head
head-to-head-narrow = H2H
cut-one = SoS -1
cut-one-narrow = SoS -1
sonneborn-berger = Sonneborn-Berger
sonneborn-berger-narrow = SB
wins = Wins
wins-narrow = wins
# The names as people say them.
name-head-to-head = head to head
name-cut-one = strength of schedule without the weakest opponent
name-sonneborn-berger = Sonneborn-Berger
name-wins = matches won
# How each is computed, in the description of a game.
arithmetic-head-to-head = points of the tied players against each other; if some have not met, only a lead no missing match can change
arithmetic-wins = with byes worth a match won
# What a value is, inside a sentence.
phrase-head-to-head = points against the tied players
phrase-cut-one = sum of the opponents' points without the lowest
phrase-sonneborn-berger = points of the opponents beaten, and half of those drawn with
# The sum behind a value.
sum-head-to-head = points against the tied players
taken = { $name } { $points }
not-met = { $name } not met
without = { $sum }, without { $least }
only-one = without { $least }, the only opponent
nobody-beaten = no wins or draws
matches-and-byes = { $matches } + { $byes ->
    [one] a bye
   *[other] { $byes } byes
}
of-rounds = of { $n ->
    [one] one round
   *[other] { $n } rounds
}
# Why a player stands before another: the matches of those who were still level.
among-the-rest = { $name } is ahead in the matches of those still tied
# What is wrong in a file.
wins-as-points = the tie-break wins does not fit the points: without draws, and with byes worth a win, the points say the same; remove it from the list
sweep-and-points = use only one of the tie-breaks head_to_head_sweep and head_to_head: both compare the matches of tied players
margin-from = Every match counts { $base }: the winner adds the margin, the loser subtracts it.
margin-of-winner-from = Every match counts { $base }, and the winner adds the margin.
