# The command "time".
does = call time at a table; the counts give the result
no-word = "{ $word }" is not part of a time call; write a field and its count, as in damage=11:14, or roll, or correct.
no-winner = "{ $word }" is not a winner; write won=A, won=B or won=none.
round-of-game = a round of the game
