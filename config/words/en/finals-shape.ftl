# The shapes of the matches of the finals. $shape is such as "first to three wins".
of-round = { $round }: { $shape }
other-rounds = Other rounds
to-three-wins = { $rounds } to three wins
next-decides = both have won as many games, so game { $n } decides: write a letter for each game, such as { $example }
with-third-and-fifth = { $sides }; game 3 as { $third }, 5 as { $fifth }
label-final = The final
as-the-rules = as the rules have it
# What an organizer may announce.
no-bracket = { $game } has no bracket, so there is no final to announce a match for.
not-in-the-rules = The finals of { $game } have no match of { $shape }; choose among: { $known }.
only = Every match of the finals of { $game } is of one shape, { $shape }: there is nothing to choose for the final.
final-is-paired = The final is paired: its match and the match for third place are fixed. { $undo } goes back to before that.
# The announcement. $said is the line about the finals.
announced = { $said }; { $rounds }
announced-third = { $said }; a match for third place
# Several shapes in one round.
of-table = { $shape } at table { $table }
# What is wrong in a game.
round = the round { $round }
only-final = in double elimination only the final has a shape of its own; write final, or take { $round } out
third-not-played = no match for third place is played; write third_place: played or offered, or take this out
