same-list = Ta lista kart jest już oddana: { $name }.
noted = Zapisano uwagę.
champion-left = { $name } nie gra już w turnieju, ale nikt nie stoi wyżej w klasyfikacji.
closed-without-champion = Zamknięcie turnieju, bez mistrza.
not-played = Nie rozegrano jeszcze wszystkich rund (dalej: { $round }). Aby sparować: { $pair }.
first-are-level = Na czele jest remis. Aby rozstawić mecz rozstrzygający: { $cut }. Jeśli ktoś w nim nie zagra: { $drop }.
cut-announced = Przed zamknięciem jest jeszcze { $what }. Aby ustalić: { $cut }. Aby pominąć: { $none }.
# Biurko sędziego przy stoliku.
now = Teraz: { $result }.
no-result-yet = Nie ma jeszcze wyniku.
penalties =
    { $n ->
        [one] jedna kara: { $kinds }
        [few] { $n } kary: { $kinds }
       *[other] { $n } kar: { $kinds }
    }
goes-on = Na razie { $score }, teraz gra { $next }.
# Formularze stolika sędziowskiego, ich pola i klawisze.
offence = Przewinienie
no-offence = bez podania
certainty = Pewność
certain =
    { $how ->
        [confirmed] potwierdzone
       *[suspected] tylko podejrzenie
    }
given-by = Daje
oneself = ja
before = Wcześniej: { $item }.
found-label = Talia jest
cards = Usunięte karty
which-cards = Które karty usunięto? Wpisz ich nazwy.
how-many-left = Ile zostało ({ $what })? Legalna talia zachowuje { $n }.
instead = Nowy wynik
instead-word =
    { $result ->
        [match-loss] przegrany mecz
        [game-loss] przegrana gra
        [replay] powtórka
       *[same] ten sam wynik
    }
draw = Losowanie do sprawdzenia talii
draw-about = Nikogo nie losuje się drugi raz, zanim wylosowano wszystkich przy stolikach. Losowanie zostaje w dzienniku.
how-many-label = Ile
how-many = Wpisz, ile.
drawn = Losuj
tables = stoliki
state = Co się stało
found-out = Kiedy
which = Który
replacement = Zamiennik
searching = poszukiwany
found = jest
unreadable = Nieczytelne
minutes-or-answer = { $rule } Ile dodatkowych minut, a może jest już zamiennik?
which-card = Która karta? Proxy wymaga jej nazwy.
what-unreadable = Na proxy jest wszystko, czego nie da się odczytać z oryginału: wpisz to tutaj.
decision = Decyzja
recommend = { $marshal } zaleca
decline = odmowa
sheet = Kary, sprawdzanie talii, elementy gry
nothing-yet = Nic jeszcze nie zapisano.
drawn-for-check = do sprawdzenia talii w tej rundzie
checked-deck =
    { $verdict ->
        [legal] talia sprawdzona: legalna
       *[illegal] talia sprawdzona po tej rundzie: nielegalna
    }
missing = zguba z rundy { $round } bez zamiennika: { $what }
proxy = proxy: { $card }, przygotowuje { $organizer }, { $date }
key-disqualify = dyskwalifikacja
key-choose = wybierz gracza
key-component = zgubiony lub uszkodzony element
key-sheet = kary
key-history = wcześniejsze kary
# Sprawdzanie talii.
does = losuje graczy do sprawdzenia talii albo zapisuje sprawdzenie i jego wynik
keeps = Legalna talia zachowuje co najmniej { $n } ({ $what }).
keeps-nothing = talia, która ma zachować 0 części, zawsze jest legalna; wpisz co najmniej 1 albo usuń keeps
draw-players = Nie można wylosować tylu graczy ({ $n }): w tej rundzie od 1 do { $most } z siedzących przy stolikach.
draw-tables = Nie można wylosować tylu stolików ({ $n }): w tej rundzie od 1 do { $most }.
illegal = { $name }: talia nielegalna. Do usunięcia { $cards }, wynik anulowano.
remains-legal = Reszta jest legalna: { $n } ({ $what }).
remains-illegal = Zostało { $n } ({ $what }), a potrzeba { $least }: wycofanie z turnieju, { $name }.
replayed = Stolik { $table }: mecz do powtórzenia.
stays = Stolik { $table }: wpisano ponownie ten sam wynik, { $result }.
deck-check-no-penalty = Kara dla właściciela według zasad: ostrzeżenie albo kara; dodaj penalty=.
not-yet = Stolik { $table } nie ma jeszcze wyniku: talie sprawdza się, gdy wynik jest już na kartce meczu.
no-match = { $name } nie ma tu meczu ({ $round }): talie sprawdza się po meczu.
no-rules = Ta gra nie ma zasad o nielegalnych taliach. Żeby zapisać decyzję: { $penalty }.
deck-check-which-cards = Które karty są niedozwolone? Podaj je po słowie illegal.
deck-check-how-many-left = Ile zostało ({ $what })? Legalna talia zachowuje { $n }: podaj left=.
counts-nothing = W tej grze niepotrzebne: pomiń left=.
what-instead = Zasady nie mówią, co zastępuje anulowany wynik: organizator dodaje { $words }.
takes-no-game = game= łączy się tylko z result=game-loss, nie z { $word }.
no-replay-alone = Właściciel talii wypada z turnieju, więc meczu nie da się powtórzyć: wybierz inny wynik.
round-is-over = { $round } już za nami, więc stolik { $table } nie może powtórzyć meczu: wybierz inny wynik.
result-says = { $kind } zmienia wynik, a robi to już result=: wybierz inną karę.
points-of-what = points= wymaga kary: dodaj też penalty=.
of-illegal = { $key }= dotyczy nielegalnej talii.
log-drawn = { $round }, wylosowano do sprawdzenia talii: { $names }
log-illegal = { $name }, sprawdzenie talii po rundzie { $round }: { $what }
log-removed = do usunięcia { $cards }
log-left = zostało { $n }
log-result-is =
    { $what ->
        [stays] wynik anulowano i wpisano ponownie
       *[replayed] wynik anulowano, mecz do powtórzenia
    }
log-annulled = wynik anulowano, teraz stolik { $table }: { $result }
# Zgubione i uszkodzone elementy gry, karty proxy.
components = Zgubione i uszkodzone elementy gry
component-does = zapisuje zgubiony lub uszkodzony element i stosuje zasady albo zapisuje proxy
card = karta
die = kość
other = inny element
state-word =
    { $state ->
        [lost] zguba
       *[damaged] uszkodzenie
    }
found-when =
    { $found ->
        [before] przed rundą
        [during] w trakcie gry
       *[next] nadal na początku kolejnej rundy
    }
case = { $kinds } – { $state }: { $text }
case-found = { $kinds } – { $state }, { $found }: { $text }
proxy-of-lost = karta proxy zastępuje uszkodzoną kartę, a nie zgubioną; wpisz state: damaged albo inne słowo
replaced = Zamiennik się znalazł: nic więcej nie trzeba robić.
component-searching = Trwa szukanie.
missed-next-round = { $name } – wcześniejsza zguba ({ $what }): bez zamiennika teraz usunięcie z turnieju.
proxy-made = { $organizer } przygotowuje proxy karty { $card } z treścią: { $unreadable }.
no-proxy = unreadable= i by= są tylko dla proxy uszkodzonej karty bez zamiennika.
replaced-or-not = { $rule } Czy znalazł się zamiennik? Dodaj replaced=yes albo replaced=no.
game-says-nothing = Ta gra nie ma zasad o zgubionych i uszkodzonych elementach. Żeby to zanotować: { $note }.
case-unsaid = Zasady tego nie obejmują: { $component } – { $state }, { $found }. Żeby to zanotować: { $note }.
no-extra-time = Zasady nie dają tu dodatkowego czasu. { $rule }
table-has-result = Stolik { $table } ma już wynik: popraw go albo cofnij.
component-which-card = Proxy wymaga nazwy karty: wpisz ją po słowie damaged.
component-what-unreadable = Na proxy jest wszystko, czego nie da się odczytać z oryginału: wpisz to w unreadable=.
log = { $name }: { $what }, { $parts }
log-called = { $component } { $called } – { $state }
log-unnamed = { $component } – { $state }
log-replaced = jest zamiennik
log-not-replaced = bez zamiennika
log-proxy = proxy przygotowuje { $organizer }: { $unreadable }
leaves = { $name } opuszcza turniej. Powrót do gry: { $rejoin }.
leaves-for-good = { $name } opuszcza turniej bez możliwości powrotu.
finals-seeded = Finały rozstawiono wcześniej; bez zmian.
none-known = Zasady tej gry nie mają kar. Aby zapisać uwagę: { $note }.
takes-no-points = points= dotyczy odjęcia punktów, a nie kary { $kind }.
penalty-takes-no-game = game= dotyczy przegranej gry, a nie kary { $kind }.
how-many-points = Ile punktów? Na przykład trzy: { $penalty }.
plays-nowhere = { $name } nie gra teraz przy żadnym stoliku: karę przegranej gry daje się w bieżącej rundzie.
which-game = Mecz przy stoliku { $table } jest zakończony: dodaj game=1, game=2 … (którą grę przegrywa { $name }).
no-such-game = Gra { $n } nie jest jeszcze rozegrana: wpisz od 1 do { $most }.
too-many-points = Kara odejmuje najwyżej { $most } punktów.
# Arkusze stolika sędziowskiego i ich kolumny.
penalty-sheet-penalties =
    { $date } · { $n ->
        [0] bez kar
        [one] { $n } kara
        [few] { $n } kary
       *[other] { $n } kar
    }
checks =
    { $date } · { $n ->
        [0] bez sprawdzania talii
        [one] { $n } sprawdzenie talii
        [few] { $n } sprawdzenia talii
       *[other] { $n } sprawdzeń talii
    }
proxies =
    { $date } · { $n ->
        [0] bez kart proxy
        [one] { $n } karta proxy
        [few] { $n } karty proxy
       *[other] { $n } kart proxy
    }
recommended = Zalecona dyskwalifikacja; decyduje organizator
penalty-sheet-drawn = Wylosowani do sprawdzenia talii
penalty-sheet-line = #{ $n }
verdict =
    { $verdict ->
        [legal] legalna
       *[illegal] nielegalna
    }
effect = Skutek
penalty-sheet-found = Talia
left = Zostało
organizer = Kto wykonał
penalty-sheet-unreadable = Nieczytelne na oryginale
penalty-sheet-component = Zgubiony lub uszkodzony element
penalty-sheet-state = Stan
# Przewinienia, stopnie kar i wcześniejsze kary gracza.
offences = Przewinienia
none-such = „{ $id }” to nie przewinienie tej gry; wpisz id jednego z offences
never-first = przewinienie „{ $id }” ma kary za powtórzenie, a nie ma za pierwszy raz; dodaj confirmed
if-suspected = Przy podejrzeniu: { $penalties }.
if-confirmed = Zauważone lub potwierdzone: { $penalties }.
if-repeated = Powtórzone: { $penalties }.
no-penalty-in-rules = Zasady nie podają za to kary.
disqualification = Dyskwalifikacja
offence-suspected = podejrzenie
earlier =
    { $n ->
        [one] { $name } – wcześniejsza kara: { $items }.
       *[other] { $name } – wcześniejsze kary ({ $n }): { $items }.
    }
none-before = Wcześniej bez kar.
offence-has-left = { $name } nie gra już w turnieju; karę mimo to zapisano.
suggests-one =
    { $why ->
        [suspected] { $offence }, tylko podejrzenie. Proponowana kara: { $penalty }.
        [step] { $offence }, po wcześniejszej karze. Proponowana kara: { $penalty }, o stopień wyżej.
        [last] { $offence }, po takiej samej karze; cięższej nie ma. Proponowana kara: { $penalty }.
        [repeated] { $offence }, po wcześniej potwierdzonym przewinieniu. Proponowana kara za powtarzające się oszustwa: { $penalty }.
       *[confirmed] { $offence }, potwierdzone. Kara według zasad: { $penalty }.
    }
unsaid = { $offence }: zasady nie przewidują kary, decyzja jest twoja.
offence-none-known = Ta gra nie ma listy przewinień: pomiń for={ $word } i opisz sprawę w uwadze.
suspected-of-what = Podejrzenie wymaga przewinienia: dopisz for= i przewinienie.
log-suspected = podejrzenie: { $offence }
log-by = daje { $name }
# Zalecenia dyskwalifikacji.
recommend-does = zaleca dyskwalifikację albo odrzuca zalecenie
organizer-decides = Decyduje organizator: { $disqualify } albo { $decline }.
followed = Zalecenie: { $marshal }.
none-open = Nikt nie zalecił dyskwalifikacji: { $name }.
no-marshal = Organizator decyduje sam, bo { $marshal } nie jest wskazany: { $disqualify }.
organizer-alone = W tej grze organizator decyduje sam: { $disqualify }.
not-a-marshal = Dyskwalifikację zaleca tylko { $marshal } ({ $marshals }); { $name } ma inną funkcję.
which-marshal = Który { $marshal } to zaleca? Dodaj by= z jedną z osób: { $marshals }.
open = { $marshal } zaleca dyskwalifikację; decyduje organizator
in-list = zalecane DQ
log-recommendation =
    { $answer ->
        [declined] bez dyskwalifikacji: { $name }, choć zaleca ją { $marshal }
       *[open] { $marshal } zaleca dyskwalifikację: { $name }
    }
log-followed = { $what }, zalecenie: { $marshal }
call-does = odnotowuje wezwanie sędziego do stolika, z dodatkowym czasem
in-minute = minuta { $n }
came = podchodzi { $name }
without-clock = zanim ruszył zegar
call-log = { $place }, wezwanie: { $what }
no-round = Wezwanie dotyczy rundy. Żeby ją wylosować: { $pair }.
official-away = { $name } jest poza turniejem i nie podejdzie do stolika. Żeby to zmienić: { $here }.
official-plays = { $name } gra przy tym stoliku: rozstrzyga tam { $who }.
official-plays-alone = { $name } gra przy tym stoliku, a innego sędziego nie ma.
none = Nie ma odnotowanych wezwań.
column-minute = Minuta
column-came = Kto podszedł
column-extra = Dodatkowo
column-about = Sprawa
count =
    { $n ->
        [one] { $date } · { $n } wezwanie
        [few] { $date } · { $n } wezwania
       *[other] { $date } · { $n } wezwań
    }
key-short = zapisz wezwanie sędziego
form-title = Wezwanie sędziego do stolika { $table }
form-extra = Dodatkowe minuty
more-on-desk =
    { $n ->
        [one] i { $n } wcześniejsze wezwanie
        [few] i { $n } wcześniejsze wezwania
       *[other] i { $n } wcześniejszych wezwań
    }
