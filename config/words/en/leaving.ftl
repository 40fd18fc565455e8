# Players who leave after the match whose result is entered.
after-match = { $n ->
    [1] After this match { $names } leaves.
   *[other] After this match { $names } leave.
}
# $result is the result in the log: "Ewa beat Jan".
in-log = { $n ->
    [1] { $result }, and { $names } leaves
   *[other] { $result }, and { $names } leave
}
out-anyway = { $name } is out with this loss: nothing more is recorded.
last-match = No match follows for { $name }: nothing more is recorded.
not-paired = { $n ->
    [1] { $names } has left and is not paired.
   *[other] { $names } have left and are not paired.
}
round-is-over = { $verb ->
    [are] { $round } are over, and a drop belongs to the newest round: { $drop } lets a player leave now, and { $rejoin } brings one back.
   *[is] { $round } is over, and a drop belongs to the newest round: { $drop } lets a player leave now, and { $rejoin } brings one back.
}
match-goes-on = The match at table { $table } goes on: say with its result who leaves, or { $drop } gives it up.
no-result-yet = Table { $table } has no result that could stay.
same-needs-drop = The word same keeps the result, so it needs the word drop= as well.
no-such-side = drop={ $word } names nobody; expected { $known }.
key-either = drop 1/2
key-first = first leaves
key-second = drop 2
not-now = Later rounds are drawn: who leaves now is said in the list of players.
nobody-leaves = Both players stay in the event.
