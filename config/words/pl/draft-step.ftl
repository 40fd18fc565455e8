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
    [one] Brakuje { $n } zestawu dodatkowego: potrzeba { $needed }, na sali jest { $there }.
   *[other] Brakuje { $n } zestawów dodatkowych: potrzeba { $needed }, na sali jest { $there }.
}
unfinished = Draft był dopiero w fazie { $phase }, przy wyborze { $pick }: { $undo } do niego wraca.
nothing-drafted = W tej grze nie ma draftu.
games-begun = Gry już trwają: na draft jest za późno. { $undo } cofa do chwili przed rundą 1.
no-seats = Nikt nie ma jeszcze miejsca: najpierw { $pods } losuje grupy.
everybody-builds = Wszyscy składają teraz talie: gdy będą gotowe, losuje się rundę 1.
shared-out = { $n ->
    [one] Rozdzielana jest { $n } karta, zaczynając od największej liczby zwycięstw: pierwszy wybór ma { $name }.
    [few] Rozdzielane są { $n } karty, zaczynając od największej liczby zwycięstw: pierwszy wybór ma { $name }.
   *[other] Rozdzielanych jest { $n } kart, zaczynając od największej liczby zwycięstw: pierwszy wybór ma { $name }.
}
taken = { $n ->
    [one] { $name } bierze kartę, zostaje { $n }: następny wybór ma { $next }.
    [few] { $name } bierze kartę, zostają { $n }: następny wybór ma { $next }.
   *[other] { $name } bierze kartę, zostaje { $n }: następny wybór ma { $next }.
}
last-taken = { $name } bierze ostatnią kartę.
nothing-passed = Podział rzadkich kart uzgadnia się na początku draftu, a tu nic się nie podaje: każdy zatrzymuje to, co otworzył.
too-late-to-agree = Podział rzadkich kart trzeba uzgodnić przed pierwszym wyborem: teraz jest za późno na zmianę.
not-agreed = Przed pierwszym wyborem nie uzgodniono podziału rzadkich kart: każdy zatrzymuje to, co wybrał.
laid-together-already = Karty są już złożone razem: { $next } bierze je po jednej.
none-laid-together = Karty nie są jeszcze złożone razem: { $cards } podaje, ile ich jest.
no-card = Podaj, ile jest kart.
too-many-cards = Kart jest { $n }, a w drafcie wybrano tylko { $drafted }.
nobody-left = Z tej grupy nie został nikt, kto mógłby wziąć kartę.
redraft-over = Nie została żadna karta: podział jest zakończony.
games-to-come = Karty rozdziela się według zwycięstw, a nie wszystkie gry są rozegrane: najpierw wpisz ich wyniki.
which-pod = Która grupa? Dodaj pod=N.
which-of-pods = Każda grupa draftowała osobno i rozdziela własne karty (grup: { $n }): wskaż jedną, pod=N.
no-pods = Grup jeszcze nie wylosowano: losuje je { $pods }.
no-such-pod = Grupy { $pod } nie ma: wybierz od 1 do { $most }.
