# Byes that are not the odd player's: awarded before the event for the first rounds.
# The words for such a bye in a row of the pairings.
awarded = awarded bye
coming-awarded = bye next round
why-awarded = A bye awarded before the event
# In the arithmetic of a place.
rounds-awarded = { $n ->
    [1] one by an awarded bye
   *[other] with { $n } awarded byes
}
# In the sentence about a round, and in its line of the log.
have-awarded = { $n ->
    [one] { $names } has an awarded bye
   *[other] { $names } have awarded byes
}
# Byes awarded for the first rounds.
a-number = a number of awarded byes
none-awarded = { $game } has no awarded byes.
house-has-none = A house player can't have byes: they only play where somebody would have one.
only-swiss = Byes are awarded for Swiss rounds, and this event doesn't start with any.
too-many = { $n } byes are too many: the limit is { $most }.
paired-already = { $name }: the rounds with a bye are already paired, so nothing changes up to round { $n }.
from-round = Byes count from round { $round }: earlier rounds are already paired.
too-late = { $name } joined too late for the awarded byes ({ $n }).
not-swapped = { $name } has an awarded bye and keeps it. To undo the round: { $undo }.
out-as-awarded = { $name } has an awarded bye in round { $round }. To pair them anyway: { $edit }.
too-few-play = { $n ->
    [0] Nobody plays this round. Byes: { $names }. Change them first.
    [one] Only one player plays this round. Byes: { $names }. Change them first.
   *[other] Only { $n } play this round. Byes: { $names }. Change them first.
}
label-awarded = Awarded byes
log-awarded = { $n ->
    [0] { $name } no longer has awarded byes
    [one] { $name } has { $n } awarded bye
   *[other] { $name } has { $n } awarded byes
}
# The announcement.
item = Byes
announced-awarded = Awarded before the event: { $points } each, for the first { $most ->
    [one] round
   *[other] { $most } rounds at most
}; players with byes: { $n }
# A ruleset in words.
field-awarded = Awarded byes
describe-awarded = for the first { $most ->
    [one] round, each a match won
   *[other] { $most } rounds at most, each a match won
}
# What is wrong in a ruleset.
not-drawn = the pairing { $pairing } doesn't go by points, so nobody can have an awarded bye; delete byes
most = { $n } byes are not possible; write 1 to { $most }
# Found by verify.
verify-awarded = awarded byes: { $said }; due: { $due }
