# House players, who play only where somebody would have a bye.
house-player = House player
item = House player
# How such a game counts; part of a sentence.
counts-bye = a game against them counts as a bye, whatever the result
counts-played = the result of a game against them counts, but not for the strength of schedule
counts-opponent = a game against them counts like any other
announced = { $name } plays only if the number of players is odd; { $counts }
announced-for-all = None yet; { $counts }
# Registration.
registered = Registered { $name } (#{ $id }) as house player: they play only instead of a bye.
registered-all = Registered { $entrants }, and { $name } as house player.
is-one-now = { $name } (#{ $id }) is now the house player: they play only instead of a bye.
is-none-now = { $name } (#{ $id }) is now a regular player.
one-only = { $name } is already the house player, and there can be only one. To drop them first: { $drop }.
not-needed = { $game } has no byes, so it needs no house player.
event-begun = The event has started: { $name } can't change from or to house player.
has-a-seat = { $name } already has a seat in a pod. To undo the pods: { $undo }.
games-fixed = Round 1 is paired: how games against a house player count can't change.
no-answer = house= is yes or no, not "{ $word }".
no-word = "{ $word }" isn't a way to count games against a house player; write { $known }.
# Rounds.
meets = { $name } plays house player { $house }
unused = house player { $house } is not needed
again = { $name } plays a house player or has a bye again: everyone has had one.
no-bye = { $name } is the house player and can't have a bye: leave them out of the pairings.
instead-of-bye = The house player plays instead of the bye: give only one of the two.
one-table-only = The house player plays one player, at one table.
note = against the house player
not-needed-now = not needed now
reason-drawn = plays the house player instead of a bye, drawn from everyone
reason-lowest = plays the house player instead of a bye: lowest-placed of those who have had neither
reason-again = plays the house player instead of a bye: everyone has had one or the other, and this is the lowest-placed of those with the fewest
# In the arithmetic of a place.
place-bye = round { $round } against the house player { $name }, as a bye
place-played = round { $round } against the house player { $name }, no opponent
place-opponent = round { $round } against the house player { $name }
# In the log.
log-registered = registered { $name } as house player
log-and = { $what }, and { $name } as house player
log-is-one = { $name } is now a house player
log-is-none = { $name } is now a regular player
# Keys.
# Found by verify.
reason-apart = plays the house player instead of a bye: otherwise players kept apart would have to meet
