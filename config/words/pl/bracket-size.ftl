none = drabinka { $kind } nie obejmuje { $size } graczy; wpisz liczbę od { $from } do { $to }
bye = Rozstawiony z numerem 1 ma wolny los w pierwszej rundzie.
byes = Rozstawieni z numerami 1–{ $n } mają wolny los w pierwszej rundzie.
