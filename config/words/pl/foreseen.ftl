# Co się nie uda przy obecnych ustaleniach. $players to liczba ze słowem: 4 graczy.
rematch = { $most ->
    [one] { $players }: bez powtórzonego meczu najwyżej { $most } runda, a w planie jest { $rounds }.
    [few] { $players }: bez powtórzonego meczu najwyżej { $most } rundy, a w planie jest { $rounds }.
   *[other] { $players }: bez powtórzonego meczu najwyżej { $most } rund, a w planie jest { $rounds }.
}
rematch-or-bye = { $most ->
    [one] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } runda, a w planie jest { $rounds }.
    [few] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } rundy, a w planie jest { $rounds }.
   *[other] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } rund, a w planie jest { $rounds }.
}
rematch-or-house = { $most ->
    [one] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } runda, a w planie jest { $rounds }.
    [few] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } rundy, a w planie jest { $rounds }.
   *[other] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } rund, a w planie jest { $rounds }.
}
rematch-later = { $most ->
    [one] { $players }: bez powtórzonego meczu jeszcze najwyżej { $most } runda; w planie jeszcze { $left }.
    [few] { $players }: bez powtórzonego meczu jeszcze najwyżej { $most } rundy; w planie jeszcze { $left }.
   *[other] { $players }: bez powtórzonego meczu jeszcze najwyżej { $most } rund; w planie jeszcze { $left }.
}
rematch-or-bye-later = { $most ->
    [one] { $players }: bez powtórzonego meczu i drugiego wolnego losu jeszcze najwyżej { $most } runda; w planie jeszcze { $left }.
    [few] { $players }: bez powtórzonego meczu i drugiego wolnego losu jeszcze najwyżej { $most } rundy; w planie jeszcze { $left }.
   *[other] { $players }: bez powtórzonego meczu i drugiego wolnego losu jeszcze najwyżej { $most } rund; w planie jeszcze { $left }.
}
rematch-or-house-later = { $most ->
    [one] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) jeszcze najwyżej { $most } runda; w planie jeszcze { $left }.
    [few] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) jeszcze najwyżej { $most } rundy; w planie jeszcze { $left }.
   *[other] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) jeszcze najwyżej { $most } rund; w planie jeszcze { $left }.
}
unbeaten = { $n ->
    [one] Po { $n } rundzie kilka osób może być bez porażki ({ $players }): żeby została jedna, potrzeba rund: { $needed }.
   *[other] Po { $n } rundach kilka osób może być bez porażki ({ $players }): żeby została jedna, potrzeba rund: { $needed }.
}
cut-takes-all = Odcięcie do top { $cut } obejmuje wszystkich: { $players }.
cut-too-large = Odcięcie do top { $cut } wymaga tylu graczy ({ $cut }), a jest { $players }.
cut-out-of-reach = Nikt nie osiągnie progu odcięcia ({ $cut }): rundy dają najwyżej { $most }.
finals-late = Finały kończą się około { $time }, ale sala jest czynna do { $closes }.
rounds-late = Ostatnia runda kończy się około { $time }, ale sala jest czynna do { $closes }.
item-schedule = Prognoza
now = przy losowaniu teraz runda { $round } kończy się około { $time }
now-with-finals = przy losowaniu teraz runda { $round } kończy się około { $time }, a finały około { $finals }
bracket-now = przy losowaniu teraz finały kończą się około { $time }
ends = runda { $round } kończy się około { $time }
ends-with-finals = runda { $round } kończy się około { $time }, a finały około { $finals }
finals-end = finały kończą się około { $time }
take = { $rounds }: około { $time }
take-with-finals = { $rounds }: około { $time }, a z finałami około { $finals }
bracket-takes = finały: około { $time }
minutes = { $minutes } min
hours = { $hours } godz.
hours-minutes = { $hours } godz. { $minutes } min
item-day = Dzień
pause = { $minutes } między rundami (do prognozy)
closes = sala jest czynna do { $time }
label-pause = Przerwa między rundami
label-closes = Sala czynna do
pause-range = Przerwa może trwać od 0 do { $most } minut.
no-time = „{ $text }” to nie godzina: wpisz np. 22:00.
