# The repair of a round: its choices, and the line for the reason.
place = The repair of a round
