# Jedna tabela z wielu turniejów: plik sezonu.
version = wersja sezonu musi być 1, a nie { $found }; wpisz 1
bad-name = takiej nazwy sezonu nie można użyć: { $why }
zero = { $key } nie może być 0; wpisz 1 lub więcej albo usuń ten wiersz
days-backwards = ostatni dzień jest przed pierwszym; zamień from i to
too-many-points = { $found } punktów to za dużo; wpisz najwyżej { $most }
rising = { $found } punktów to więcej niż { $before } za miejsce wyżej; wpisz punkty od pierwszego miejsca w dół
larger-twice = dwie tabele zaczynają się od { $players } graczy; usuń jedną
same-short = ta grupa ma tylko jedno nazwisko; wpisz co najmniej dwa nazwiska tej samej osoby
different-two = para ma dwa nazwiska; wpisz osobny wiersz dla każdej pary
same-and-different = { $one } i { $other } są zarazem pod same i pod different; usuń jeden z tych wierszy
# Które turnieje się liczą.
other-game = gra to { $game }, a nie { $wanted }
before = { $day } wypada przed pierwszym dniem, { $from }
after = { $day } wypada po ostatnim dniu, { $to }
not-over = nie jest zakończony
twice = to ten sam turniej co { $other }, już policzony
damaged = jest uszkodzony: { $why }
stranger = { $name } jest pod same lub different, ale nie gra w żadnym z tych turniejów.
doubled = Według pliku sezonu { $name } to jedna osoba, a w turnieju { $event } występuje dwa razy: czy wiersz pod same jest słuszny?
several-games = Te turnieje są z kilku gier: { $games }. Dodaj wiersz, na przykład game: destiny, aby wybrać jedną.
# Tabela.
events =
    { $n ->
        [one] { $n } turniej
        [few] { $n } turnieje
       *[many] { $n } turniejów
    }
default-title = Sezon
best = Każdemu liczą się najlepsze turnieje (najwyżej { $n }); reszta jest w nawiasach.
left-out = Nie liczy się: { $file }, { $why }
seats = Miejsca w finale dla najlepszych: { $n }.
doubts = Ta sama osoba?
doubts-how =
    { $n ->
        [one] { $n } para nazwisk może oznaczać jedną osobę
        [few] { $n } pary nazwisk mogą oznaczać po jednej osobie
       *[many] { $n } par nazwisk może oznaczać po jednej osobie
    }: dopisz poniższe wiersze pod same: albo different: w pliku sezonu.
doubts-open =
    { $n ->
        [one] { $n } para nazwisk może oznaczać jedną osobę
        [few] { $n } pary nazwisk mogą oznaczać po jednej osobie
       *[many] { $n } par nazwisk może oznaczać po jednej osobie
    }: pokazuje je tabela w formie tekstu.
column-best = Najlepsze miejsce
column-sum = Punkty z turniejów
column-line = Wiersz do dopisania
points-for =
    { $what ->
        [place] Za miejsce
        [attendance] Za udział
       *[results] Za wyniki
    }
column-counts = Liczy się
column-met = Rywal
column-times = Ile razy
column-losses = Porażki
column-draws = Remisy
dropped = ({ $points })
disqualified = dyskwalifikacja
doubt =
    { $why ->
        [club] to samo nazwisko, inne kluby
        [number] to samo nazwisko, raz bez numeru gracza
        [marks] różnią się tylko znakami
        [order] te same słowa w innej kolejności
       *[letter] różnią się jedną literą
    }
# Gracz w całym sezonie.
person-place = Miejsce { $place } z { $all }, razem { $total }
person-record = zwycięstwa: { $wins }, porażki: { $losses }, remisy: { $draws }, wolne losy: { $byes }
person-names = Także jako { $names }
person-met = Najczęstsi rywale
# Polecenie.
no-files = Nie znaleziono turniejów: podaj pliki albo umieść turnieje w { $folder }.
nobody = W policzonych turniejach nie ma gracza { $name }.
several = { $name } może oznaczać: { $names }. Wpisz jedno w całości.
no-seats = Ten sezon nie ma finału: dopisz seats: 8 w jego pliku.
seeds-shared = Miejsce { $place } dzieli kilku graczy, a miejsc w finale nie starcza dla wszystkich. Tabela tego nie rozstrzyga: zdecyduj i zmień listę.
made = Utworzono { $path }. Zmień w nim punkty, a potem: komandor season --rules { $name }
bad-new-name = { $name } nie może być nazwą pliku: użyj małych liter od a do z, cyfr i łączników.
unknown-rules = Nie ma sezonu { $name }. Aby go utworzyć w { $folder }: komandor season new { $name }
