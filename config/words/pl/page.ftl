# Tytuły, fakty i nagłówki stron: wydruki, arkusze, strony WWW.
of-event = { $event } · { $page }
card = { $event } · karta: { $name }
event = { $date } · { $players } · { $phase }
round = { $date } · { $minutes } · { $missing }
no-clock = bez zegara
minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
all-results = komplet wyników
results-missing = { $n ->
    [one] brakuje { $n } wyniku
   *[other] brakuje { $n } wyników
}
pairings = { $event } · pary, { $round }
by-name = { $event } · { $round } według nazwisk
by-hand = ustalone ręcznie
extra-minutes = { $n ->
    [one] { $n } dodatkowa minuta
    [few] { $n } dodatkowe minuty
   *[other] { $n } dodatkowych minut
}
with-mission = { $title } · { $mission }
with-sides = { $title } · { $sides }
slip = { $event } · { $round } · stolik { $table }
slips = { $event } · kartki meczów, { $round }
tick = Zaznacz zwycięzcę.
tick-or-drawn = Zaznacz zwycięzcę albo remis.
circle = Zakreśl, ile gier wygrał każdy z graczy.
match = Mecz: { $shape }.
write-points = Każdy wpisuje swoje punkty.
worth = Każda gra: { $won } dla zwycięzcy, { $lost } dla przegranego.
worth-drawn = Każda gra: { $won } dla zwycięzcy, { $lost } dla przegranego, po { $drawn } za remis.
margin-to-write = Zwycięzca wpisuje też: { $name }, od 0 do { $most }.
margin-box = { $name }
standings = klasyfikacja
final-standings = klasyfikacja końcowa
standings-during = klasyfikacja w trakcie rundy { $round }
standings-after = klasyfikacja po rundzie { $round }
as-it-stood = { $date } · stan z chwili parowania następnej rundy
champion = Mistrz: { $name }
pod = Grupa { $n }
pod-of = Grupa { $n }: { $size }
pod-winner = grupa { $n } { $name }
pod-winners = Zwycięzcy: { $winners }
left = wycofanie
disqualified = dyskwalifikacja
not-registered = brak zapisu
bracket = { $event } · drabinka
seeds = Rozstawienie
to-come = Do rozegrania
places-decided = Ustalone miejsca
pods = { $event } · grupy
log = { $event } · dziennik
actions = { $n ->
    [one] { $date } · { $n } czynność
   *[other] { $date } · { $n } czynności
}
undone = cofnięte
why = { $event } · dlaczego, { $round }
drawn-again = { $n ->
    [1] Ponowne parowanie
   *[other] Ponowne parowanie, razy: { $n }
}
drawn-again-for = { $times }: { $why }
note = Uwaga: { $note }
before-the-start = Przed startem: { $why }
behind = Wyżej { $name }: { $why }
ahead-of = Niżej { $name }: { $why }
place-of = miejsce { $place }, { $name }
opponents = Przeciwnicy
tie-breaks = Kryteria rozstrzygania
players = Gracze
game = { $game }, { $format }
structure = Struktura { $structure }
structure-tier = Struktura { $structure }, poziom { $tier }
deciding-match-if-level = mecz rozstrzygający przy remisie na czele
announced = Plan: { $plan }
drawn-on-time = Remis w grze: { $points }
organizer = Organizator: { $name }
marshal = { $role }: { $name }
judge = Sędzia: { $name }
minutes-a-round = { $n ->
    [one] { $n } minuta na rundę
    [few] { $n } minuty na rundę
   *[other] { $n } minut na rundę
}
minutes-a-round-of-finals = { $n ->
    [one] { $n } minuta na rundę finałową
    [few] { $n } minuty na rundę finałową
   *[other] { $n } minut na rundę finałową
}
minutes-in-the-final = { $n ->
    [one] { $n } minuta na finał
    [few] { $n } minuty na finał
   *[other] { $n } minut na finał
}
no-clock-in-finals = finały bez zegara
no-clock-in-the-final = finał bez zegara
name = { $surname }, { $given }
