# Polecenia: co jest nie tak z wierszem i co robi każde polecenie.
with-usage = { $why } Użycie: { $usage }
quote-open = Cudzysłów nie jest zamknięty: użyj go jak w powłoce.
none-given = Nie podano polecenia; listę pokazuje komandor do --help.
only-shown = „{ $word }” nie jest tu poleceniem. W powłoce: komandor show EVENT { $word }.
only-shown-with-key = „{ $word }” nie jest tu poleceniem. Na ekranie: { $key }. W powłoce: komandor show EVENT { $word }.
did-you-mean = Nie ma polecenia „{ $word }”; może { $verb }?
unknown = Nie ma polecenia „{ $word }”; polecenia to { $verbs }.
missing = Brakuje: { $what }.
no-number = „{ $word }” nie jest liczbą całkowitą; potrzeba: { $what }.
twice = { $key }= podano dwa razy.
unknown-setting = „{ $word }” nie jest tu znane; znane są: { $known }.
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
list-file = plik z listą kart
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
no-worth = „{ $word }” nie określa wartości gry; wpisz { $known }.
seats-by-hand = Aby ustalić miejsca, wpisz nazwiska: przecinki między graczami, średniki między grupami.
size-or-number = Podaj wielkość albo liczbę grup, nie obie.
pod-of-two = Grupa ma co najmniej dwóch graczy.
no-draft-step = „{ $word }” nie jest krokiem draftu.
cards-missing = Brakuje liczby kart.
all-agree = Zgadzają się wszystkie grupy albo żadna: pomiń pod=.
only-manual = Po pair nie może stać „{ $word }”, tylko manual.
no-pair = „{ $word }” nie jest parą; wpisz A = B albo A = bye.
result-missing = Brakuje wyniku.
side-missing = Brakuje strony: A dla pierwszego gracza, B dla drugiego.
no-side = „{ $word }” nie jest stroną: A dla pierwszego gracza, B dla drugiego.
margin-of-played = margin= dotyczy tylko rozegranego meczu; pomiń margin=.
player-and-side-missing = Brakuje gracza i jego strony.
no-way-to-cut = Tak się nie odcina.
no-clock-step = Zegar nie ma polecenia „{ $word }”.
# Co robi każde polecenie, obok jego składni.
does-add = dopisuje gracza
does-import = dopisuje graczy z pliku CSV, także z serwisu albo arkusza, albo ze starszego turnieju po jego nazwie: wszystkich albo nikogo; do --dry-run pokazuje, co odczytano
does-edit = poprawia zapis
does-remove = usuwa zapis zrobiony przez pomyłkę, przed rundą 1
does-official = wyznacza animatora; playing dopisuje go także jako gracza
does-dismiss = odwołuje animatora z funkcji
does-setup = zmienia ustawienia turnieju; KEY=rules: wartość z zasad
does-pods = losuje grupy i miejsca albo przyjmuje Twoje
does-draft = następny krok draftu: otwarcie, wybór, podanie, składanie talii
does-pair = losuje następną rundę albo przyjmuje Twoje pary
does-swap = zamienia dwóch graczy w tej rundzie
does-side = zapisuje, kto gra którą stroną
does-redraw = ponowne parowanie tej rundy, z podaniem powodu
does-report = zapisuje albo poprawia wynik: litera na każdą grę, wygrane gry, na przykład 2-1, albo małe punkty obu; nieobecny zostaje wycofany
does-drop = wycofuje gracza
does-rejoin = przywraca gracza, z porażką za każdą opuszczoną rundę
does-disqualify = dyskwalifikuje gracza
does-cut = kończy rundy szwajcarskie i rozstawia finały
does-decline = oddaje miejsce gracza z awansem
does-timer = zegar rundy: set to cały czas, left to czas od teraz
does-extend = dodatkowy czas dla jednego stolika
does-penalty = zapisuje karę i ją stosuje
does-redraft = rozdziela rzadkie karty według zwycięstw, jeśli wszyscy zgodzili się przed pierwszym wyborem
does-note = dopisuje uwagę w dzienniku
does-undo = cofa ostatnią czynność albo czynność N
does-redo = przywraca ostatnio cofniętą czynność albo czynność N
does-finish = zamyka turniej
verbs = Polecenia
