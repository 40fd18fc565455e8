# Co jest nie tak z plikiem graczy.
too-many-bytes = Lista graczy ma { $n } bajtów, najwięcej to { $most }: sprawdź, czy to właściwy plik, albo go podziel.
too-many-columns = Wiersz { $line } ma kolumn { $n }, najwięcej to { $most }: sprawdź, czy to właściwy plik.
too-many-players = Na liście jest więcej niż { $most } graczy: sprawdź, czy to właściwy plik, albo go podziel.
more-later = Dalsze wiersze będą sprawdzone po poprawieniu tych.
no-players = Lista ma nagłówek, ale nie ma graczy.
column-twice = Wiersz { $line }: kolumna „{ $column }” jest tu dwa razy.
name-column-missing = Wiersz { $line }: brakuje kolumny „name”; pierwszy wiersz nazywa kolumny, jak w name,club albo Imię,Nazwisko,Klub.
other-columns =
    { $n ->
        [one] Wiersz { $line }: { $n } kolumna, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
        [few] Wiersz { $line }: { $n } kolumny, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
       *[other] Wiersz { $line }: { $n } kolumn, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
    }
no-number = Wiersz { $line }: { $column } „{ $word }” nie jest liczbą całkowitą od 1.
name-empty = Wiersz { $line }: brakuje nazwiska.
# Jak odczytano plik z graczami, niezależnie od tego, jaki serwis lub arkusz go zapisał.
title = Co jest w pliku
summary =
    { $n ->
        [one] { $n } gracz; { $encoding }, { $sign }.
       *[other] { $n } graczy; { $encoding }, { $sign }.
    }
commas = rozdzielone przecinkami
semicolons = rozdzielone średnikami
tabs = rozdzielone tabulatorami
bars = rozdzielone pionowymi kreskami
columns = Kolumny
gives =
    { $n ->
        [one] { $what }, w { $n } wierszu
       *[other] { $what }, w { $n } wierszach
    }
as = { $column } jako { $what }
read = Odczytane kolumny: { $columns }.
left-out = Pominięte kolumny: { $columns }.
name = imię i nazwisko
first-name = imię
last-name = nazwisko
nickname = pseudonim w miejscu nazwiska
club = klub
partner = partner
start = numer startowy
family = rodzina
member = numer gracza
travel = wspólny przyjazd
house = gracz rezerwowy
paid = wpłacone wpisowe
here = obecność
standing = stan zgłoszenia
left = rezygnacja lub oczekiwanie
surname-first = nazwisko i imię
players = Gracze: { $names }.
look-at = Do sprawdzenia
guessed = Plik nie podaje kodowania: odczytano jako { $encoding }. Sprawdź nazwiska z polskimi literami.
off = Wiersz { $line }: { $name } – pominięto, bo w { $column } jest „{ $word }”.
house-answer = house= to yes albo no, a nie „{ $word }”.
no-answer = Wiersz { $line }: „{ $word }” w kolumnie { $column } to ani tak, ani nie; odczytano jako nie.
no-use = Pominięto kolumnę { $column }: { $why }.
unused =
    { $what ->
        [fee] turniej nie ma wpisowego
       *[check-in] turniej nie ma potwierdzania obecności
    }
name-elsewhere = Wiersz { $line }: nazwisko wzięto z innej kolumny: { $name }.
surname-first-read = W kolumnie { $column } nazwisko jest pierwsze; zapisano je na końcu: { $name }.
sum = Wiersz { $line } pominięto: to suma, a nie gracz.
left-out-again = { $sentence } Pominięto.
again = Wiersz { $line } to znów { $name }, z wiersza { $other }.
status = W { $column } jest „{ $word }”: { $names }.
status-unknown = W { $column } jest „{ $word }”: { $names }. Nie wiadomo, czy grają: wpisz tam „potwierdzone” albo „anulowane” albo usuń te wiersze.
to-decide = Do rozstrzygnięcia
decide = Czy te osoby grają? { $with }: tak, { $without }: nie.
hint-sure = bez tych osób
nobody-unsure = Bez wątpliwości: zapisani będą wszyscy z listy.
one-part = Nazwiska są tylko w jednej kolumnie: { $column } to całe imię i nazwisko.
tables = { $column } daje stały stolik wszystkim graczom ({ $n }). Usuń tę kolumnę, jeśli to stoliki z jednej rundy.
alike = Wiersze { $line } i { $other } to może ta sama osoba: { $name }, { $twin }.
spreadsheet = To arkusz kalkulacyjny, a nie plik tekstowy: najpierw zapisz go jako CSV.
no-text = Nie da się odczytać listy graczy jako tekstu: zapisz ją jako CSV w UTF-8.
quote-open = Wiersz { $line }: cudzysłów nie jest zamknięty: zamknij go albo usuń.
no-letter = Wiersz { $line }: bajt { $byte } nie jest literą w UTF-8 ani w Windows-1250; zapisz listę graczy jako UTF-8.
twice = { $name } jest już w wierszu { $other }: podaj w każdym z tych wierszy klub, numer członkowski albo numer startowy; albo zmień nazwisko lub usuń wiersz.
twice-in-teams = { $name } jest już w wierszu { $other }: dopisz coś, co ich odróżni.
namesakes = Tak samo nazywa się kilka osób ({ $name }); na liście będą jako: { $known }.
known-as = wiersz { $line } { $name }
place = Podgląd listy graczy
