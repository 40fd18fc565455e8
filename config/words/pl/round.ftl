missing = { $n ->
    [one] brakuje { $n } wyniku
   *[other] brakuje { $n } wyników
}
