# Ogłoszenie, które odczytuje się przed startem.
not-demanded = Na tym poziomie niewymagane
lists-required = Wymagane, do oddania przed startem
by-table = Według tabeli, zależnie od liczby graczy
not-announced = Nie ustawiono
so-far = { $plan } (obecne zapisy: { $players })
registered = Zapisy: { $players }
at-the-start = { $players } na starcie
pods-drawn = { $pods }: { $sizes }, wylosowane
pods-so-far = { $pods }: { $sizes }, przy obecnych zapisach
boosters-needed = Potrzeba: { $needed }
boosters-missing =
    { $n ->
        [one] Brakuje { $n } zestawu dodatkowego (na miejscu: { $there }).
       *[other] Brakuje { $n } zestawów dodatkowych (na miejscu: { $there }).
    }
seconds-each =
    { $n ->
        [one] { $n } sekunda na każdy wybór
        [few] { $n } sekundy na każdy wybór
       *[other] { $n } sekund na każdy wybór
    }
rare =
    { $shared ->
        [yes] Po grach na wspólną pulę; wybiera się według zwycięstw, od największej liczby (wszyscy się zgodzili)
       *[no] Każdy zatrzymuje to, co wybrał w drafcie
    }
unplayed-games =
    { $worth ->
        [win] Liczą się jako wygrane, jeśli przeciwnik się wycofał
       *[nothing] Nie liczą się, jeśli ktoś się wycofał
    }
starts-with = Turniej otwiera { $stage }
swiss-rounds =
    { $n ->
        [one] { $n } runda szwajcarska
        [few] { $n } rundy szwajcarskie
       *[other] { $n } rund szwajcarskich
    }
round-robin-rounds =
    { $n ->
        [one] { $n } runda każdy z każdym
        [few] { $n } rundy każdy z każdym
       *[other] { $n } rund każdy z każdym
    }
of-one-game = { $rounds } po jednej grze
of-two-games = { $rounds } po dwie gry
to-two-wins = { $rounds } do dwóch zwycięstw
sides-deciding = { $sides }; w meczu rozstrzygającym { $deciding }
level-play-on = Brak; przy remisie na pierwszym miejscu dwoje najlepszych z równym wynikiem gra jeszcze jeden mecz
best-go-on = { $n } najlepszych
best-and-level-go-on = { $n } najlepszych i wszyscy z tyloma punktami, co ostatni z nich
points-go-on = Wszyscy, którzy mają co najmniej { $points }
best-wins = Brak: wygrywa pierwsze miejsce w klasyfikacji
deciding-match = Jeden mecz rozstrzygający przy remisie na pierwszym miejscu
finals-of = { $kind } dla { $n } graczy, { $of }
finals-after-cut = { $kind } po odcięciu
minutes-round = runda: { $minutes }
minutes-elimination = runda pucharowa: { $minutes }
minutes-final = finał: { $minutes }
win = zwycięstwo { $n }
draw = remis { $n }
loss = porażka { $n }
points-a-match = { $points }; wolny los { $bye }
points-a-game = za każdą grę: { $points }; za wolny los { $bye }
apart = { $who }, jeśli to możliwe
season = { $season }, w każdej rundzie jedna wylosowana misja:
map-also = { $map } ({ $also }): { $missions }
products-at-once = Dozwolone od dnia { $release }
products-later =
    { $n ->
        [one] Dozwolone { $n } dzień po { $release }
       *[other] Dozwolone { $n } dni po { $release }
    }
products-by =
    { $n ->
        [one] Dozwolone { $n } dzień po { $release }, czyli wydane najpóźniej { $date }
       *[other] Dozwolone { $n } dni po { $release }, czyli wydane najpóźniej { $date }
    }
marshal-none = Brak: zastępuje go organizator
plays = { $name } gra
plays-ruled = { $name } gra; w tych grach rozstrzyga { $others }
tier-forbids = Nikt: na tym poziomie to niedozwolone
game = Gra
date = Data
tier = Poziom
structure = Struktura
picks = Wybory
rare-cards = Rzadkie karty
unplayed = Nierozegrane gry
minutes = Czas
sides = Strony
ties = Przy remisie
missions = Mapy, misje
lists = Listy kart
sleeves = Koszulki
sleeves-required = Wymagane koszulki
note = Uwaga organizatora
products = Produkty
judges = Sędziowie
playing-leaders = Grająca obsługa
announce-the-change = Przed startem gracze usłyszeli co innego: ogłoś zmianę.
asks-change = Zmienić ustawienia turnieju: { $what }?
rules-give =
    { $round ->
        [finals] Według zasad runda finałów trwa { $minutes } min.
        [final] Według zasad finał trwa { $minutes } min.
       *[round] Według zasad runda trwa { $minutes } min.
    }
rules-no-clock =
    { $round ->
        [finals] Według zasad runda finałów nie ma limitu czasu.
        [final] Według zasad finał nie ma limitu czasu.
       *[round] Według zasad runda nie ma limitu czasu.
    }
no-language = Podaj dwie lub trzy litery języka, na przykład pl; own to język organizatora.
no-such-tier = { $game } nie ma takiego poziomu.
no-basic = { $game } nie ma struktury podstawowej.
no-advanced = { $game } nie ma struktury zaawansowanej.
setup-rounds = Liczba rund: od 1 do { $most }.
rounds-or-none = Liczba rund: od 1 do { $most } albo 0, jeśli turniej zaczyna się od rund pucharowych.
pods-decide-rounds = Pomiń rounds: w grupie każdy gra z każdym raz.
rounds-are-paired =
    { $n ->
        [one] Wylosowano już { $n } rundę: podaj co najmniej rounds={ $n }.
        [few] Wylosowano już { $n } rundy: podaj co najmniej rounds={ $n }.
       *[other] Wylosowano już { $n } rund: podaj co najmniej rounds={ $n }.
    }
finals-minutes-range = Minuty w finałach: od 1 do { $most }.
no-finals = Ta gra nie ma finałów, więc nie ma czasu do ustawienia.
no-boosters = W tej grze nie ma draftu, więc zestawów dodatkowych się nie liczy.
setup-boosters = Zestawy dodatkowe: od 0 do { $most }.
pick-seconds = Sekundy na wybór: od { $from } do { $to }; 0 to brak zegara.
nobody-waits = Po wycofaniu gracza gry zostają nierozegrane tylko w systemie każdy z każdym.
tier-is-fixed = Po wylosowaniu rundy 1 nie można zmienić poziomu ani struktury; rundy i odcięcie nadal można.
only-numbers = Po wylosowaniu rundy 1 można podać tylko liczby: wartości z zasad dotyczyły frekwencji na starcie.
rounds-fixed =
    { $of ->
        [match] Mecz rozstrzygający jest rozstawiony: wcześniejszych rund nie można zmienić.
       *[finals] Odcięcie jest już zrobione: jego wielkości i wcześniejszych rund nie można zmienić.
    }
shape-fixed =
    { $of ->
        [match] Mecz rozstrzygający jest już rozstawiony, więc nie można zmienić jego rodzaju. Najpierw cofnij rozstawienie: { $undo }.
       *[finals] Finały są już rozstawione, więc rodzaju meczu nie można zmienić. Najpierw cofnij rozstawienie: { $undo }.
    }
final-started = Finał jest już rozlosowany z ustalonym czasem. Aby zmienić jego zegar: { $timer }.
finals-started = Finały już trwają z ustalonym czasem. Aby zmienić jedną rundę: { $timer }.
# Ustawienia turnieju: nazwy grup i wiersz pomocy do każdego pola.
group =
    { $group ->
        [format] Format
        [times] Czas rund
        [check-in] Obecność i wpisowe
        [hall] Stoliki i sala
        [limits] Ograniczenia par
       *[publishing] Publikacja i papier
    }
tie-breaks = Przy remisie
key-group = grupa
about-name = Widać ją na każdym ekranie, wydruku i stronie.
fixed =
    { $since ->
        [cut] Poziomu, struktury, rund i odcięcia nie zmienia się po odcięciu.
       *[start] Poziomu i struktury nie zmienia się po wylosowaniu rundy 1.
    }
about-tier = Ustala zwykłą strukturę oraz to, czy wymagane są koszulki i listy kart.
about-structure = Rundy i odcięcie według zasad; w niestandardowej ustalasz je sam.
about-rounds = Rundy przed odcięciem. Puste: liczba z zasad dla tej frekwencji.
about-rounds-deciding = Puste: liczba z zasad. Przy remisie na czele jest mecz rozstrzygający.
about-cut = Ilu gra dalej; 0: bez odcięcia. Puste: liczba z zasad dla tej frekwencji.
about-cut-by = Kto gra dalej po odcięciu.
about-finals-match = Ile gier ma mecz w finałach.
about-timed-draw = Ile wart jest remis po czasie.
about-unplayed = Ile warta jest gra, przed którą przeciwnik się wycofał.
about-boosters = Zestawy dodatkowe na sali. Jeśli jest ich za mało, zobaczysz ostrzeżenie.
about-tie-breaks = Kolejność graczy z równymi punktami. Ustala ją gra.
about-playing =
    { $what ->
        [closes] Godzina, na przykład 22:00. Przy późniejszym końcu zobaczysz ostrzeżenie.
        [pause] Minuty między rundami, do obliczenia godziny końca.
        [pick-seconds] Sekundy na wybór karty w drafcie. Puste: bez zegara.
        [minutes] Minuty rundy przed finałami. Puste: liczba z zasad.
        [finals-minutes] Minuty rundy finałów przed samym finałem. Puste: liczba z zasad.
       *[final-minutes] Minuty ostatniego meczu, o pierwsze miejsce. Puste: liczba z zasad.
    }
about-check-in = Gracze potwierdzają obecność przed rundą 1; nieobecni nie grają.
about-fee = Na przykład 20 zł. Przy potwierdzaniu obecności zaznaczasz, kto zapłacił.
about-lists = Wszyscy oddają listę kart przed rundą 1.
about-open-lists = Każdy może czytać listy kart graczy po odcięciu.
about-sleeves = Talie muszą być w koszulkach.
about-tables = Dostępne stoliki, na przykład 1-12, 15.
about-feature = Stoliki najlepszych par, na przykład 1, 2.
about-hold = Nową rundę widzisz tylko Ty, dopóki jej nie ogłosisz.
about-clubs = Osoby z jednego klubu, rodziny lub dojazdu nie grają wtedy ze sobą.
about-house = Jak liczy się gra z graczem rezerwowym.
about-prizes = Według miejsc, na przykład 1: mata; 2-4: karta promo.
about-redraft = Wszyscy zgodzili się podzielić rzadkie karty po grach.
about-language = Język wszystkiego, co czytają gracze.
about-note = Twoja własna wiadomość dla graczy.
about-board = Tablica na sali pokazuje, kto jest pewny udziału, a kto bez szans.
about-address = Adres strony turnieju, na wydruki i na tablicę.
about-paper = on: do folderu obok pliku turnieju; off: nic; albo nazwa folderu.
about-site = Folder, do którego trafiają strony na telefony; off: żaden.
about-mirror = Plik na innym dysku, w którym też zapisuje się każda czynność; off: żaden.
# Gdzie na tym komputerze trafiają arkusze, strona i kopia turnieju; plik turnieju o tym nie mówi.
set = Ustawiono tylko na tym komputerze: { $settings }.
unreadable = Nie można odczytać pliku { $path }, więc dla tego turnieju nic tu nie ustawiono: { $why }
named-by-the-file = { $path } podaje, dokąd mają trafiać pliki: { $settings }. Plik turnieju nie może o tym decydować, więc to pominięto. Aby z tego skorzystać, ustaw to przez setup.
elsewhere = Dla tego turnieju jako { $other } ustawiono: { $settings }. Tutaj nie ustawiono nic: jeśli dalej używasz { $path }, ustaw to ponownie przez setup.
item = Nagrody
place = miejsce { $n }
places = miejsca { $from }–{ $to }
last = ostatnie miejsce
everybody = wszyscy
unread = Nagrody bez zmian. { $why }
no-place = Znak { $at }: „{ $word }” to nie miejsce; wpisz liczbę, zakres, np. 2-4, albo last lub all.
no-colon = Znak { $at }: w „{ $text }” brakuje dwukropka; wpisz np. 1: mata.
nothing-here = Znak { $at }: po średniku brakuje nagrody.
no-prize = Znak { $at }: brakuje nagrody dla: { $places }.
refused = Znak { $at }: nagroda { $why }.
twice = Znak { $at }: { $places } mieści się już w { $others }; podaj każde miejsce raz.
backwards = Znak { $at }: zakres { $from }-{ $to } jest odwrotny; wpisz { $to }-{ $from }.
place-range = Znak { $at }: miejsca liczy się od 1 do { $most }.
nobody-has = Nikt nie zajmuje: { $places }. Zostaje nagroda: { $what }.
not-yet = Kto je dostanie, będzie wiadomo po ostatnim meczu.
prizes-none = Nie ma jeszcze nagród. Aby je dodać: { $setup }.
column-prize = Nagroda
all-players =
    { $n ->
        [one] { $n } osoba, wszyscy
        [few] wszystkie { $n } osoby
       *[other] wszystkich { $n } osób
    }
pod-needs-two = Grupa wymaga dwóch graczy: dopisz więcej.
too-few =
    { $who ->
        [team]
            { $n ->
                [0] Runda wymaga dwóch drużyn, a nie ma żadnej
               *[other] Runda wymaga dwóch drużyn, a jest tylko jedna
            }
       *[player]
            { $n ->
                [0] Runda wymaga dwóch graczy, a nie ma żadnego
               *[other] Runda wymaga dwóch graczy, a jest tylko jeden
            }
    }: { $pods ->
        [drawn] przywróć wycofanych (rejoin) albo cofnij losowanie grup (undo).
       *[none] dopisz więcej.
    }
too-many-rounds = Tylu rund nie można tu rozegrać: { $n }. Ustaw od 1 do { $most }: setup rounds=N.
start-fault =
    { $kind ->
        [elimination] Ta gra nie ma pojedynczej eliminacji, od której można zacząć.
       *[custom] Od rund pucharowych może się zacząć tylko struktura niestandardowa: setup structure=custom rounds=0.
    }
start-no-finals = Ta gra nie ma finałów: setup cut=0.
no-cut = Ta gra nie ma odcięcia: przy remisie na czele po ostatniej rundzie dwoje najlepszych z nich gra mecz rozstrzygający.
no-bracket = Dla top { $cut } nie ma drabinki: możliwe wielkości to { $sizes }.
cut-too-large = Top { $cut } wymaga tylu graczy, a jest ich { $players }: ustaw mniejszy albo 0, czyli brak.
custom-needs-rounds = Ustaw liczbę rund: setup rounds=N [cut=N].
no-row = Struktura { $structure } nie jest dla tylu graczy ({ $players }). { $setup }: inna struktura.
needs-players = Za mało: struktura { $structure } wymaga { $least }. { $add }: dopisz jeszcze { $n }, { $setup }: inna struktura.
no-row-announced = Struktura nie ma wiersza dla tylu graczy ({ $players }); obowiązują Twoje ustawienia.
other-rounds = Ustawiona liczba rund: { $n }; w strukturze: { $expected }.
other-cut =
    Ustawiono: { $cut }; według zasad (graczy: { $players }): { $expected ->
        [0] bez odcięcia
       *[other] top { $expected }
    }. Liczy się twoje ustawienie.
a-cut = { $cut }
other-finals-match = Ustawiono w finałach mecze: { $is }; w zasadach: { $due }.
# Czego jeszcze trzeba w ciągu dnia: ogłoszenie, rozstawieni, skrzynka, godziny na arkuszu.
apart-club = Kluby osobno
apart-relatives = Krewni osobno
apart-travel = Dojazd osobno
same-word = { $field }: osoby z tym samym wpisem nie grają ze sobą { $rounds }.
house-games = Gry z rezerwowym
house-as =
    { $games ->
        [bye] jak wolny los
        [played] tylko wynik
       *[opponent] jak każda gra
    }
# Co inni zmienili pod oknem.
play-nowhere = { $pair } nie grają już ze sobą w tej rundzie.
no-seed-now = { $name } nie ma już wśród rozstawionych.
# Skrzynka.
inbox-replaced = Wpis { $n } jest zastąpiony: { $by } podaje inny wynik stolika { $table }, wpis { $newer }.
inbox-title = Zgłoszenia graczy, { $at } z { $n }
# Co załatwia punkt bramki.
to-inbox = zgłoszenia graczy
# Godziny ogłoszonej rundy na jej arkuszu.
posted-and-changed = { $round }, ogłoszono { $at }, zmieniono { $changed }
column-posted = Ogłoszono
column-changed = Zmieniono
# Stolik, którego w rundzie nie ma, w sali z przerwami w numerach.
no-such-table = Nie ma stolika { $table } ({ $round }). Stoliki: { $tables }.
no-table-here = Nie ma stolika { $table } w tej rundzie. Stoliki: { $tables }.
# Obecność: omyłkowe zgłoszenie.
hint-remove = usuń
# Powłoka: wynik, który wpisał ktoś inny.
has-reported = { $who } podaje o { $at } wynik stolika { $table }: { $theirs }; Twój: { $yours }. Sprawdź, który jest prawdziwy. Żeby zastąpić: { $report }.
# Runda wstrzymana taka pozostaje, gdy nowe już takie nie są.
stays-held = Gracze jeszcze nie widzą: { $round }. Żeby ogłosić: { $post }.
# Stanowisko wyników i plik innego użytkownika.
station-not-yours = { $path }: ten plik należy do innego użytkownika (numer { $owner }), więc wyniki nie dotarłyby do obsługi turnieju; uruchom stanowisko jako ten użytkownik, przez sudo -u albo SSH
# Turniej, którego nie ma wśród turniejów.
shelved =
    { $shelf ->
        [trash] „{ $word }” jest w koszu. Żeby przywrócić: { $command }
       *[archive] „{ $word }” jest w archiwum. Żeby przywrócić: { $command }
    }
# Co się nie uda przy obecnych ustaleniach. $players to liczba ze słowem: 4 graczy.
rematch =
    { $most ->
        [one] { $players }: bez powtórzonego meczu najwyżej { $most } runda, a do rozegrania jest { $left }.
        [few] { $players }: bez powtórzonego meczu najwyżej { $most } rundy, a do rozegrania jest { $left }.
       *[other] { $players }: bez powtórzonego meczu najwyżej { $most } rund, a do rozegrania jest { $left }.
    }
rematch-or-bye =
    { $most ->
        [one] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } runda, a do rozegrania jest { $left }.
        [few] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } rundy, a do rozegrania jest { $left }.
       *[other] { $players }: bez powtórzonego meczu i drugiego wolnego losu najwyżej { $most } rund, a do rozegrania jest { $left }.
    }
rematch-or-house =
    { $most ->
        [one] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } runda, a do rozegrania jest { $left }.
        [few] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } rundy, a do rozegrania jest { $left }.
       *[other] { $players }: bez powtórzonego meczu i drugiej gry z rezerwowym ({ $name }) najwyżej { $most } rund, a do rozegrania jest { $left }.
    }
unbeaten =
    { $n ->
        [one] Po { $n } rundzie kilka osób może być bez porażki ({ $players }): żeby została jedna, potrzeba rund: { $needed }.
       *[other] Po { $n } rundach kilka osób może być bez porażki ({ $players }): żeby została jedna, potrzeba rund: { $needed }.
    }
cut-takes-all = Odcięcie do top { $cut } obejmuje wszystkich: { $players }.
cut-out-of-reach = Nikt nie osiągnie progu odcięcia ({ $cut }): rundy dają najwyżej { $most }.
finals-late = Finały kończą się około { $time }, ale sala jest czynna do { $closes }.
rounds-late = Ostatnia runda kończy się około { $time }, ale sala jest czynna do { $closes }.
item-schedule = Prognoza
ends =
    { $when ->
        [takes]
            { $n ->
                [one] { $n } runda: około { $time }
                [few] { $n } rundy: około { $time }
               *[other] { $n } rund: około { $time }
            }
        [now] przy losowaniu teraz runda { $n } kończy się około { $time }
       *[planned] runda { $n } kończy się około { $time }
    }
ends-with-finals =
    { $when ->
        [takes]
            { $n ->
                [one] { $n } runda: około { $time }, a z finałami około { $finals }
                [few] { $n } rundy: około { $time }, a z finałami około { $finals }
               *[other] { $n } rund: około { $time }, a z finałami około { $finals }
            }
        [now] przy losowaniu teraz runda { $n } kończy się około { $time }, a finały około { $finals }
       *[planned] runda { $n } kończy się około { $time }, a finały około { $finals }
    }
finals-end =
    { $when ->
        [now] przy losowaniu teraz finały kończą się około { $time }
        [takes] finały: około { $time }
       *[planned] finały kończą się około { $time }
    }
foreseen-minutes = { $minutes } min
hours = { $hours } godz.
hours-minutes = { $hours } godz. { $minutes } min
item-day = Dzień
pause = { $minutes } między rundami (do prognozy)
closes = sala jest czynna do { $time }
label-pause = Przerwa między rundami
label-closes = Sala czynna do
pause-range = Przerwa może trwać od 0 do { $most } minut.
no-time = „{ $text }” to nie godzina: wpisz np. 22:00.
