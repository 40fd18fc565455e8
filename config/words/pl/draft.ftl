needed = Potrzeba: { $needed }
needed-enough = Potrzeba: { $needed }; na miejscu jest { $there }, wystarczy
needed-missing = Potrzeba: { $needed }; na miejscu jest { $there }, brakuje { $missing }
open = Draft: otwieranie, { $boosters }
build = Draft: składanie talii, kart: { $n }
pick =
    { $hand ->
        [one] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karta, podawanie { $way }
        [few] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } karty, podawanie { $way }
       *[other] Draft: faza { $phase }, wybór { $pick } z { $all }, na ręce { $hand } kart, podawanie { $way }
    }
way =
    { $way ->
        [left] w lewo
       *[right] w prawo
    }
redraft = Podział kart w grupie { $pod }: wzięto { $taken } z { $all } kart
redraft-next = Podział kart w grupie { $pod }: wzięto { $taken } z { $all } kart, następny: { $name }
opening = boostery
building = składanie talii
at-pick = draft, wybór { $pick } z { $all }
opened-and-kept = Otwierane zestawy dodatkowe: { $n }, zostają wszystkie karty: { $cards }
decks-from = Składanie talii z { $n } kart
phase = Faza { $phase } z { $phases } · wybór { $pick } z { $all } · na ręce { $hand }
pass =
    { $way ->
        [left] ◀── podaj W LEWO
       *[right] podaj W PRAWO ──▶
    }
draft-step-open = Każdy otwiera { $boosters } i zatrzymuje wszystkie karty: { $n }.
draft-step-build = Każdy składa talię z { $n } kart: { $kept } i { $set } z zestawu do draftu.
first-pick =
    { $n ->
        [one] Faza { $phase }: każdy otwiera { $boosters }, wybiera 1 z { $n } karty i podaje resztę { $way }.
       *[other] Faza { $phase }: każdy otwiera { $boosters }, wybiera 1 z { $n } kart i podaje resztę { $way }.
    }
draft-step-pick =
    { $n ->
        [one] Faza { $phase }, wybór { $pick }: na ręce { $n } karta, podawanie { $way }.
        [few] Faza { $phase }, wybór { $pick }: na ręce { $n } karty, podawanie { $way }.
       *[other] Faza { $phase }, wybór { $pick }: na ręce { $n } kart, podawanie { $way }.
    }
boosters-missing =
    { $n ->
        [one] Brakuje { $n } zestawu dodatkowego: potrzeba { $needed }, na miejscu jest { $there }.
       *[other] Brakuje { $n } zestawów dodatkowych: potrzeba { $needed }, na miejscu jest { $there }.
    }
unfinished = Draft był dopiero w fazie { $phase }, przy wyborze { $pick }. Żeby do niego wrócić: { $undo }.
nothing-drafted = W tej grze nie ma draftu.
games-started = Gry już trwają: na draft jest za późno. Żeby wrócić do chwili przed rundą 1: { $undo }.
everybody-builds = Wszyscy składają talie: losuj rundę 1, gdy będą gotowe.
shared-out =
    { $n ->
        [one] Do podziału { $n } karta, od największej liczby zwycięstw: zaczyna { $name }.
        [few] Do podziału { $n } karty, od największej liczby zwycięstw: zaczyna { $name }.
       *[other] Do podziału { $n } kart, od największej liczby zwycięstw: zaczyna { $name }.
    }
taken =
    { $n ->
        [few] { $name } bierze kartę, zostają { $n }: teraz { $next }.
       *[other] { $name } bierze kartę, zostaje { $n }: teraz { $next }.
    }
last-taken = { $name } bierze ostatnią kartę.
nothing-passed = Podział rzadkich kart uzgadnia się na początku draftu, a tu nic się nie podaje: każdy zatrzymuje to, co otworzył.
too-late-to-agree = Za późno: podział rzadkich kart uzgadnia się przed pierwszym wyborem.
not-agreed = Przed pierwszym wyborem nie uzgodniono podziału rzadkich kart: każdy zatrzymuje to, co wybrał.
laid-together-already = Karty są już we wspólnej puli. Żeby brać po jednej: { $next }.
none-laid-together = Nie ma jeszcze wspólnej puli kart. Żeby podać, ile ich jest: { $cards }.
no-card = Podaj, ile jest kart.
too-many-cards = Kart jest { $n }, a w drafcie wybrano tylko { $drafted }.
nobody-left = W tej grupie nie ma już nikogo, kto mógłby wziąć kartę.
redraft-over = Nie ma już kart: podział jest zakończony.
games-to-come = Karty rozdziela się według zwycięstw: najpierw wpisz wyniki pozostałych gier.
which-pod = Która grupa? Dodaj pod=N.
no-pods = Nie ma jeszcze grup. Żeby je wylosować: { $pods }.
no-such-pod = Grupy { $pod } nie ma: wybierz od 1 do { $most }.
two-seats = { $name } ma dwa miejsca: wymień każdego raz.
more-names = Grupa wymaga dwóch graczy: dodaj do każdej nazwiska.
without-a-seat =
    { $n ->
        [one] Bez miejsca zostaje { $names }: wymień wszystkich graczy turnieju.
       *[other] Bez miejsca zostają { $names }: wymień wszystkich graczy turnieju.
    }
came-later =
    { $n ->
        [one] Bez miejsca (zapis po losowaniu grup): { $names }. Aby wylosować ponownie: { $pods }.
       *[other] Bez miejsc (zapis po losowaniu grup): { $names }. Aby wylosować ponownie: { $pods }.
    }
none-here = Ta gra nie ma grup ani draftu. Aby sparować rundę: { $pair }.
pods-games-started = Gry już trwają. Aby zmienić grupy, cofnij przed rundę 1: { $undo }.
draft-started = Draft już trwa i każdy zachowuje miejsce. Aby cofnąć przed draft: { $undo }.
drawn-already = Grupy są już wylosowane. Aby wylosować ponownie, z powodem: { $pods }.
too-few =
    { $n ->
        [0] Grupa wymaga dwóch graczy, a lista jest pusta: dodaj graczy.
       *[other] Grupa wymaga dwóch graczy, a na liście jest jeden: dodaj graczy.
    }
too-many = Graczy ({ $players }) nie wystarczy na grupy co najmniej dwuosobowe ({ $n }): najwięcej to count={ $most }.
larger-size = Grupa ma co najmniej dwóch graczy: podaj większą wielkość.
seats-decide = W grupie każdy gra z każdym raz, w kolejności miejsc. Aby zmienić grupy: { $undo } przed rundę 1, potem { $pods }.
