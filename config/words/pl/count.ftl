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
    [one] { $n } zestaw dodatkowy
    [few] { $n } zestawy dodatkowe
   *[other] { $n } zestawów dodatkowych
}
draft-sets = { $n ->
    [one] { $n } zestaw do draftu
    [few] { $n } zestawy do draftu
   *[other] { $n } zestawów do draftu
}
pods = { $n ->
    [one] { $n } grupa
    [few] { $n } grupy
   *[other] { $n } grup
}
