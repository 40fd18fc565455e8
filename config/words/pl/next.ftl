nothing-can-be-saved = Teraz nic się nie zapisuje: { $key } mówi, co robić.
register = Dalej: { $key } dopisuje graczy.
pair-when-all-are-there = Dalej: po zapisach { $key } losuje rundę 1.
draft = Dalej: po zapisach { $key } prowadzi przez draft.
go-on-with-the-draft = Dalej: { $key } prowadzi dalszy draft.
start-the-clock = Dalej: gdy wszyscy siedzą, { $key } uruchamia zegar.
seat = Dalej: { $key } daje miejsce w rundzie { $round }, czeka { $name }.
enter-a-winner = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } – zwycięzca.
enter-games = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } za każdą grę.
pair = Dalej: { $key } losuje pary: { $round }.
pair-finals = Dalej: { $key } losuje pary finałów; w drabince ({ $bracket }) { $give } to rezygnacja z miejsca.
pair-deciding-match = Dalej: { $key } przygotowuje mecz rozstrzygający; w drabince ({ $bracket }) { $give } to rezygnacja z miejsca.
level = Dalej: na czele jest równy wynik; { $key } pokazuje, kto gra mecz rozstrzygający.
cut = Dalej: { $key } pokazuje odcięcie do { $n }.
too-few-players = Dalej: { $players }, potem { $rejoin } przywraca kogoś do gry, a { $palette }setup rounds={ $rounds } kończy tutaj.
older-round = Starsza runda: { $key } wraca do najnowszej. Wynik tutaj to poprawka.
finish = Dalej: { $key } zamyka turniej.
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
    [1] Dalej: { $key } losuje jedną grupę, liczba graczy: { $sizes }.
   *[other] Dalej: { $key } losuje grupy, liczby graczy: { $sizes }.
}
open-boosters = { $n ->
    [one] Dalej: { $key }, każdy otwiera { $n } zestaw dodatkowy.
    [few] Dalej: { $key }, każdy otwiera { $n } zestawy dodatkowe.
   *[other] Dalej: { $key }, każdy otwiera { $n } zestawów dodatkowych.
}
open-boosters-of-phase = { $n ->
    [one] Dalej: { $key }, każdy otwiera { $n } zestaw dodatkowy na fazę { $phase }.
    [few] Dalej: { $key }, każdy otwiera { $n } zestawy dodatkowe na fazę { $phase }.
   *[other] Dalej: { $key }, każdy otwiera { $n } zestawów dodatkowych na fazę { $phase }.
}
all-have-picked = Dalej: gdy wszyscy wybiorą, { $key } i wybór { $pick }.
build = Dalej: { $key }, każdy składa talię.
decks-are-ready = Dalej: gdy talie są gotowe, { $key } losuje rundę 1.
card-taken = Dalej: { $key }, gdy karta jest wzięta.
lay-together = Dalej: { $key } składa rzadkie karty razem.
