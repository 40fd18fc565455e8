needed = Potrzeba: { $needed }
needed-enough = Potrzeba: { $needed }; na miejscu jest { $there }, wystarczy
needed-missing = Potrzeba: { $needed }; na miejscu jest { $there }, brakuje { $missing }
open = Draft: otwieranie, { $boosters }
build = Draft: składanie talii, kart: { $n }
pick = { $hand ->
    [one] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karta, podawanie { $way }
    [few] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karty, podawanie { $way }
   *[other] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } kart, podawanie { $way }
}
left = w lewo
right = w prawo
redraft = Podział kart w grupie { $pod }: wzięto { $taken } z { $all } kart
redraft-next = Podział kart w grupie { $pod }: wzięto { $taken } z { $all } kart, następny: { $name }
opening = zestawy dodatkowe
building = składanie talii
at-pick = draft, wybór { $pick } z { $all }
opened-and-kept = Otwierane zestawy dodatkowe: { $n }, zostają wszystkie karty: { $cards }
decks-from = Składanie talii z { $n } kart
phase = Faza { $phase } z { $phases } · wybór { $pick } z { $all } · na ręce { $hand }
pass-right = podaj W PRAWO ──▶
pass-left = ◀── podaj W LEWO
