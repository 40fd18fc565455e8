announcement = Informacje o turnieju
as-it-was-announced = stan sprzed startu
nothing-is-missing = gotowe, { $key }: sparuj rundę 1
cannot-pair-yet = Nie można jeszcze sparować. { $key }: powód
key-for-more = { $key } dalej
shows-the-announcement = { $key }: informacje · { $change }: ustawienia
moved = zmiana
leads-through-the-draft = { $key }: poprowadź draft
still-in = Gra jeszcze { $n } z { $all }.
left = wycofanie
left-after = wycofanie po rundzie { $n }
declined = rezygnacja
at-table = stolik { $table }
place-with = miejsce { $place }, { $points }
registered = na liście
of-player = { $name }: { $said }
family = rodzina { $word }
travel = przyjazd { $word }
not-paired-yet = jeszcze bez par
round-is-over = zakończona · { $key } następna runda
results-in = wyniki: { $n } z { $all }
key-of-round = { $key } { $round }
side-to-choose = Stolik { $table }: { $sides } ({ $mark })
sides-at-table = Stolik { $table }: { $sides }
# p: poddanie, n: nieobecność, i: inny powód.
conceded-sign = p
no-show-sign = n
other-sign = i
score-and-sign = { $score } { $sign }
crowned = ★ { $crowned }.
no-standings-yet = Klasyfikacja pojawi się po pierwszym wyniku.
no-standings = Bez punktów, bo turniej zaczyna się rundami pucharowymi; na koniec będą tu miejsca.
final-places = Miejsca końcowe
so-far = Runda { $n } w toku
after-swiss-rounds = { $n ->
    [one] Po { $n } rundzie szwajcarskiej
   *[other] Po { $n } rundach szwajcarskich
}
after-rounds = { $n ->
    [one] Po { $n } rundzie
   *[other] Po { $n } rundach
}
final-short = finał
pod-short = grupa
points-short = pkt
disqualified-short = DQ
opponent = przeciwnik
points = punkty
points-over-rounds = punkty/rundy
and-more = i jeszcze { $n }
behind = wyżej { $name }: { $why }
ahead-of = niżej { $name }: { $why }
no-bracket = Ten etap nie ma drabinki.
nobody-has-a-seat = Nie ma jeszcze miejsc.
pod-of = Grupa { $pod } · { $players }
has-the-hand-of = bierze karty od
at-the-left = po lewej
in-pod = Grupa { $pod }: { $said }
takes-a-rare-card = { $name } bierze rzadką kartę · wzięto { $taken } z { $all }
rare-cards-are-taken = wszystkie rzadkie karty wzięte: { $n }
log = Dziennik
actions = { $n ->
    [one] { $n } czynność
    [few] { $n } czynności
   *[other] { $n } czynności
}
actions-hold = „{ $text }”: { $n } z { $all }; { $key }: pokaż wszystkie
with-reason = { $what } ({ $why })
entry = #{ $n } · { $day } { $time } · { $by }: { $what }
entry-undone = { $entry } · cofnięte
read-only = Tylko do odczytu: { $cause }
says-what-to-do = { $key }: co zrobić
oversized = Terminal podaje rozmiar: kolumny { $columns }, wiersze { $lines }.
set-its-size = Ustaw rozmiar, na przykład `stty cols 80 rows 24`. { $key }: wyjdź, wszystko jest zapisane.
no-terminal = terminal nie działa: { $why }
no-thread = terminal nie działa: nie można uruchomić wątku ({ $why }); zamknij inne programy albo podnieś limit, który pokazuje `ulimit -u`
# The event info: what it lacks.
incomplete = brakuje: { $items }
