# The repair of a round: its choices, and the line for the reason.
place = Repairing a round
