# The repair of a round: its choices, and the line for the reason.
place = The repair of a round
key-save = saves the chosen repair for the reason in the line
