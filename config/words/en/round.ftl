missing = { $n ->
    [one] { $n } result is missing
   *[other] { $n } results are missing
}
