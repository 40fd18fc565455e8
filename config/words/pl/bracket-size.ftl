none = drabinka { $kind } nie obejmuje { $size } graczy; wpisz liczbę od { $from } do { $to }
bye = Rozstawiony z numerem 1 ma wolny los w pierwszej rundzie.
byes = { $n ->
    [2] Rozstawieni z numerami 1 i 2 mają wolny los w pierwszej rundzie.
   *[other] Rozstawieni z numerami od 1 do { $n } mają wolny los w pierwszej rundzie.
}
