# Players who drop with the result of a match.
after-match = { $n ->
    [1] { $names } drops after this match.
   *[other] { $names } drop after this match.
}
# $result is the result in the log: "Ewa beat Jan".
in-log = { $n ->
    [1] { $result }, and { $names } drops
   *[other] { $result }, and { $names } drop
}
out-anyway = { $name } is eliminated by this loss: no drop is recorded.
last-match = { $name } has no more matches: no drop is recorded.
not-paired = { $n ->
    [1] { $names } dropped and won't be paired.
   *[other] { $names } dropped and won't be paired.
}
round-is-over = { $verb ->
    [are] { $round } are over; enter drops with results of the newest round. To drop now: { $drop }. To bring back: { $rejoin }.
   *[is] { $round } is over; enter drops with results of the newest round. To drop now: { $drop }. To bring back: { $rejoin }.
}
match-goes-on = The match at table { $table } isn't over. Report the drop with its result, or give up the match: { $drop }.
no-result-yet = Table { $table } has no result to keep.
same-needs-drop = The word same keeps the result, so it needs drop= as well.
no-such-side = drop={ $word } names nobody; write { $known }.
key-either = drop 1/2
key-first = drop 1
key-second = drop 2
not-now = Later rounds are paired: drop players in the player list.
nobody-leaves = Neither player drops.
