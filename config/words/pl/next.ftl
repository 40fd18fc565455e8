nothing-can-be-saved = Teraz nic się nie zapisuje. { $key }: zobacz, co zrobić.
register = Dalej: dopisz graczy ({ $key }).
pair-when-all-are-there = Dalej: po zapisach sparuj rundę 1 ({ $key }).
draft = Dalej: po zapisach draft ({ $key }).
go-on-with-the-draft = Dalej: kontynuuj draft ({ $key }).
start-the-clock = Dalej: gdy wszyscy siedzą, włącz zegar rundy ({ $key }).
seat = Dalej: miejsce w rundzie { $round } ({ $key }), czeka { $name }.
enter-a-winner = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } za zwycięzcę.
enter-games = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } za każdą grę.
pair = Dalej: parowanie ({ $key }), { $round }.
pair-finals = Dalej: sparuj finały ({ $key }). Aby zrezygnować z miejsca: { $bracket }, potem { $give }.
pair-deciding-match = Dalej: sparuj mecz rozstrzygający ({ $key }). Aby zrezygnować z miejsca: { $bracket }, potem { $give }.
level = Dalej: na czele jest remis; zobacz, kto gra mecz rozstrzygający ({ $key }).
cut = Dalej: ustal top { $n } ({ $key }).
too-few-players = Za mało graczy. { $players }, potem { $rejoin }: przywróć kogoś; { $palette }setup rounds={ $rounds }: zakończ tutaj.
older-round = Wcześniejsza runda. Wyniki tutaj to poprawki; { $key }: obecna runda.
finish = Dalej: zamknij turniej ({ $key }).
closed = Turniej jest zamknięty; { $reopens }.
missing = { $n ->
    [one] Brakuje { $n } wyniku.
   *[other] Brakuje { $n } wyników.
}
missing-at = { $n ->
    [one] Brakuje { $n } wyniku: stolik { $tables }.
   *[other] Brakuje { $n } wyników: stoliki { $tables }.
}
missing-at-and-more = { $n ->
    [one] Brakuje { $n } wyniku: stolik { $tables } i jeszcze { $more }.
   *[other] Brakuje { $n } wyników: stoliki { $tables } i jeszcze { $more }.
}
plan = { $players }: { $rounds }, { $cut }.
plan-of-elimination = { $players }: { $kind }.
plan-of-match = { $players }: { $rounds }, mecz rozstrzygający przy równym wyniku.
plan-of-match-and-draws = { $players }: { $rounds }, mecz rozstrzygający przy równym wyniku, za remis: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
draw-pods = { $n ->
    [1] Dalej: wylosuj jedną grupę ({ $key }), liczba graczy: { $sizes }.
   *[other] Dalej: wylosuj grupy ({ $key }), liczby graczy: { $sizes }.
}
open-boosters = { $n ->
    [one] Dalej: każdy otwiera { $n } booster ({ $key }).
    [few] Dalej: każdy otwiera { $n } boostery ({ $key }).
   *[other] Dalej: każdy otwiera { $n } boosterów ({ $key }).
}
open-boosters-of-phase = { $n ->
    [one] Dalej: każdy otwiera { $n } booster na fazę { $phase } ({ $key }).
    [few] Dalej: każdy otwiera { $n } boostery na fazę { $phase } ({ $key }).
   *[other] Dalej: każdy otwiera { $n } boosterów na fazę { $phase } ({ $key }).
}
all-have-picked = Dalej: gdy wszyscy wybiorą, wybór { $pick } ({ $key }).
build = Dalej: każdy składa talię ({ $key }).
decks-are-ready = Dalej: gdy talie są gotowe, sparuj rundę 1 ({ $key }).
card-taken = Dalej: gdy karta jest wzięta, { $key }.
lay-together = Dalej: złóż razem rzadkie karty ({ $key }).
