# Why a part of an event cannot be shown. The words after -- and the verbs are typed as they stand.
announcement-has-no-round = The announcement is for all the rounds: leave --round out.
pods-have-no-round = Pods are the same in every round: leave out --round.
bracket-has-all-rounds = The bracket has all rounds: leave out --round.
log-has-all-rounds = The log has all the rounds: leave --round out.
event-has-all-rounds = The event has all the rounds: leave --round out.
# $what is the word of the command, such as pairings.
of-everybody = Only player, place, list and penalties take a name: { $what } shows everybody.
no-json = No JSON for this: { $why }.
no-pods = This game has no pods: { $verb } draws every round.
no-such-stage = { $n ->
    [one] There is no such stage: there is only stage 1.
   *[other] There is no such stage: stages go from 1 to { $n }.
}
no-round-in-the-stage = This stage has no round yet: { $verb } draws it.
round-of-another-stage = There is no round { $round } in the { $stage }: for the { $other } write --stage { $n }.
no-such-round = { $most ->
    [one] There is no round { $round }: there is only round 1.
   *[other] There is no round { $round }: rounds go from 1 to { $most }.
}
whose-place = Whose place? Write a name, or # and the id, after place.
no-place = { $name } has no place.
no-place-house = { $name } is the house player and plays for no place.
no-place-sat-out = { $n ->
    [one] { $name } has sat out the only round so far, and has a place once they play one.
   *[other] { $name } has sat out all { $n } rounds so far, and has a place once they play one.
}
no-place-yet = { $name } has not been paired yet, and has a place once they play a round.
only-first-stage = Only the first stage has standings: leave out --stage.
no-standings-yet = No standings yet: no Swiss round is paired.
round-not-over = Round { $round } is not over: without --round the standings have it as far as it is.
round-unknown = Round { $round } cannot be told apart: { $why }.
no-deciding-match = There is no deciding match: { $verb } seeds it, if the first are level after the last round.
no-bracket = There is no bracket before the cut: { $verb } makes it.
