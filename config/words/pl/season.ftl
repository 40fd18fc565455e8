# Jedna tabela z wielu turniejów: plik sezonu.
version = wersja sezonu to 1, a nie { $found }; wpisz 1
bad-name = takiej nazwy sezonu nie można użyć: { $why }
zero = 0 nie jest tu liczbą; wpisz 1 lub więcej albo usuń wiersz { $key }
days-backwards = ostatni dzień jest przed pierwszym; zamień from i to
too-many-points = { $found } punktów to za dużo; wpisz najwyżej { $most }
rising = { $found } punktów to więcej niż { $before } za poprzednie miejsce; wpisz punkty od pierwszego miejsca w dół
larger-twice = dwie tabele od { $players } graczy; usuń jedną
same-short = ta grupa ma jedno nazwisko; wpisz dwa lub więcej nazwisk jednej osoby
different-two = para ma dwa nazwiska; wpisz osobny wiersz dla każdej pary
same-and-different = { $one } i { $other } to według pliku jedna osoba i zarazem dwie; usuń jeden z tych wierszy
# Które turnieje się liczą.
other-game = gra to { $game }, a sezon dotyczy { $wanted }
before = { $day } wypada przed pierwszym dniem, { $from }
after = { $day } wypada po ostatnim dniu, { $to }
not-over = nie jest zakończony
twice = to ten sam turniej co { $other }, który się liczy
damaged = jest uszkodzony: { $why }
stranger = Nikt w tych turniejach nie nazywa się { $name }, a tak jest pod same lub different.
doubled = Według pliku { $name } to jedna osoba, a w turnieju { $event } występuje dwa razy: czy wiersz pod same jest słuszny?
several-games = Liczą się turnieje kilku gier: { $games }. Dodaj wiersz, na przykład game: destiny, aby wybrać jedną.
# Tabela.
events = { $n ->
    [one] { $n } turniej
    [few] { $n } turnieje
   *[many] { $n } turniejów
}
counted = { $events }, { $players }
default-title = Sezon
best = Każdemu liczą się najlepsze turnieje, najwyżej { $n }; w nawiasach jest to, co się nie liczy.
left-out = Nie liczy się: { $file }, { $why }
seats = W finale grają pierwsi w tabeli, miejsc: { $n }.
doubts = Ta sama osoba?
doubts-how = { $n ->
    [one] { $n } para nazwisk może oznaczać jedną osobę
    [few] { $n } pary nazwisk mogą oznaczać po jednej osobie
   *[many] { $n } par nazwisk może oznaczać po jednej osobie
}: wpisz każdy wiersz z dołu pod same: albo different: w pliku sezonu.
doubts-open = { $n ->
    [one] { $n } para nazwisk może oznaczać jedną osobę
    [few] { $n } pary nazwisk mogą oznaczać po jednej osobie
   *[many] { $n } par nazwisk może oznaczać po jednej osobie
}: wymienia je tabela jako tekst.
column-total = Razem
column-events = Turnieje
column-best = Najlepsze miejsce
column-record = Z–P–R
column-sum = Punkty z turniejów
column-line = Wiersz do wpisania
column-why = Dlaczego
column-date = Dzień
column-event = Turniej
column-for-place = Za miejsce
column-for-attendance = Za udział
column-for-results = Za wyniki
column-sum-event = Punkty
column-counts = Liczy się
column-byes = Wolne losy
column-met = Rywal
column-times = Ile razy
column-wins = Zwycięstwa
column-losses = Porażki
column-draws = Remisy
dropped = ({ $points })
counts = tak
counts-not = nie
disqualified = dyskwalifikacja
why-club = to samo nazwisko, inne kluby
why-number = to samo nazwisko, raz bez numeru gracza
why-marks = różnią się tylko znakami
why-order = te same słowa w innej kolejności
why-letter = różnią się jedną literą
# Gracz w całym sezonie.
person-title = { $season }: { $name }
person-place = Miejsce { $place } z { $all }, razem { $total }
person-record = zwycięstwa: { $wins }, porażki: { $losses }, remisy: { $draws }, wolne losy: { $byes }
person-names = Także jako { $names }
person-met = Najczęstsi rywale
# Polecenie.
no-files = Nie ma żadnego turnieju do wczytania: podaj pliki albo umieść turnieje w { $folder }.
nobody = W turniejach, które się liczą, nikt nie nazywa się { $name }.
several = { $name } może oznaczać: { $names }. Wpisz jedno z nich w całości.
no-seats = Ten sezon nie ma finału: wpisz seats: 8 do jego pliku.
seeds-shared = Miejsce { $place } dzieli kilku graczy i nie dla wszystkich starcza miejsc w finale. Tabela ich nie rozdziela: zdecyduj i zmień listę.
made = Zapisano { $path }. Zmień w nim punkty, a potem: komandor season --rules { $name }
bad-new-name = { $name } nie może być nazwą pliku: użyj liter od a do z, cyfr i łączników.
unknown-rules = Nie ma sezonu { $name }. Polecenie komandor season new { $name } zapisze go w { $folder }.
two-outputs = --seeds i --player to dwie tabele: wybierz jedną.
