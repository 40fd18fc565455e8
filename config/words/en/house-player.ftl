# House players, who play only where somebody would have a bye.
house-player = House player
item = House player
# How such a game counts; part of a sentence.
counts-bye = a game against them counts as a bye, whatever the result
counts-played = the result of a game against them counts, but not for the strength of schedule
counts-opponent = a game against them counts as any other game
announced = { $name } plays only where the number is odd; { $counts }
announced-for-all = None is here; { $counts }
# Registration.
registered = Registered { $name } (#{ $id }) as house player: they play only where somebody would have a bye.
registered-all = Registered { $entrants }, and { $name } as house player.
is-one-now = { $name } (#{ $id }) is a house player now: they play only where somebody would have a bye.
is-none-now = { $name } (#{ $id }) is a player now and plays for a place.
one-only = { $name } is the house player already, and one is enough: { $drop } takes them out first.
not-needed = { $game } has no rounds in which somebody could have a bye, so nobody plays instead of one.
event-begun = The event has begun: { $name } stays what they are.
has-a-seat = { $name } has a seat in a pod: { $undo } goes back to before the pods.
games-fixed = The first round is paired: how games against a house player count stays as announced.
no-answer = house= is yes or no, and not "{ $word }".
no-word = "{ $word }" is no way to count games against a house player; write { $known }.
# Rounds.
meets = { $name } plays the house player { $house }
unused = the house player { $house } is not needed
again = { $name } meets a house player or has a bye again: everybody has had one.
no-bye = { $name } is a house player and has no bye: leave them out of the pairs.
instead-of-bye = A house player plays instead of the bye: pair one of the two only.
one-table-only = A house player meets one player, and only one table has a house player.
note = against the house player
not-needed-now = not needed now
reason-drawn = plays the house player instead of a bye, drawn among all
reason-lowest = plays the house player instead of a bye: the lowest placed of those who have had neither
reason-again = plays the house player instead of a bye: everybody has had one or the other, and this is the lowest placed of those with the fewest
# In the arithmetic of a place.
place-bye = round { $round } against the house player { $name }, as a bye
place-played = round { $round } against the house player { $name }, no opponent
place-opponent = round { $round } against the house player { $name }
# In the log.
log-registered = registered { $name } as house player
log-and = { $what }, and { $name } as house player
log-is-one = { $name } is a house player now
log-is-none = { $name } is a player now
# Keys.
# Found by verify.
reason-apart = plays the house player instead of a bye: with another player there, some who are kept apart would have to meet
