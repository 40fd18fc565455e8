# Co jest nie tak z małymi punktami w zasadach gry.
missing = { $by } sumuje małe punkty, ale nikt ich nie podaje; dodaj „{ $example }” z liczbami swojej gry albo usuń to kryterium
one-game = małe punkty podaje się za mecz z jednej gry, a match to { $shape }; wpisz match: one_game albo usuń scores
per-match = przy małych punktach punkty są za mecz; wpisz per: match
no-end-of-time = o zwycięzcy po czasie decydują małe punkty; usuń end_of_time
most = najwięcej małych punktów to { $n }; wpisz liczbę od 1 do { $most }
too-large = { $n } to więcej, niż gracz może zdobyć; wpisz najwyżej { $most }
walkover = gra nierozegrana daje zwycięzcy { $winner }, a drugiemu { $loser }, a zwycięzca musi mieć więcej; zamień te liczby albo wpisz inne
no-draws = równe małe punkty to remis, ale gra nie ma remisów; dodaj draw do points albo wpisz level: refused lub told
margin-missing = różnica małych punktów jest przewagą, ale przewagi nie opisano; dodaj margin z liczbami albo usuń ten klucz
margin-twice = osobna przewaga mogłaby przeczyć małym punktom; wpisz margin: true w scores albo usuń tę przewagę
margin-walkover = walkower wygrywa się o { $n }, ale w scores o { $due }; wpisz { $due }
first-row = pierwszy wiersz jest od { $n }, a bywają gry wygrane o mniej; wpisz from: 0
row-order = ten wiersz jest od { $n }, a poprzedni od { $before }; wpisz wiersze od najmniejszej różnicy do największej
row-never = żadnej gry nie wygrywa się o { $n }, bo najwięcej małych punktów to { $most }; wpisz mniej albo usuń wiersz
row-worth = zwycięzca dostaje { $winner }, a przegrany { $loser }; wpisz więcej dla zwycięzcy
points = { $key } to { $n }, a tournament_points daje { $due }; wpisz { $key }: { $due }
