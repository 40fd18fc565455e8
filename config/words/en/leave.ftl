# Leaving and coming back.
left = { $name } has left.
left-after = { $name } has left after { $round }.
left-already = { $name } has left already.
leaves = { $name } leaves.
disqualified = { $name } is disqualified and can never return.
disqualified-already = { $name } is disqualified already.
had-won-final = { $name } had won the final: report it again if the title goes to the opponent.
had-won-match = { $name } had won the deciding match: re-enter its result if the title goes to the opponent.
table-needs-result = Table { $table } still needs its result.
opponent-has-bye = { $name } goes on with a bye.
opponent-wins-match = { $name } wins the deciding match.
# $why is a whole sentence.
too-few-to-begin = With { $players } the event cannot begin: { $why }
# $cut is "no cut" or "cut to 4".
other-plan = { $n ->
    [one] With { $players } there is { $n } round and { $cut }.
   *[other] With { $players } there are { $n } rounds and { $cut }.
}
back = { $name } is back.
back-with-losses = { $n ->
    [1] { $name } is back, with a loss for the rounds missed.
   *[other] { $name } is back, with { $n } losses for the rounds missed.
}
here-already = { $name } is in the event already.
never-returns = { $name } is disqualified and may never return.
rounds-ended-by-cut = { $name } left in the Swiss rounds, and that stage ended with the cut: a player may return only in the stage they left.
rounds-ended-by-match = { $name } dropped before the deciding match was seeded and can't rejoin after it.
left-finals = { $name } was removed from the finals: nobody returns to a bracket.
left-deciding-match = { $name } left the deciding match: nobody returns to it.
