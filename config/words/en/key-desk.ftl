# The help: what a key does at the judge's desk of a table.
first-player = the keys act on the first-named player
second-player = the keys act on the second-named player
player-up = the player above
player-down = the player below
penalty = gives the chosen player a penalty
extend = gives the table extra time
