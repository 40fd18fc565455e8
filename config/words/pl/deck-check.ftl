# Sprawdzanie talii.
deck-check = Sprawdzenie talii
does = wylosuj graczy do sprawdzenia talii albo zapisz sprawdzenie i jego skutki
keeps = Legalna talia zachowuje co najmniej { $n } ({ $what }).
keeps-nothing = talia, która ma zachować 0 części, zawsze jest legalna; wpisz co najmniej 1 albo usuń keeps
drawn = Wylosowano do sprawdzenia talii: { $names }.
at-table = { $name } (stolik { $table })
draw-players = Nie można wylosować tylu graczy ({ $n }): przy stolikach w tej rundzie można wylosować od 1 do { $most }.
draw-tables = Nie można wylosować tylu stolików ({ $n }): w tej rundzie można wylosować od 1 do { $most }.
legal = { $name }: talia jest legalna.
illegal = { $name }: talia jest nielegalna, { $cards } do usunięcia, wynik anulowano.
remains-legal = To, co zostało, jest legalne: { $n } ({ $what }).
remains-illegal = Zostało { $n } ({ $what }), a potrzeba { $least }: { $name } opuszcza turniej.
replayed = Stolik { $table }: mecz zostanie rozegrany ponownie.
stays = Stolik { $table }: organizator wpisuje ten sam wynik, { $result }.
no-penalty = Zasady przewidują ostrzeżenie albo karę dla właściciela: dodaj penalty=.
not-yet = Jeszcze nie: stolik { $table } nie ma wyniku, a talię sprawdza się, gdy wynik jest już na arkuszu.
no-match = { $name } nie ma tu meczu ({ $round }): talie sprawdza się po meczu.
no-rules = Zasady tej gry nie mówią, co wynika z nielegalnej talii: { $penalty } zapisuje decyzję.
which-cards = Które karty są niedozwolone? Podaj je po słowie illegal.
how-many-left = Ile zostało ({ $what })? Legalna talia zachowuje { $n }: podaj left=.
counts-nothing = W tej grze niepotrzebne: pomiń left=.
what-instead = Zasady nie mówią, co wpisać zamiast anulowanego wyniku: organizator wpisuje { $words }.
takes-no-game = game= łączy się z result=game-loss, a nie z { $word }.
no-replay-alone = Właściciel talii opuszcza turniej, więc meczu nie da się powtórzyć: wybierz inny wynik.
round-is-over = { $round } już za nami, więc przy stoliku { $table } nie da się powtórzyć meczu: wybierz inny wynik.
result-says = { $kind } zmienia wynik, a mówi o nim już result=: wybierz inną karę.
points-of-what = points= łączy się z karą: wpisz też penalty=.
a-verdict = legal albo illegal
no-verdict = talia jest legal albo illegal, a nie „{ $word }”.
of-illegal = { $key }= dotyczy nielegalnej talii.
a-number-left = to, co zostało
a-number = liczba losowanych
no-result-word = „{ $word }” nie jest wynikiem sprawdzenia; wpisz { $known }.
log-drawn = { $round }, wylosowano do sprawdzenia talii: { $names }
log-legal = { $name }, sprawdzenie talii po rundzie { $round }: legalna
log-illegal = { $name }, sprawdzenie talii po rundzie { $round }: { $what }
log-removed = do usunięcia { $cards }
log-left = zostało { $n }
log-stays = wynik anulowano i wpisano ponownie
log-replayed = wynik anulowano, mecz do powtórzenia
log-annulled = wynik anulowano, teraz stolik { $table }: { $result }
