# Drugi dzień: rundy szwajcarskie dla graczy powyżej progu, z zachowaniem punktów.
does = wyznacza próg drugiego dnia: gracze powyżej grają dalej ze swoimi punktami
a-number = liczba punktów, graczy albo porażek
one-line-only = Próg jest jeden: points=N, top=N albo losses=N.
no-line = „{ $word }” nie jest progiem drugiego dnia: wpisz points:18, top:32 albo losses:2.
line-points = { $n ->
    [one] wszyscy, którzy mają { $n } punkt lub więcej
    [few] wszyscy, którzy mają { $n } punkty lub więcej
   *[other] wszyscy, którzy mają { $n } punktów lub więcej
}
line-top = pierwsze miejsca, { $n }
line-record = { $n ->
    [0] wszyscy bez porażki
    [one] wszyscy, którzy mają najwyżej { $n } porażkę
    [few] wszyscy, którzy mają najwyżej { $n } porażki
   *[other] wszyscy, którzy mają najwyżej { $n } porażek
}
rule-points = według punktów
rule-top = tyle pierwszych miejsc
rule-record = według porażek
places-below = poniżej wszystkich, którzy w nim grają
places-by-points = według punktów
drawn = W drugim dniu gra { $n } z { $all }, rund: { $rounds }; grają: { $names }.
everybody = Dalej grają wszyscy.
others = { $n ->
    [one] Dalej nie gra jedna osoba; miejsce { $places }.
    [few] Dalej nie grają { $n } osoby; miejsca { $places }.
   *[other] Dalej nie gra { $n } osób; miejsca { $places }.
}
other-line = Ogłoszono inny próg: { $line }.
unknown = { $game }: zasady nie znają drugiego dnia.
due = Pierwszy dzień jest skończony: { $day2 } wyznacza próg drugiego.
rounds-to-come = Rozegrane rundy pierwszego dnia: { $played } z { $rounds }; { $pair } losuje następną.
drawn-already = Próg drugiego dnia jest już wyznaczony: { $undo } go cofa.
not-announced = Drugiego dnia nie ogłoszono: { $setup } ogłasza jego rundy.
no-line-announced = Progu nie ogłoszono: { $day2 } mówi, kto gra dalej.
no-such-line = { $game }: próg wyznacza się inaczej: { $known }.
not-so-many = Pierwszych { $n } nie może grać dalej: obecnych jest { $here }.
too-few = { $n ->
    [0] Dalej nie grałby nikt: { $day2 } bierze inny próg.
    [one] Dalej grałaby tylko jedna osoba: { $day2 } bierze inny próg.
   *[other] Dalej grałoby tylko { $n }: { $day2 } bierze inny próg.
}
first-is-over = Pierwszy dzień jest skończony i jego rundy zostają: { $undo } cofa próg.
finals-made = Odcięcie jest wykonane i drugiego dnia przed nim już nie będzie: { $undo } je cofa.
too-many-rounds = Rund drugiego dnia nie może być { $n }: najwyżej { $most }, z pierwszym dniem razem 20.
rounds-are-paired = { $n ->
    [one] Drugi dzień ma co najmniej { $n } rundę: już się zaczął.
   *[other] Pary mają już rundy drugiego dnia: { $n }.
}
settled = Wiadomo już, kto gra w drugim dniu: { $name } nie gra.
plays-no-more = { $name } nie gra w drugim dniu i zachowuje miejsce.
no-late-entry = Drugi dzień już trwa: zapisów nie ma.
before-closing = Ogłoszono drugi dzień: { $day2 } wyznacza jego próg.
before-the-cut = Najpierw jest drugi dzień: { $day2 } wyznacza jego próg, a { $none } z niego rezygnuje.
log = drugi dzień: gra dalej { $n } ({ $line })
misread = drugi dzień tu nie pasuje
status = tylko pierwszy dzień
phase = przed drugim dniem
key = drugi dzień
next = Dalej: { $key } wyznacza próg drugiego dnia; według ogłoszenia gra dalej { $n }.
next-open = Dalej: { $key } wyznacza próg drugiego dnia.
board-next = Są wszystkie wyniki · teraz drugi dzień
plain-next = Dalej: { $verb } wyznacza próg drugiego dnia; według ogłoszenia gra dalej { $n }.
plain-next-open = Dalej: { $verb } wyznacza próg drugiego dnia.
is-line = drugi dzień: { $line }
was-line = drugi dzień: { $n }
title = Próg drugiego dnia
label-line = Liczba
label-by = Kto gra dalej
label-rounds = Drugi dzień, rundy
line-later = ogłoszą później
number-missing = Wpisz liczbę punktów, graczy albo porażek.
form-open = Obecnych jest { $all }. Wpisz, gdzie jest próg.
form-nobody = Z tym progiem nikt nie gra dalej.
form-goes-on = Dalej gra { $n } z { $all }; na ostatnim miejscu: { $last }.
item = Drugi dzień
announced = { $n ->
    [one] Jeszcze { $n } runda szwajcarska, punkty zostają
    [few] Jeszcze { $n } rundy szwajcarskie, punkty zostają
   *[other] Jeszcze { $n } rund szwajcarskich, punkty zostają
}
announced-line = Grają: { $line }
announced-later = Kto gra, będzie wiadomo po pierwszym dniu
announced-drawn = { $n ->
    [one] Gra { $n } osoba
    [few] Grają { $n } osoby
   *[other] Gra { $n } osób
}
announced-places = Pozostali mają miejsca { $places }
field = Drugi dzień
field-places = Pozostali
row = drugi dzień, rundy: { $n }
row-line = drugi dzień, rundy: { $n }, grają: { $line }
not-swiss = przy parowaniu { $pairing } nie ma rund szwajcarskich, które można by ciągnąć; usuń second_day
no-deciding-match = mecz rozstrzygający następuje po rundach jednego dnia; usuń second_day albo wybierz inne finały
no-rule = by nie podaje żadnego sposobu na próg; wpisz jeden, np. [points]
not-described = stoi tu drugi dzień, którego zasady nie opisują; dodaj „{ $example }” do preliminary
rounds = rund drugiego dnia po tych nie może być { $n }; wpisz liczbę od 1 do { $most }
line-without-rounds = stoi tu próg bez rund; dodaj second_day_rounds
one-line = próg to jedno z points, top i losses; wpisz jedno z nich, np. „second_day: {"{"}points: 18{"}"}”
other-rule = próg wyznacza tu { $by }, a second_day nie ma tego w by; dopisz to tam albo wyznacz próg inaczej
goal = Cel: drugi dzień ({ $line })
odds-card = Drugi dzień: { $chance }
no-odds-yet = Szans nie ma, dopóki nie ogłoszono progu drugiego dnia.
verify-place = drugi dzień
verify-unknown = zasady tej gry nie mają takiego progu
verify-time = próg wyznaczono po { $n } rundach, brakujące wyniki: { $open }, a nie jest to jego miejsce
verify-rounds = drugi dzień ma rund: { $said }, a ogłoszono { $due }
verify-standings = klasyfikacja przed drugim dniem
verify-others = niesłusznie gra dalej: { $extra }; powinni grać: { $missing }
