open = Każdy otwiera { $boosters } i zatrzymuje wszystkie karty: { $n }.
build = Każdy składa talię z { $n } kart: { $kept } i { $set } z zestawu do draftu.
first-pick = { $n ->
    [one] Faza { $phase }: każdy otwiera { $boosters }, wybiera 1 z { $n } karty i podaje resztę { $way }.
   *[other] Faza { $phase }: każdy otwiera { $boosters }, wybiera 1 z { $n } kart i podaje resztę { $way }.
}
pick = { $n ->
    [one] Faza { $phase }, wybór { $pick }: na ręce { $n } karta, podawanie { $way }.
    [few] Faza { $phase }, wybór { $pick }: na ręce { $n } karty, podawanie { $way }.
   *[other] Faza { $phase }, wybór { $pick }: na ręce { $n } kart, podawanie { $way }.
}
boosters-missing = { $n ->
    [one] Brakuje { $n } zestawu dodatkowego: potrzeba { $needed }, na miejscu jest { $there }.
   *[other] Brakuje { $n } zestawów dodatkowych: potrzeba { $needed }, na miejscu jest { $there }.
}
unfinished = Draft był dopiero w fazie { $phase }, przy wyborze { $pick }. Żeby do niego wrócić: { $undo }.
nothing-drafted = W tej grze nie ma draftu.
games-begun = Gry już trwają: na draft jest za późno. Żeby wrócić do chwili przed rundą 1: { $undo }.
no-seats = Nie ma jeszcze miejsc. Żeby wylosować grupy: { $pods }.
everybody-builds = Wszyscy składają talie: losuj rundę 1, gdy będą gotowe.
shared-out = { $n ->
    [one] Do podziału { $n } karta, od największej liczby zwycięstw: zaczyna { $name }.
    [few] Do podziału { $n } karty, od największej liczby zwycięstw: zaczyna { $name }.
   *[other] Do podziału { $n } kart, od największej liczby zwycięstw: zaczyna { $name }.
}
taken = { $n ->
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
which-of-pods = Każda grupa draftowała osobno i ma własne karty (grup: { $n }): dodaj pod=N.
no-pods = Nie ma jeszcze grup. Żeby je wylosować: { $pods }.
no-such-pod = Grupy { $pod } nie ma: wybierz od 1 do { $most }.
