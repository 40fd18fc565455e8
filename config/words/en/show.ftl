# Why a part of an event cannot be shown. The words after -- and the commands are typed as they are.
announcement-has-no-round = Event info covers all rounds: leave --round out.
pods-have-no-round = Pods are the same in every round: leave --round out.
bracket-has-all-rounds = The bracket has all the rounds: leave --round out.
log-has-all-rounds = The log has all the rounds: leave --round out.
event-has-all-rounds = The event has all the rounds: leave --round out.
# $what is the word of the command, such as pairings.
of-everybody = Only player, place, list and penalties take a name: { $what } shows everyone.
no-json = No JSON for this: { $why }.
no-pods = This game has no pods: { $verb } pairs each round.
no-such-stage = { $n ->
    [one] There is only stage 1.
   *[other] There is no such stage: stages go from 1 to { $n }.
}
no-round-in-the-stage = This stage has no rounds yet: { $verb } pairs one.
round-of-another-stage = The { $stage } has no round { $round }. For the { $other }: --stage { $n }.
no-such-round = { $most ->
    [one] There is no round { $round }: there is only round 1.
   *[other] There is no round { $round }: rounds go from 1 to { $most }.
}
whose-place = Whose place? Type a name, or # and the id, after place.
no-place = { $name } has no place.
no-place-house = { $name } is the house player and isn't ranked.
no-place-sat-out = { $n ->
    [one] { $name } sat out the only round so far, and is ranked after playing one.
   *[other] { $name } sat out all { $n } rounds so far, and is ranked after playing one.
}
no-place-yet = { $name } hasn't been paired yet, and is ranked after playing a round.
only-first-stage = Only the first stage has standings: leave --stage out.
no-standings-yet = No standings yet: no Swiss round is paired.
round-not-over = Round { $round } isn't over: leave --round out for the standings so far.
round-unknown = Can't reconstruct round { $round }: { $why }.
no-deciding-match = No deciding match: { $verb } seeds it, if the leaders are tied after the last round.
no-bracket = No bracket before the cut: { $verb } seeds it.
