# Drops and rejoins.
left = { $name } has dropped.
left-after = { $name } has dropped after { $round }.
left-already = { $name } has already dropped.
leaves = { $name } drops.
disqualified = { $name } is disqualified and can't rejoin.
disqualified-already = { $name } is already disqualified.
had-won-final = { $name } won the final: report it again if the title goes to the opponent.
had-won-match = { $name } won the deciding match: report it again if the title goes to the opponent.
table-needs-result = Table { $table } still needs its result.
opponent-has-bye = { $name } advances with a bye.
opponent-wins-match = { $name } wins the deciding match.
# $why is a whole sentence.
too-few-to-begin = With { $players } the event can't start: { $why }
# $cut is "no cut" or "cut to 4".
other-plan = { $n ->
    [one] With { $players } there is { $n } round and { $cut }.
   *[other] With { $players } there are { $n } rounds and { $cut }.
}
back = { $name } has rejoined.
back-with-losses = { $n ->
    [1] { $name } has rejoined, with a loss for the rounds missed.
   *[other] { $name } has rejoined, with { $n } losses for the rounds missed.
}
here-already = { $name } is already in the event.
never-returns = { $name } is disqualified and may never rejoin.
rounds-ended-by-cut = { $name } dropped in the Swiss rounds and can't rejoin after the cut.
rounds-ended-by-match = { $name } dropped in the Swiss rounds and can't rejoin once the deciding match is seeded.
left-finals = { $name } is out of the finals: nobody can rejoin a bracket.
left-deciding-match = { $name } dropped out of the deciding match: nobody can rejoin it.
