does = koniec czasu przy stoliku: wynik wynika z tego, co policzono
no-word = „{ $word }” nie jest częścią polecenia; wpisz pole i wynik liczenia, na przykład damage=11:14, albo roll, albo correct.
no-winner = „{ $word }” to nie zwycięzca; wpisz won=A, won=B albo won=none.
round-of-game = runda gry
