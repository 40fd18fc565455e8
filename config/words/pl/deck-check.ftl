# Sprawdzanie talii.
deck-check = Sprawdzenie talii
does = wylosuj graczy do sprawdzenia talii albo zapisz sprawdzenie i jego wynik
keeps = Legalna talia zachowuje co najmniej { $n } ({ $what }).
keeps-nothing = talia, która ma zachować 0 części, zawsze jest legalna; wpisz co najmniej 1 albo usuń keeps
drawn = Wylosowano do sprawdzenia talii: { $names }.
at-table = { $name } (stolik { $table })
draw-players = Nie można wylosować tylu graczy ({ $n }): w tej rundzie od 1 do { $most } z siedzących przy stolikach.
draw-tables = Nie można wylosować tylu stolików ({ $n }): w tej rundzie od 1 do { $most }.
legal = { $name }: talia legalna.
illegal = { $name }: talia nielegalna. Do usunięcia { $cards }, wynik anulowano.
remains-legal = Reszta jest legalna: { $n } ({ $what }).
remains-illegal = Zostało { $n } ({ $what }), a potrzeba { $least }: wycofanie z turnieju, { $name }.
replayed = Stolik { $table }: mecz do powtórzenia.
stays = Stolik { $table }: wpisano ponownie ten sam wynik, { $result }.
no-penalty = Zasady przewidują ostrzeżenie albo karę dla właściciela: dodaj penalty=.
not-yet = Stolik { $table } nie ma jeszcze wyniku: talie sprawdza się, gdy wynik jest już na kartce meczu.
no-match = { $name } nie ma tu meczu ({ $round }): talie sprawdza się po meczu.
no-rules = Ta gra nie ma zasad o nielegalnych taliach. Żeby zapisać decyzję: { $penalty }.
which-cards = Które karty są niedozwolone? Podaj je po słowie illegal.
how-many-left = Ile zostało ({ $what })? Legalna talia zachowuje { $n }: podaj left=.
counts-nothing = W tej grze niepotrzebne: pomiń left=.
what-instead = Zasady nie mówią, co zastępuje anulowany wynik: organizator dodaje { $words }.
takes-no-game = game= łączy się tylko z result=game-loss, nie z { $word }.
no-replay-alone = Właściciel talii wypada z turnieju, więc meczu nie da się powtórzyć: wybierz inny wynik.
round-is-over = { $round } już za nami, więc stolik { $table } nie może powtórzyć meczu: wybierz inny wynik.
result-says = { $kind } zmienia wynik, a robi to już result=: wybierz inną karę.
points-of-what = points= wymaga kary: dodaj też penalty=.
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
