# How shares of matches and games won are counted.
# A share that counts as the most that it may be.
at-most = { $share } at most
# In the description of a game.
draws-lost = a draw counts as a loss
leavers-match-ceiling = matches of a player who dropped early: at most { $share }
# What is wrong in a file.
ceiling-below = { $key } is { $share }, below the floor of { $floor }; write at least { $floor }
no-draws = percentages describe draws, but the game has none; add draw to points, or delete draws from percentages
