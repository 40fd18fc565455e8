# A place and its arithmetic.
points = { $points } in { $rounds }
byes = { $n ->
    [1] one by a bye
   *[other] with { $n } byes
}
missed = { $n } missed
taken-off = { $n } taken off ({ $about })
and-in-pod = { $said }; { $place }
in-pod = place { $place } of { $all } in pod { $pod }
points-to = { $n ->
    [one] { $n } point to { $other }
   *[other] { $n } points to { $other }
}
disqualified-last = a disqualified player comes last
beat-all-level = { $name } beat everybody else who was level
level = tied in everything
compared = { $by } { $one } to { $two }
no-opponents = no opponents
of-games = of { $n } games
drawn = drawn at registration
beaten = { $name } beaten
not-beaten = { $name } not beaten
not-met = { $name } not met
nobody-level = nobody is level
champion = Champion
is-champion = { $name } is champion
are-champions = { $name } are champions
nobody = nobody
plays = Still in, plays { $round } against { $name }
put-out = Put out in { $round } by { $name }
both-put-out = Put out in { $round }, as { $name } was: nobody won
through-by-bye = Still in, by a bye in { $round }
through = Still in, won { $round } against { $name }
left = Left after { $round }
# A share that counts as the least that any share may be.
at-least = { $share } at least
mean = ({ $sum }) / { $n }
