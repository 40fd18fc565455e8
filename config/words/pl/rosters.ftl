# Jak odczytano plik z graczami, niezależnie od tego, jaki serwis lub arkusz go zapisał.
title = Co jest w pliku
summary = { $n ->
    [one] { $n } gracz; { $encoding }, { $sign }.
   *[other] { $n } graczy; { $encoding }, { $sign }.
}
commas = wartości rozdzielone przecinkami
semicolons = wartości rozdzielone średnikami
tabs = wartości rozdzielone tabulatorami
bars = wartości rozdzielone pionowymi kreskami
columns = Kolumny
column = { $column }: { $gives }
gives = { $n ->
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
table = stały stolik
family = rodzina
member = numer gracza
travel = wspólny przyjazd
house = gracz rezerwowy
paid = wpłacone wpisowe
here = obecność
standing = czy zgłoszenie jest ważne
left = kto zrezygnował albo czeka na miejsce
surname-first = nazwisko i imię
players = Gracze: { $names }.
first-players = Gracze: { $names } i jeszcze { $n }.
look-at = Do sprawdzenia
guessed = Nic w pliku nie mówi, jak zapisano litery: odczytano go jako { $encoding }. Sprawdź nazwiska z polskimi literami.
off = Wiersz { $line }: { $name } – pominięto, bo { $column } mówi „{ $word }”.
no-answer = Wiersz { $line }: „{ $word }” w kolumnie { $column } to ani tak, ani nie; liczy się jako nie.
no-use = Pominięto kolumnę { $column }: { $why }.
no-fee = turniej nie ma wpisowego
no-check-in = w tym turnieju nie sprawdza się obecności
name-elsewhere = Wiersz { $line }: nazwisko wzięto z innej kolumny: { $name }.
surname-first-read = W kolumnie { $column } nazwisko stoi pierwsze; zapisano je na końcu: { $name }.
sum = Wiersz { $line } pominięto: to suma, a nie gracz.
left-out-again = { $said } Ten wiersz pominięto.
again = Wiersz { $line } to znów { $name }, z wiersza { $other }.
status = { $column } mówi „{ $word }”: { $names }.
status-unknown = { $column } mówi „{ $word }”: { $names }. Nie wiadomo, czy grają: wpisz tam „potwierdzone” albo „anulowane” albo usuń te wiersze.
to-decide = Do rozstrzygnięcia
decide = Czy te osoby grają? { $with }: tak, { $without }: nie.
hint-sure = bez tych osób
nobody-unsure = Lista nie zostawia pytań: dopisani będą wszyscy, którzy na niej są.
one-part = Jest tylko jedna kolumna z nazwiskami: { $column } służy za całe imię i nazwisko.
tables = { $column } daje stały stolik wszystkim graczom ({ $n }). Usuń tę kolumnę, jeśli to stoliki z jednej rundy.
alike = Wiersze { $line } i { $other } to może jedna osoba: { $name }, { $twin }.
spreadsheet = To arkusz kalkulacyjny, a nie plik tekstowy: najpierw zapisz go jako CSV.
no-text = Lista graczy nie jest tekstem, który da się odczytać; zapisz ją jako CSV w UTF-8.
zero-byte = Wiersz { $line } ma bajt 0, którego nie ma żaden tekst: zapisz listę jako CSV w UTF-8.
quote-open = Wiersz { $line }: cudzysłów otwiera tu wartość, a żaden jej nie zamyka: zamknij go albo usuń.
no-letter = Wiersz { $line }: bajt { $byte } nie jest literą ani w UTF-8, ani w Windows-1250; zapisz listę graczy jako UTF-8.
twice = { $name } jest już w wierszu { $other }: odróżnia ich klub, numer członkowski albo numer startowy w każdym z tych wierszy; albo zmień nazwisko, albo usuń jeden z wierszy.
twice-in-teams = { $name } jest już w wierszu { $other }: dopisz coś, co ich odróżni.
namesakes = Tak samo nazywa się kilka osób ({ $name }); na liście będą jako: { $known }.
known-as = wiersz { $line } { $name }
key-read = odczytaj
place = Podgląd listy graczy
