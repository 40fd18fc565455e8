points = { $points }, rozegrano: { $rounds }
byes = { $n ->
    [1] w tym wolny los
   *[other] w tym wolne losy: { $n }
}
missed = opuszczone: { $n }
taken-off = odjęto { $n } ({ $about })
and-in-pod = { $said }; { $place }
in-pod = miejsce { $place } z { $all } w grupie { $pod }
points-to = { $n ->
    [one] { $n } punkt do { $other }
    [few] { $n } punkty do { $other }
   *[other] { $n } punktów do { $other }
}
disqualified-last = gracz zdyskwalifikowany jest ostatni
beat-all-level = { $name } wygrywa bezpośrednie mecze z remisującymi
level = remis we wszystkim
compared = { $by } { $one } do { $two }
no-opponents = bez przeciwników
of-games = z gier: { $n }
drawn = liczba z zapisu
beaten = { $name } (wygrana)
not-beaten = { $name } (bez wygranej)
not-met = { $name } (bez meczu)
nobody-level = nikt nie remisuje
champion = Mistrz
is-champion = mistrz: { $name }
are-champions = mistrzowie: { $name }
nobody = nikt
plays = Gra dalej, { $round }, przeciwnik: { $name }
put-out = Odpada: { $round }, wygrywa { $name }
both-put-out = Odpada: { $round }, odpada też { $name }: nikt nie wygrał
through-by-bye = Gra dalej: wolny los, { $round }
through = Gra dalej: { $round }, wygrana, przeciwnik: { $name }
left = Wycofanie po: { $round }
at-least = co najmniej { $share }
mean = ({ $sum }) / { $n }
