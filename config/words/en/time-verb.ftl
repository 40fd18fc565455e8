# The verb "time".
does = calls time at a table: what was counted gives the result
no-word = "{ $word }" is no part of a time call; write a field and its count, as in damage=11:14, or roll, or correct.
no-winner = "{ $word }" is no winner; write won=A, won=B or won=none.
round-of-game = a round of the game
