# Stos kartek: wynik po wyniku. $key, $one, $two, $again i $back to klawisze.
# Nagłówki, pod którymi pomoc wymienia klawisze.
place = Stos kartek z wynikami
place-number = Inny stolik ze stosu
place-halt = Stos zatrzymany
# Klawisze rundy.
key-short = kartki
# Klawisze stosu.
next-short = pomiń
before-short = poprzednia
number-short = stolik
name-short = nazwisko
show-short = wynik
# Tytuł, na przykład „Stolik 8 · Runda 3 · wyniki: 7 z 24”.
title = { $place } · wyniki: { $done } z { $all }
# Co mówi okno. $plain i $pointed to numery tak, jak się je wpisuje.
jump = Inny stolik: wpisz numer ({ $plain } lub { $pointed }).
goes-there = { $key }: przejdź tam.
open = Otwarte:
skipped = { $n ->
    [one] Znów od początku: pominięto stolik { $tables }.
    [few] Znów od początku: pominięto stoliki { $tables }.
   *[many] Znów od początku: pominięto stoliki { $tables }.
}
all-in = { $n ->
    [one] Wynik jest wpisany.
    [2] Oba wyniki są wpisane.
    [few] Wszystkie { $n } wyniki są wpisane.
   *[many] Wszystkie wyniki ({ $n }) są wpisane.
}
# $next: Dalej: p losuje rundę 2.
then = { $back }: wróć. { $next }
claim-waits = Gracze zgłosili wynik tego stolika: zajrzyj do skrzynki.
# Dlaczego stos się zatrzymał albo klawisz nic nie robi.
has-result = Stolik { $table } ma już wynik ({ $by }): { $said }.
has-no-slip = Stolik { $table }: wynik wpisano bez kartki.
no-table = W tej rundzie nie ma stolika { $table }.
seat = { $name }: stolik { $table }
no-seat = { $name } nie gra przy żadnym stoliku w tej rundzie.
round-gone = Pary z tych kartek cofnięto.
no-slip-left = Nie ma więcej kartek. { $back }: wróć.
no-other = Nie ma innego stolika.
no-number = Najpierw wpisz numer stolika.
nothing-to-take-back = Nie ma tu czego cofnąć.
all-entered = Wszystkie wyniki są wpisane.
halted = { $key } nic nie wpisuje. Aby iść dalej: { $go_on }.
# Drugie wpisanie.
