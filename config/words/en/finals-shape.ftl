# The shapes of the matches of the finals. $shape is such as "first to three wins".
to-three-wins = { $rounds } to three wins
next-decides = both have won as many games, so game { $n } decides: write a letter for each game, such as { $example }
with-third-and-fifth = { $sides }; game 3 as { $third }, 5 as { $fifth }
# What an organizer may announce.
not-in-the-rules = The finals of { $game } have no match of { $shape }; choose among: { $known }.
