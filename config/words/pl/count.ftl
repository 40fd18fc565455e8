players = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
teams = { $n ->
    [one] { $n } drużyna
    [few] { $n } drużyny
   *[other] { $n } drużyn
}
rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[other] { $n } rund
}
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
boosters = { $n ->
    [one] { $n } booster
    [few] { $n } boostery
   *[other] { $n } boosterów
}
draft-sets = { $n ->
    [one] { $n } zestaw draftowy
    [few] { $n } zestawy draftowe
   *[other] { $n } zestawów draftowych
}
pods = { $n ->
    [one] { $n } grupa
    [few] { $n } grupy
   *[other] { $n } grup
}
