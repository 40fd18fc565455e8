# Polecenia: co jest nie tak z wierszem i co robi każde polecenie.
with-usage = { $why } Użycie: { $usage }
quote-open = Cudzysłów nie jest zamknięty: cytuj jak w powłoce.
none-given = Brakuje polecenia; wszystkie wymienia komandor do --help.
only-shown = „{ $word }” nie jest poleceniem: w powłoce komandor show EVENT { $word }.
only-shown-with-key = „{ $word }” nie jest poleceniem: na ekranie klawisz { $key }, w powłoce komandor show EVENT { $word }.
did-you-mean = Nie ma polecenia „{ $word }”; może { $verb }?
unknown = Nie ma polecenia „{ $word }”; polecenia to { $verbs }.
missing = Brakuje: { $what }.
no-number = „{ $word }” nie jest liczbą całkowitą, a potrzeba: { $what }.
twice = { $key }= podano dwa razy.
unknown-setting = „{ $word }” niczego tu nie ustawia; znane są: { $known }.
one-too-many = „{ $word }” to o jedno słowo za dużo.
# Na co czeka polecenie.
a-player = gracz
another-player = drugi gracz
a-name = nazwisko
a-table = numer stolika
a-reason = powód
a-round = numer rundy
a-stage = numer etapu
a-pod = numer grupy
a-text = treść
a-game = numer gry
a-start-number = numer startowy
the-margin = przewaga
minutes = liczba minut
finals-minutes = liczba minut w finałach
final-minutes = liczba minut w finale
seconds = liczba sekund
points = liczba punktów
rounds = liczba rund
pods = liczba grup
pod-size = wielkość grupy
cards = liczba kart
boosters = liczba zestawów dodatkowych
cut-size = wielkość odcięcia
roster-file = plik z listą graczy
list-file = plik ze spisem
penalty-kind = rodzaj kary
action-number = numer czynności
pairing-by-hand = pary, jak w "A = B, C = D, E = bye"
clock-step = co ma zrobić zegar
draft-step = co ma się stać w drafcie
# Co jest nie tak z jednym poleceniem.
no-role = „{ $word }” nie jest funkcją; wpisz role=organizer, role=marshal albo role=judge.
no-setting = „{ $word }” nie jest ustawieniem.
nothing-to-set = Nie podano, co ustawić.
no-tier = „{ $word }” nie jest poziomem; wpisz { $known }.
no-structure = „{ $word }” nie jest strukturą; wpisz { $known }.
no-cut-rule = „{ $word }” nie jest sposobem odcięcia; wpisz { $known }.
no-finals-match = „{ $word }” nie jest rodzajem meczu finałowego; wpisz { $known }.
no-answer = „{ $word }” nie jest odpowiedzią; wpisz { $known }.
no-worth = „{ $word }” nie jest wartością gry; wpisz { $known }.
seats-by-hand = Miejsca ustala się ręcznie nazwiskami: przecinki między graczami, średniki między grupami.
size-or-number = Wielkość i liczba grup mówią to samo: podaj jedno z nich.
pod-of-two = Grupa ma co najmniej dwóch graczy.
no-draft-step = „{ $word }” nie jest krokiem draftu.
cards-missing = Brakuje liczby kart.
all-agree = Zgadzają się wszystkie grupy albo żadna: pomiń pod=.
only-manual = Po pair nie może stać „{ $word }”, tylko manual.
no-pair = „{ $word }” nie jest parą; wpisz A = B albo A = bye.
result-missing = Brakuje wyniku.
side-missing = Brakuje strony: A to gracz wymieniony pierwszy, B drugi.
no-side = „{ $word }” nie jest stroną: A to gracz wymieniony pierwszy, B drugi.
margin-of-played = margin= podaje się przy rozegranym meczu; pomiń margin=.
player-and-side-missing = Brakuje gracza i jego strony.
no-way-to-cut = Tak się nie odcina.
no-clock-step = „{ $word }” niczego nie robi z zegarem.
# Co robi każde polecenie, obok jego składni.
does-add = dopisuje gracza
does-import = dopisuje graczy z pliku CSV, także z serwisu albo arkusza, albo ludzi ze starszego turnieju, także po jego nazwie: wszystkich albo nikogo; do --dry-run pokazuje, co odczytano
does-edit = poprawia zapis
does-remove = wykreśla zapis zrobiony przez pomyłkę, przed pierwszą rundą
does-official = wskazuje animatora; playing dopisuje go także jako gracza
does-dismiss = odwołuje animatora z funkcji
does-setup = zmienia to, co ogłoszono; KEY=rules wraca do tego, co mówią zasady
does-pods = losuje grupy i miejsca albo przyjmuje podane
does-draft = następny krok draftu: otwarcie, wybór, podanie, składanie talii
does-pair = losuje następną rundę albo przyjmuje podane pary
does-swap = zamienia dwóch graczy w tej rundzie
does-side = zapisuje, kto gra którą stroną
does-redraw = losuje tę rundę ponownie, z podaniem powodu
does-report = zapisuje albo poprawia wynik: litera na każdą grę, wygrane gry, na przykład 2-1, albo małe punkty obu; nieobecny opuszcza turniej
does-drop = odejście gracza
does-rejoin = powrót gracza, z porażką za każdą opuszczoną rundę
does-disqualify = usuwa gracza z turnieju na stałe
does-cut = kończy rundy szwajcarskie i rozstawia finały
does-decline = gracz z awansem rezygnuje z miejsca
does-timer = zegar rundy: set to cały czas, left to czas, który został od teraz
does-extend = dodatkowy czas dla jednego stolika
does-penalty = zapisuje karę i robi to, co mówią o niej zasady
does-redraft = rozdziela rzadkie karty według zwycięstw, jeśli wszyscy zgodzili się przed pierwszym wyborem
does-note = uwaga w dzienniku
does-undo = cofa najnowszą czynność albo czynność N
does-redo = przywraca to, co cofnięto ostatnio, albo czynność N
does-finish = zamyka turniej
verbs = Polecenia
