players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
teams = { $n ->
    [one] { $n } team
   *[other] { $n } teams
}
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
boosters = { $n ->
    [one] { $n } booster
   *[other] { $n } boosters
}
draft-sets = { $n ->
    [one] { $n } draft set
   *[other] { $n } draft sets
}
pods = { $n ->
    [one] { $n } pod
   *[other] { $n } pods
}
