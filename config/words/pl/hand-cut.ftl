made = Odcięcie wykonane ręcznie: dalej gra { $n }, pierwsze rozstawienie: { $name }.
changes = { $changes }.
instead = { $these } zamiast: { $those }
moved = { $name } z rozstawieniem { $seed } zamiast { $was }
as-computed = dokładnie według klasyfikacji
in-log = ręczne odcięcie do { $n }: { $changes }
reason = powód, why=POWÓD
seeds = rozstawieni, od najlepszego
no-name = Rozstawienie { $n } nie ma nazwiska.
why-without-seeds = Powód podaje się tylko przy ręcznym rozstawieniu: wymienia je { $cut }.
reason-missing = Podaj powód ręcznego odcięcia: zostanie w dzienniku.
deciding-match = Mecz rozstrzygający grają osoby z równym wynikiem na czele: rozstawia go { $cut }.
too-few = { $n ->
    [one] Jedna osoba nie zagra finału: podaj co najmniej dwie.
   *[other] Nikogo nie podano: podaj co najmniej dwie osoby.
}
disqualified = Dyskwalifikacja wyklucza grę w finałach: { $name }.
house-player = { $name } to gracz rezerwowy i nie może grać w finałach.
twice = { $name } jest w rozstawieniu dwa razy.
seed-is-gone = w rozstawieniu jest { $name }, mimo odejścia z turnieju
seed-is-house = w rozstawieniu jest { $name }, gracz rezerwowy
seed-twice = { $name } jest w rozstawieniu dwa razy
remark-same = ręcznie, z rozstawieniem takim jak w klasyfikacji
remark-order = ręcznie, w innej kolejności niż w klasyfikacji
remark-without = { $n ->
    [one] wykonane ręcznie; według klasyfikacji w finałach gra też { $names }
   *[other] wykonane ręcznie; według klasyfikacji w finałach grają też { $names }
}
title = Odcięcie do { $n }, ręczne
column-was = wg kl.
about-edited = Ręcznie: { $changes }.
enter-asks = { $key } pyta o powód i wykonuje odcięcie.
key-up = wyżej
key-down = niżej
key-replace = zamień
key-add = dodaj
key-remove = pomiń
key-again = jak w klasyfikacji
add-title = Jeszcze jedno rozstawienie
replace-title = Zamiast: { $name }
label-who = Gracz
who-missing = Wpisz nazwisko albo numer gracza.
reason-title = Ręczne odcięcie
nothing-changed = Rozstawienie jest takie jak w klasyfikacji.
is-first = { $name } ma już pierwsze rozstawienie.
is-last = { $name } ma już ostatnie rozstawienie.
