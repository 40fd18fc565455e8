# Dziennik: wiersz dla każdej czynności, na początku to, co najważniejsze.
registered = dopisano: { $name }
registered-team = dopisano: { $name } & { $partner }
registered-official = dopisano: { $name } ({ $role })
registered-all = dopisano: { $entrants }
details-changed = zmiana danych: { $name }
official = { $role }: { $name }
dismissed = odwołanie z funkcji: { $name }
announcement-changed = zmiana ustawień turnieju: { $what }
pods-drawn = losowanie miejsc: { $pods }
pods-drawn-again = ponowne losowanie miejsc: { $pods }
pods-seated = miejsca ustalone ręcznie: { $pods }
pods-seated-again = miejsca ponownie ustalone ręcznie: { $pods }
boosters-opened = otwarcie boosterów
picking = draft, faza { $phase }, wybór { $pick }
building = początek składania talii
cards-shared-out = { $n ->
    [one] podział: { $n } rzadka karta
    [few] podział: { $n } rzadkie karty
   *[other] podział: { $n } rzadkich kart
}
card-taken = wzięta rzadka karta: { $name }
paired = parowanie: { $round }
paired-again = ponowne parowanie: { $round }
paired-by-hand = ręczne parowanie: { $round }
paired-again-by-hand = ponowne ręczne parowanie: { $round }
with-mission = { $what }, { $mission }
swapped = zamiana miejsc: { $a } i { $b }
table = runda { $round }, stolik { $table }
table-of-finals = { $round }, stolik { $table }
side = { $place }: { $name } ({ $side })
result = { $place }: { $result }
result-corrected = { $place }, poprawka: { $result }
removed = usunięcie (dopisanie przez pomyłkę): { $name }
left = wycofanie: { $name }
returned = powrót: { $name }
returned-late = powrót: { $name }, opuszczone rundy: { $n }
disqualified = dyskwalifikacja: { $name }
deciding-match-seeded = rozstawienie meczu rozstrzygającego
place-given-up = rezygnacja z miejsca: { $name }
clock-started = start zegara, { $minutes }
clock-paused = wstrzymanie zegara
clock-resumed = wznowienie zegara
clock-stopped = zatrzymanie zegara
time-added = { $n ->
    [one] +{ $n } minuta
    [few] +{ $n } minuty
   *[other] +{ $n } minut
}
time-taken = { $n ->
    [one] -{ $n } minuta
    [few] -{ $n } minuty
   *[other] -{ $n } minut
}
time-left = do końca rundy: { $minutes }
time-set = czas rundy: { $minutes }
extended = stolik { $table }: { $minutes }
penalty = { $name }: { $what }
penalty-result = stolik { $table }: { $result }
points-off = { $n ->
    [one] odjęty { $n } punkt
    [few] odjęte { $n } punkty
   *[other] odjęte { $n } punktów
}
put-out = usunięcie z turnieju
put-out-for-good = dyskwalifikacja
list-handed-in = oddana lista kart: { $name }
note = uwaga: { $text }
edited-by-hand = ręczna zmiana pliku: { $what }
closed = zamknięcie turnieju
undone = cofnięcie { $n }
undone-action = cofnięcie { $n }: { $what }
redone = przywrócenie { $n }
redone-action = przywrócenie { $n }: { $what }
