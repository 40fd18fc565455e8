# Stos kartek: wynik po wyniku. $key, $one, $two, $again i $back to klawisze.
# Nagłówki, pod którymi pomoc wymienia klawisze.
place = Stos kartek z wynikami
place-number = Inny stolik ze stosu
place-halt = Stos zatrzymany
# Klawisze rundy.
key-short = kartki
# Klawisze stosu.
next-short = pomiń
before-short = wstecz
number-short = stolik
name-short = nazwisko
show-short = jego wynik
# Tytuł, na przykład „Stolik 8 · Runda 3 · wyniki: 7 z 24”.
title = { $place } · wyniki: { $done } z { $all }
# Co mówi okno. $plain i $pointed to numery tak, jak się je wpisuje.
jump = Inny stolik: wpisz jego numer, jak { $plain } lub { $pointed }.
goes-there = { $key } tam przechodzi.
open = Otwarte:
skipped = { $n ->
    [one] Od początku: pominięto stolik { $tables }.
    [few] Od początku: pominięto stoliki { $tables }.
   *[many] Od początku: pominięto stoliki { $tables }.
}
all-in = { $n ->
    [one] Jest już ten wynik.
    [2] Są już oba wyniki.
    [few] Są już wszystkie { $n } wyniki.
   *[many] Jest już wszystkich { $n } wyników.
}
# $next: Dalej: p losuje rundę 2.
then = { $back } wraca. { $next }
claim-waits = Gracze wpisali wynik tego stolika: czeka w skrzynce.
# Dlaczego stos się zatrzymał albo klawisz nic nie robi.
has-result = Stolik { $table } ma wynik, wpisuje { $by }: { $said }.
has-no-slip = Stolik { $table } dostał wynik bez kartki.
no-table = W tej rundzie nie ma stolika { $table }.
seat = { $name }: stolik { $table }
no-seat = { $name } nie ma stolika w tej rundzie.
round-gone = Rundę, z której są te kartki, cofnięto.
no-slip-left = Nie ma tu już żadnej kartki: { $back } wraca.
no-other = Nie ma innego stolika, do którego można przejść.
no-number = Najpierw wpisz numer stolika.
nothing-to-take-back = Niczego tu nie zapisano, więc nie ma czego cofnąć.
all-entered = Każdy stolik ma już wynik.
halted = { $key } nic nie wpisuje: najpierw { $go_on } prowadzi dalej.
# Drugie wpisanie.
