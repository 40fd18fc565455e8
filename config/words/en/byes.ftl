# Byes that are not the odd player's: awarded for the first rounds, asked for, or for a late entry.
# The words for such a bye in a row of the pairings.
awarded = awarded bye
requested = bye on request
late = late entry, bye
coming-awarded = bye next round
coming-requested = bye next, on request
why-awarded = A bye awarded before the event
why-requested = A bye that the player asked for
why-late = A round before the player entered
# In the arithmetic of a place.
rounds-awarded = { $n ->
    [1] one by an awarded bye
   *[other] with { $n } awarded byes
}
rounds-requested = { $n ->
    [1] one by a bye on request
   *[other] with { $n } byes on request
}
rounds-late = { $n ->
    [1] one before entering, as a bye
   *[other] { $n } before entering, as byes
}
# In the sentence about a round, and in its line of the log.
have-awarded = { $n ->
    [one] { $names } has an awarded bye
   *[other] { $names } have awarded byes
}
have-requested = { $n ->
    [one] { $names } has a bye on request
   *[other] { $names } have byes on request
}
# Byes awarded for the first rounds.
a-number = the number of byes awarded for the first rounds
none-awarded = In { $game } nobody has byes awarded: the rules name none.
house-has-none = A house player has no byes: they play only where somebody would have one.
only-swiss = Byes are awarded for Swiss rounds, and this event begins without any.
too-many = { $n } byes are too many: the rules award at most { $most }.
paired-already = The rounds of { $name } with a bye are paired already: up to round { $n } nothing changes.
from-round = The byes count from round { $round } on: the rounds before it are paired.
too-late = { $name } enters after the rounds of the awarded byes, { $n } in all: none is left.
not-swapped = { $name } has a bye of their own ({ $bye }) and keeps it: { $undo } takes the round back.
out-as-awarded = { $name } has an awarded bye in round { $round }: { $edit } pairs them in it.
out-on-request = { $name } has a bye on request in round { $round }: { $off } pairs them in it.
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
# Byes on request.
does = leaves a Swiss round out on the player's request; off takes that back
none-requested = In { $game } nobody has a bye on request. A round can be sat out with { $away }, if the rules allow it.
round-is-paired = Round { $round } is no round to come: the next is round { $next }.
no-such-round = There is no round { $round }: { $n ->
    [one] { $n } Swiss round is announced.
   *[other] { $n } Swiss rounds are announced.
}
not-so-late = In { $game } nobody has a bye on request in the last { $n ->
    [one] round: round { $last } is the latest.
   *[other] { $n } rounds: round { $last } is the latest.
}
has-one-awarded = { $name } has an awarded bye in round { $round } anyway.
had-the-most = { $name } has had, or has asked for, as many byes on request as the rules allow: { $most }.
is-asked = { $name } has a bye in round { $round } on request: { $points }.
asked-already = { $name } has asked for a bye in round { $round } already.
plays-after-all = { $name } plays round { $round } after all.
not-asked = { $name } has asked for no bye in round { $round }.
key-request = gives the chosen player a bye on request in the coming round, or takes it back
log-asked = { $name } has asked for a bye in round { $round }
log-off = { $name } plays round { $round } after all
# A late entry.
late-byes = { $n ->
    [1] { $name } enters late, with a bye for the round missed.
   *[other] { $name } enters late, with { $n } byes for the rounds missed.
}
late-free = { $n ->
    [1] { $name } enters late, without a loss: the round missed is no round of theirs.
   *[other] { $name } enters late, without a loss: the { $n } rounds missed are no rounds of theirs.
}
all-late-byes = { $n ->
    [1] Each of them enters late, with a bye for the round missed.
   *[other] Each of them enters late, with { $n } byes for the rounds missed.
}
all-late-free = { $n ->
    [1] Each of them enters late, without a loss for the round missed.
   *[other] Each of them enters late, without a loss for the { $n } rounds missed.
}
# The announcement.
item = Byes
announced-awarded = Awarded before the event: { $points } each, for the first { $most ->
    [one] round
   *[other] { $most } rounds at most
}; players who have some: { $n }
announced-requested = On request: { $points } each, at most { $most } a player
announced-requested-until = On request: { $points } each, at most { $most } a player, { $n ->
    [one] not in the last round
   *[other] not in the last { $n } rounds
}
announced-late = Rounds before a late entry are { $as_what }
# A ruleset in words.
field-awarded = Byes awarded
field-requested = Byes on request
field-late = Late entry
describe-awarded = for the first { $most ->
    [one] round, worth { $worth }
   *[other] { $most } rounds at most, worth { $worth }
}
describe-requested = { $most } at most, worth { $worth }
describe-not-in-last = { $n ->
    [one] not in the last round
   *[other] not in the last { $n } rounds
}
counts-as-bye = count as having had the bye
worth-bye = a bye
worth-win = a match won
worth-draw = a match drawn
late-loss = losses
late-nothing = no rounds of theirs
late-bye = byes
# What is wrong in a ruleset.
wants-worth = the worth of a bye
write-worth = write bye, win, draw or a number of points
not-drawn = with the pairing { $pairing } no round is drawn by points, so nobody can have a bye of their own; take byes out
late-not-drawn = with the pairing { $pairing } a late entry has no rounds to catch up; take late_entry out
nothing-said = byes says nothing; add awarded or requested, or take it out
no-draws = a bye is worth a draw, but there are no draws; write a number of points, win or bye
worth-too-much = a bye is worth { $n } points, a match won is worth { $most }; write at most { $most }
most = { $n } byes are not possible; write a number from 1 to { $most }
not-in-last = { $n } last rounds are not possible; write a number from 0 to { $most }
# Found by verify.
verify-awarded = awarded byes: { $said }; due: { $due }
verify-requested = byes on request: { $said }; due: { $due }
