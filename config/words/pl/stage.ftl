swiss = system szwajcarski
round-robin = każdy z każdym
single-elimination = pojedyncza eliminacja
double-elimination = podwójna eliminacja
deciding-match = mecz rozstrzygający
upper-bracket = górna drabinka
lower-bracket = dolna drabinka
deciding-game = gra rozstrzygająca
seed = rozstawienie { $n }
winner-of = zwycięzca { $n }
loser-of = przegrany { $n }
place = { $n }.
places = { $best }–{ $worst }.
one-game = jedna gra
two-games = dwie gry
first-to-two = do dwóch zwycięstw
no-cut = bez odcięcia
cut-to = top { $n }
cut-to-and-level = top { $n } i wszyscy z tym samym wynikiem
cut-at = { $n ->
    [one] odcięcie od { $n } punktu
   *[other] odcięcie od { $n } punktów
}
