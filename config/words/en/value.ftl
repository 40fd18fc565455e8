# What the values of a game mean. They stand behind a label, or inside a sentence.
none = none
# Pairing.
pairing-random = Swiss, at random among players with equal points
pairing-halves = Swiss, by start number: a group's top half against its bottom half
pairing-round-robin = everyone plays everyone in their pod
# What a no-show is worth to the player who is present.
absence-win = a win for the player who is present
absence-bye = a bye for the player who is present
# People who do not meet in the first round.
same-club = clubmates
relatives = relatives
travelled-together = people who travelled together
# Finals.
deciding-match = one deciding match if two tie for first
cut-top = top N
cut-top-and-level = top N and everyone tied on points with place N
cut-points = everyone with at least N points
next-in-standings = the next in the standings, as the lowest seed
nobody = nobody
sides-less-played = each plays the side they played less; if both played the same side less, the one with the larger difference plays it; if equal, the higher seed chooses
sides-drawn = drawn for game 1, swapped for game 2, and drawn again for game 3
first-side-chosen = a draw decides who chooses for game 1; swapped for game 2
first-side-drawn = drawn for game 1, swapped for game 2
round-preliminary = preliminary round
round-elimination = elimination round
round-final = final
# Structures and tiers.
basic = basic
advanced = advanced
custom = custom
leaders-second = may play if a second official, who rules in their games, is announced before the start
leaders-never = may not play
# $rule is one of the two above.
leaders-marshal = { $rule }; where two meet, the { $marshal } rules
# Which release of a product counts: after "from the day of", and after "11 days after".
release-any = release
release-polish = the Polish release
release-worldwide = the worldwide release
after-any = release
after-polish = the Polish release
after-worldwide = the worldwide release
# What a penalty does.
game-loss = the game being played is entered as lost
match-loss = the whole match is entered as lost
points-off = points=N takes off N tournament points
removal = the player is removed from the event and may return
disqualification = the player is removed from the event for good
# Which of two counted numbers wins.
higher = the higher number wins
lower = the lower number wins
holder = whoever has it wins
roll = a die is rolled, the higher number wins, ties are re-rolled
# The way a hand goes in a draft.
pass-left = passing left
pass-right = passing right
