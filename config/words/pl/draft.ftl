needed = Potrzeba: { $needed }
needed-enough = Potrzeba: { $needed }; na sali jest { $there }, wystarczy
needed-missing = Potrzeba: { $needed }; na sali jest { $there }, brakuje { $missing }
open = Draft: otwieranie, { $boosters }
build = Draft: składanie talii, kart: { $n }
pick = { $hand ->
    [one] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karta, podaje się { $way }
    [few] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karty, podaje się { $way }
   *[other] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } kart, podaje się { $way }
}
left = w lewo
right = w prawo
redraft = Ponowny wybór w grupie { $pod }: wzięto { $taken } z { $all } kart
redraft-next = Ponowny wybór w grupie { $pod }: wzięto { $taken } z { $all } kart, następny: { $name }
opening = boostery
building = składanie talii
at-pick = draft, wybór { $pick } z { $all }
opened-and-kept = Otwierane boostery: { $n }, zostają wszystkie karty: { $cards }
decks-from = Talie powstają z { $n } kart
phase = Faza { $phase } z { $phases } · wybór { $pick } z { $all } · na ręce { $hand }
pass-right = podaj W PRAWO ──▶
pass-left = ◀── podaj W LEWO
