none = drabinka { $kind } nie obejmuje { $size } graczy; wpisz liczbę od { $from } do { $to }
