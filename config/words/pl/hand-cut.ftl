made = Top { $n } ustalony ręcznie. Pierwsze rozstawienie: { $name }.
changes = { $changes }.
instead = { $these } zamiast: { $those }
moved = { $name } z rozstawieniem { $seed } zamiast { $was }
as-computed = tak jak w klasyfikacji
in-log = ręcznie ustalony top { $n }: { $changes }
reason = powód, why=POWÓD
seeds = rozstawieni, od najlepszego
no-name = Rozstawienie { $n }: brak nazwiska.
why-without-seeds = Powód podaje się tylko przy ręcznym rozstawieniu: { $cut }.
reason-missing = Podaj powód ręcznego rozstawienia (trafi do dziennika).
deciding-match = Mecz rozstrzygający grają osoby z równym wynikiem na czele: rozstawia go { $cut }.
too-few = { $n ->
    [one] Finału nie zagra jedna osoba: podaj co najmniej dwie.
   *[other] Nikogo nie podano: podaj co najmniej dwie osoby.
}
disqualified = { $name } ma dyskwalifikację i nie może grać w finałach.
house-player = { $name } to gracz rezerwowy i nie może grać w finałach.
twice = { $name } jest w rozstawieniu dwa razy.
seed-is-gone = w rozstawieniu jest osoba wycofana: { $name }
seed-is-house = w rozstawieniu jest gracz rezerwowy: { $name }
seed-twice = { $name } jest w rozstawieniu dwa razy
remark-same = ręcznie, tak samo jak w klasyfikacji
remark-order = ręcznie, w innej kolejności niż w klasyfikacji
remark-without = { $n ->
    [one] wykonane ręcznie; według klasyfikacji w finałach gra też { $names }
   *[other] wykonane ręcznie; według klasyfikacji w finałach grają też { $names }
}
title = Top { $n }, ręcznie
column-was = wg kl.
about-edited = Ręcznie: { $changes }.
enter-asks = { $key }: podaj powód i ustal top.
key-up = wyżej
key-down = niżej
key-replace = zamień
key-add = dodaj
key-remove = pomiń
key-again = jak w klasyfikacji
add-title = Dodaj rozstawioną osobę
replace-title = Zamiast: { $name }
label-who = Gracz
who-missing = Wpisz nazwisko albo numer gracza.
reason-title = Ręczne rozstawienie
nothing-changed = Rozstawienie jest już takie jak w klasyfikacji.
is-first = { $name } ma już pierwsze rozstawienie.
is-last = { $name } ma już ostatnie rozstawienie.
