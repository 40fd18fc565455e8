# What the values of a game mean. They stand behind a label, or inside a sentence.
none = none
# Pairing.
pairing-random = Swiss, at random among players with equal points
pairing-halves = Swiss, by start number: a group's top half against its bottom half
pairing-round-robin = everybody meets everybody of the pod
# What a no-show is worth to the player who is present.
absence-win = a win for the one who is present
absence-bye = as a bye for the one who is present
# People who do not meet in the first round.
same-club = members of one club
relatives = relatives
travelled-together = people who travelled together
# Finals.
deciding-match = one deciding match if two are level at the top
cut-top = the best N
cut-top-and-level = the best N and everyone level on points with place N
cut-points = everyone with at least so many points
next-in-standings = the next in the standings, as the lowest seed
nobody = nobody
sides-less-played = each plays the side played less, of two who both played one side less the one with the larger difference; the higher seed chooses when equal
sides-drawn = they are drawn for game 1, game 2 swaps them, and for game 3 they are drawn anew
first-side-chosen = it is drawn who chooses for game 1, and game 2 swaps them
first-side-drawn = they are drawn for game 1, and game 2 swaps them
round-preliminary = preliminary round
round-elimination = elimination round
round-final = final
# Structures and tiers.
basic = basic
advanced = advanced
custom = custom
leaders-second = may play if another official is announced before the start, who rules in their games
leaders-never = may not play
# $rule is one of the two above.
leaders-marshal = { $rule }; where two meet, the { $marshal } does
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
points-off = points=N takes so many tournament points off
removal = the player leaves the event and may return
disqualification = the player leaves the event for good
# Which of two counted numbers wins.
higher = the higher number wins
lower = the lower number wins
holder = whoever has it wins
roll = a die is rolled, the higher wins, equal rolls are repeated
# The way a hand goes in a draft.
pass-left = passing left
pass-right = passing right
