# The help: what a key does at the judge's desk of a table.
first-player = Choose the first player
second-player = Choose the second player
penalty = Give the chosen player a penalty
extend = Give the table extra time
