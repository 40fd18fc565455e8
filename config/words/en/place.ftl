# A place and its arithmetic.
points = { $points } in { $rounds }
byes = { $n ->
    [1] including a bye
   *[other] including { $n } byes
}
missed = { $n } missed
taken-off = { $n } deducted ({ $about })
and-in-pod = { $said }; { $place }
in-pod = place { $place } of { $all } in pod { $pod }
points-to = { $n ->
    [one] { $n } point to { $other }
   *[other] { $n } points to { $other }
}
disqualified-last = a disqualified player comes last
beat-all-level = { $name } beat everyone else who was tied
level = tied on everything
compared = { $by } { $one } to { $two }
no-opponents = no opponents
of-games = of { $n } games
drawn = drawn at registration
beaten = { $name } beaten
not-beaten = { $name } not beaten
not-met = { $name } not met
nobody-level = nobody is tied
champion = Champion
is-champion = { $name } is champion
are-champions = { $name } are champions
nobody = nobody
plays = Still in: plays { $round } against { $name }
put-out = Eliminated in { $round } by { $name }
both-put-out = Eliminated in { $round } together with { $name }: nobody won
through-by-bye = Still in: bye in { $round }
through = Still in: won { $round } against { $name }
left = Dropped after { $round }
# A share that counts as the least that any share may be.
at-least = at least { $share }
mean = ({ $sum }) / { $n }
