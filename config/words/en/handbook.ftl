# The parts of the judge's book that are made from the fields of a game.
at-the-table = At the table
rounds = Rounds and finals
tiers = Tiers
round-times = Length of rounds
row = { $players } players: rounds { $rounds }, cut { $cut }
row-note = { $row }. { $note }
minutes = { $round }, { $shape }: { $length }
