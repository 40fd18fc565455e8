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
none-awarded = In { $game } nobody has byes awarded: the rules name none.
house-has-none = A house player has no byes: they play only where somebody would have one.
only-swiss = Byes are awarded for Swiss rounds, and this event has none at the start.
too-many = { $n } byes are too many: the rules award at most { $most }.
paired-already = The rounds of { $name } with a bye are paired already: up to round { $n } nothing changes.
from-round = The byes count from round { $round } on: the rounds before it are paired.
too-late = { $name } joins too late for the awarded byes ({ $n }).
not-swapped = { $name } has an awarded bye and keeps it: { $undo } takes the round back.
out-as-awarded = { $name } has an awarded bye in round { $round }: { $edit } pairs them in it.
too-few-play = { $n ->
    [0] Nobody plays this round, for these have a bye: { $names }. Change their byes first.
    [one] Only one plays this round, for these have a bye: { $names }. Change their byes first.
   *[other] Only { $n } play this round, for these have a bye: { $names }. Change their byes first.
}
label-awarded = Awarded byes
log-awarded = { $n ->
    [0] { $name } has no awarded byes any more
    [one] { $name } has { $n } awarded bye
   *[other] { $name } has { $n } awarded byes
}
# The announcement.
item = Byes
announced-awarded = Awarded before the event: { $points } each, for the first { $most ->
    [one] round
   *[other] { $most } rounds at most
}; players who have some: { $n }
# A ruleset in words.
field-awarded = Byes awarded
describe-awarded = for the first { $most ->
    [one] round, each a match won
   *[other] { $most } rounds at most, each a match won
}
# What is wrong in a ruleset.
not-drawn = with the pairing { $pairing } no round is drawn by points, so nobody can have an awarded bye; take byes out
most = { $n } byes are not possible; write 1 to { $most }
# Found by verify.
verify-awarded = awarded byes: { $said }; due: { $due }
