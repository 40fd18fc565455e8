does = koniec czasu przy stoliku: wynik daje to, co policzono
no-word = „{ $word }” nie pasuje do tego polecenia; wpisz pole i liczbę, na przykład damage=11:14, albo roll, albo correct.
no-winner = „{ $word }” to nie zwycięzca; wpisz won=A, won=B albo won=none.
round-of-game = runda gry
