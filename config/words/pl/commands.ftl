# Polecenia: co jest nie tak z wierszem i co robi każde polecenie.
with-usage = { $why } Użycie: { $usage }
quote-open = Cudzysłów nie jest zamknięty: użyj go jak w powłoce.
none-given = Nie podano polecenia; listę pokazuje komandor do --help.
only-shown = „{ $word }” nie jest tu poleceniem. W powłoce: komandor show EVENT { $word }.
only-shown-with-key = „{ $word }” nie jest tu poleceniem. Na ekranie: { $key }. W powłoce: komandor show EVENT { $word }.
did-you-mean = Nie ma polecenia „{ $word }”; może { $verb }?
unknown = Nie ma polecenia „{ $word }”; polecenia to { $verbs }.
missing = Brakuje: { $what }.
no-number = „{ $word }” nie jest liczbą całkowitą.
unknown-word = Nieznane słowo „{ $word }”; wpisz { $known }.
twice = { $key }= podano dwa razy.
one-too-many = „{ $word }” to o jedno słowo za dużo.
# Na co czeka polecenie.
a-player = gracz
another-player = drugi gracz
a-name = nazwisko
a-table = numer stolika
a-reason = powód
a-text = treść
roster-file = plik z listą graczy
list-file = plik z listą kart
pairing-by-hand = pary, jak w "A = B, C = D, E = bye"
clock-step = co ma zrobić zegar
missing-part =
    { $what ->
        [minutes] liczba minut
        [draft] co ma się stać w drafcie
        [penalty] rodzaj kary
        [verdict] legal albo illegal
        [component] card, die lub other
        [state] lost lub damaged
        [entry] numer wpisu
        [topic] temat
        [answer] odpowiedź
        [place] miejsce: opponent, stolik, bye, loss albo next
        [table] drugi stolik
        [seeds] rozstawieni, od najlepszego
        [reason] powód, why=POWÓD
       *[group] grupa
    }
# Co jest nie tak z jednym poleceniem.
no-setting = „{ $word }” nie jest ustawieniem.
nothing-to-set = Nie podano, co ustawić.
seats-by-hand = Aby ustalić miejsca, wpisz nazwiska: przecinki między graczami, średniki między grupami.
size-or-number = Podaj wielkość albo liczbę grup, nie obie.
all-agree = Zgadzają się wszystkie grupy albo żadna: pomiń pod=.
no-pair = „{ $word }” nie jest parą; wpisz A = B albo A = bye.
result-missing = Brakuje wyniku.
side-missing = Brakuje strony: A dla pierwszego gracza, B dla drugiego.
margin-of-played = margin= dotyczy tylko rozegranego meczu; pomiń margin=.
player-and-side-missing = Brakuje gracza i jego strony.
no-way-to-cut = Tak się nie odcina.
# Co robi każde polecenie, obok jego składni.
does-add = dopisuje gracza
does-import = dopisuje graczy z pliku CSV, także z serwisu albo arkusza, albo ze starszego turnieju po jego nazwie: wszystkich albo nikogo; do --dry-run pokazuje, co odczytano
does-edit = poprawia zapis
does-remove = usuwa zapis zrobiony przez pomyłkę, przed rundą 1
does-official = wyznacza osobę do obsługi turnieju; playing dopisuje ją także jako gracza
does-dismiss = zwalnia osobę z obsługi turnieju
does-setup = zmienia ustawienia turnieju; KEY=rules: wartość z zasad
does-pods = losuje grupy i miejsca albo przyjmuje Twoje
does-draft = prowadzi następny krok draftu: otwarcie, wybór, podanie, składanie talii
does-pair = paruje następną rundę albo przyjmuje Twoje pary
does-swap = zamienia dwóch graczy w tej rundzie
does-side = zapisuje, kto gra którą stroną
does-redraw = paruje tę rundę od nowa, z podaniem powodu
does-report = zapisuje albo poprawia wynik: litera na każdą grę, wygrane gry, na przykład 2-1, albo małe punkty obu; nieobecny zostaje wycofany
does-drop = wycofuje gracza
does-rejoin = przywraca gracza, z porażką za każdą opuszczoną rundę
does-disqualify = dyskwalifikuje gracza
does-cut = kończy rundy szwajcarskie i rozstawia finały
does-decline = oddaje miejsce gracza z awansem
does-timer = steruje zegarem rundy: set to cały czas, left to czas od teraz
does-extend = dodaje czas jednemu stolikowi
does-penalty = zapisuje karę i ją stosuje
does-redraft = rozdziela rzadkie karty według zwycięstw, jeśli wszyscy zgodzili się przed pierwszym wyborem
does-note = dopisuje uwagę w dzienniku
does-undo = cofa ostatnią czynność albo czynność N
does-redo = przywraca ostatnio cofniętą czynność albo czynność N
does-finish = zamyka turniej
# Słowa, po których pomoc i wiersz poleceń znajdują polecenie; oddzielają je przecinki.
add = zapisz, zarejestruj, nowy gracz, spóźniony
edit = zmień nazwisko, popraw, klub
remove = wypisz, skreśl gracza
here = obecny, odprawa, przyszedł
away = nieobecny, pauza, przerwa
official = sędzia, animator, obsługa, organizator
setup = ustawienia, opcje, strona, www, publikuj, rundy, nazwa
apart = rozdziel, unikaj, rodzina, klub
pair = pary, losuj, następna runda, start
swap = zamień przeciwników, przestaw
seat = spóźniony, miejsce, wolny los
repair = napraw rundę, popraw pary
table = przenieś, inny stolik
post = pokaż pary, ogłoś pary
redraw = losuj ponownie, ponowne parowanie, nowe losowanie
report = wynik, rezultat, nieobecność, poddanie, walkower
drop = wycofaj, odejście, rezygnacja
rejoin = przywróć, powrót
disqualify = dyskwalifikuj, wyklucz
cut = top 4, top 8, odcięcie, finały, play-off
decline = rezygnacja z finałów, oddaj miejsce
timer = zegar, pauza, stop, minuty
extend = dodatkowy czas, dodaj minuty
call = wezwanie sędziego
penalty = kara, ostrzeżenie, porażka w grze, upomnienie
check = kontrola talii
list = lista kart, spis, talia, lista armii, eskadra
note = uwaga, notatka
undo = cofnij, cofnij parowanie, anuluj
redo = przywróć, ponów
finish = zamknij, zakończ turniej
