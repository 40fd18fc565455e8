komandor = Prowadzi z terminala turniej Star Wars
komandor-long =
    Prowadzi z terminala turniej Star Wars.
    
    Bez komendy otwiera listę turniejów; z nazwą pliku turnieju otwiera ten turniej.
komandor--home = Folder turniejów [domyślnie: $KOMANDOR_HOME albo folder danych systemu]
komandor--rulesets = Folder własnych zasad gier [domyślnie: rulesets w folderze ustawień systemu]
komandor--theme = Kolory: auto, dark, light albo inny z `komandor themes` [domyślnie: $KOMANDOR_THEME, theme: w config.yaml; inaczej auto, czyli pytany jest terminal]
komandor--ascii = Rysuje tylko znakami ASCII [domyślnie: $KOMANDOR_ASCII, ascii: w config.yaml albo według ustawień regionalnych i terminala]
komandor--lang = Język: en, pl albo własny folder; watch pokazuje en,pl na zmianę [domyślnie: $KOMANDOR_LANG, lang: w config.yaml albo język systemu]
komandor--mirror = Zapisuje każdą czynność także do tego pliku na innym dysku; zamiast kopii z ustawień turnieju
komandor--plain = Rozmowa wiersz po wierszu zamiast ekranów, dla czytników ekranu; automatycznie przy TERM=dumb
komandor--event = Turniej: jego plik, nazwa albo pierwsze litery słów nazwy
komandor--help = Pokazuje pomoc
komandor--version = Pokazuje wersję
new = Tworzy plik turnieju
new--file = Plik do utworzenia; istniejący nigdy nie jest zastępowany
komandor--game = Identyfikator gry z listy `komandor games`
new--name = Nazwa turnieju [domyślnie: z nazwy pliku]
new--date = Dzień, jak 2026-11-21 [domyślnie: dziś]
new--structure = [domyślnie: zależna od poziomu; custom przy --rounds]
new--tier = [domyślnie: pierwszy w grze]
new--rounds = Rundy przed odcięciem [domyślnie: z tabeli struktury]
new--cut = Wielkość odcięcia, 0 to brak [domyślnie: z tabeli struktury]
new--cut-by = top N, top N i wszyscy z tym samym wynikiem albo wszyscy z N punktami
new--seed = Ziarno wszystkich losowań [domyślnie: losowe]
new--organizer = Nazwisko organizatora [domyślnie: $KOMANDOR_BY albo użytkownik]
do = Wykonuje polecenie, na przykład: komandor do sklep.yaml report 3 W
do--dry-run = Pokazuje, co byłoby zapisane i z jakim skutkiem; niczego nie zapisuje
do--verb = Polecenie z argumentami; - czyta polecenia ze standardowego wejścia, po jednym w wierszu
show = Pokazuje turniej, ludziom albo programom
show--who = Gracz, którego kartę, miejsce, listę albo szanse pokazać: nazwisko, jego część albo # i numer
show--round = Inna runda niż najnowsza
show--stage = Etap, do którego należy runda: 1 przed odcięciem, 2 finały
show--of = Czyje listy kart pokazać w całości: cut to gracze po odcięciu
show--format = Format [domyślnie: text; przy --to według końcówki pliku]
show--print = Drukuje poleceniem z KOMANDOR_PRINT albo print: w config.yaml [domyślnie: lp]
show--to = Zapisuje do tego pliku: .txt .md .csv .json .html
show--replace = Zastępuje plik z --to, jeśli istnieje
show--clipboard = Kopiuje do schowka terminala, także przez SSH
show--held = Także wstrzymana runda, którą widzi tylko obsługa turnieju
show--by = Jak ważone są wyniki w odds: equal równo, record według dorobku
show--playouts = Liczba symulacji w odds [domyślnie: 10000; mniej, gdy graczy jest ponad 250]
show--version = Inna wersja listy niż najnowsza
edit = Zmienia plik turnieju ręcznie: sprawdza go, pieczętuje na nowo i zastępuje w jednym kroku
edit--accept = Przyjmuje plik taki, jaki jest, ktokolwiek go zmienił, jeśli całość ma sens
edit--from = Kontynuuje z kopią zachowaną, gdy nie dało się jej przyjąć
edit--why = Powód, zachowany w dzienniku
watch = Pokazuje turniej graczom: tylko do odczytu, na bieżąco
watch--event = Turniej, nazwany jak wszędzie [domyślnie: ten, który trwa]
watch--view = Co pokazać; kilka po przecinku pokazuje się na zmianę: by-name,standings,clock
watch--stay = Ile sekund pokazywać stronę, od 5 do 300
watch--big = Na rzutnik: puste wiersze, mniej szerszych kolumn, większy zegar
watch-after =
    Klawisze: v następny widok; 1 do 8 od razu pokazuje widok i zostawia go na zmianę z innymi,
    a ta sama cyfra jeszcze raz go ukrywa; + i - jak długo widać stronę,
    spacja zatrzymuje stronę, ? ukrywa klawisze, q wychodzi.
    
    Nie każdy terminal powiększy litery. --big pomija to, czego ostatni rząd nie przeczyta,
    i rozstawia resztę; więcej daje większa czcionka terminala.
    
    Nie pisze do żadnego pliku, nie otwiera innego pliku ani powłoki i nic nie pokazuje ze
    wstrzymanej rundy. Dla klucza SSH, który ma służyć tylko do tego, w authorized_keys na
    komputerze z turniejem wpisz:
    
    command="komandor watch /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
publish = Zapisuje statyczną stronę na telefony: stoliki według nazwisk, klasyfikacja, rundy, informacje
publish--dir = Folder strony: nowy, pusty albo zapisany w ten sposób wcześniej
serve = Pozwala graczom zgłaszać wyniki z telefonów
serve--listen = Adres i port nasłuchu; 0.0.0.0:8080 jest dla sieci w sali
serve-after =
    Udostępnia stronę, którą zapisuje publish, z formularzem. Każdy gracz ma kod: na pasku karty
    meczu do oderwania i na liście graczy. Kod zgłasza tylko własny mecz trwającej rundy.
    Zgłoszenie liczy się, gdy przeciwnik zgłosi to samo; inne czekają w skrzynce. Zmienia to setup
    reports=confirmed|first|inbox|none: none nie przyjmuje zgłoszeń.
    
    Bez opcji dostęp ma tylko ten komputer. W sali gracze skanują kod z karty meczu, a tablica
    pokazuje adres. To zwykłe HTTP, bez szyfrowania.
station = Pozwala graczom wpisywać wyniki własnych stolików
station--name = Nazwa stanowiska, widoczna w dzienniku przy jego wynikach
station--locked = Nie zamyka go żaden klawisz, tylko sygnał; bez tego zamyka dwa razy Ctrl-Q
station-after =
    Gracz wpisuje numer stolika i wynik, a przeciwnik go potwierdza. Pierwszy wynik się liczy.
    Wynik inny niż ten przy stoliku czeka w skrzynce obsługi turnieju. Niczego więcej nie widać
    i niczego więcej nie można zrobić. Dla klucza SSH, który ma służyć tylko do tego,
    w authorized_keys na komputerze z turniejem wpisz:
    
    command="komandor station --locked /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
demo = Pokaz: przykładowy turniej w folderze tymczasowym
games = Wymienia gry, pokazuje jedną, tworzy albo sprawdza własną
games-show = Pokazuje wszystko, co mówią zasady gry
komandor--id = Identyfikator gry
games-show--part = list: przykładowa lista kart albo armii, do skopiowania przez graczy
games-new = Tworzy własną grę: zapisuje plik zasad do zmiany
games-new--id = Identyfikator nowej gry: małe litery, cyfry i łączniki
games-check = Sprawdza plik zasad: co jest źle, gdzie i co tam powinno być
games-check--file = Plik zasad albo identyfikator własnej gry
games-try = Rozgrywa mały turniej według zasad, krok po kroku, w tymczasowym folderze
games-try--players = Ilu graczy albo drużyn, od 2 do 64
games-try--seed = Powtarza dokładnie ten sam turniej
games-schema = Wypisuje JSON Schema zasad, do podpowiedzi i kontroli w edytorze
games-help = Pokazuje pomoc jednej z tych komend
games-help--command = Na przykład check
simulate = Rozgrywa losowe turnieje i o każdym wypisuje wiersz JSON
simulate-after =
    Każdy wiersz to turniej od zapisów do mistrza, w takim JSON, jaki daje
    `komandor show EVENT event --format json`: ze spóźnionymi, wycofanymi,
    nieobecnościami i poprawkami. To, co znajdzie --check, trafia na standardowe
    wyjście błędów, liczba na końcu; gdy wiersze idą do pliku, terminal pokazuje,
    ile ich jest, a przy tysiącu graczy i więcej także rundę.
    
    Kod wyjścia: 0 zrobione, 1 znaleziono naruszenie albo tak nie da się zagrać,
    2 błędne użycie. Ctrl-c kończy; każdy wypisany wiersz jest cały.
    
    { "  " }komandor simulate --game destiny --players 64 --events 1000 --check > events.jsonl
simulate--players = Gracze w każdym turnieju, od 2 do 10000, razem ze spóźnionymi
simulate--events = Ile turniejów
simulate--seed = Ziarno pierwszego turnieju; każdy następny ma o jeden większe. To samo ziarno daje te same bajty
simulate--structure = [domyślnie: basic; custom, gdy struktura nie ma wiersza dla tylu graczy]
simulate--drops = Ilu graczy na stu wycofuje się średnio przed ostatnią rundą. Co ósmy z nich wraca przed każdą późniejszą rundą, a dwóch graczy zawsze zostaje. Przy 0 nikt się nie wycofuje, każdy przychodzi i nikt nie jest dyskwalifikowany
simulate--house = Zamiast wolnego losu gra gracz rezerwowy, dodany do liczby graczy
simulate--check = Sprawdza każdy turniej niezależną kontrolą i liczy, co znajdzie
verify = Sprawdza niezależnie każdą rundę, wolny los, odcięcie, drabinkę i klasyfikację
verify-after =
    Każde naruszenie to wiersz: gdzie, co, jak powinno być i czynność z dziennika,
    która je spowodowała. `komandor show EVENT log` wymienia czynności, `komandor do
    EVENT undo N WHY` cofa jedną, `komandor edit EVENT` poprawia plik ręcznie. Uwaga
    to coś, co organizator zrobił ręcznie, a nie naruszenie. Przy --format json każdy
    plik to wiersz JSON.
    
    Pary, wolne losy, misje, strony, grupy, numery startowe i wylosowane liczby losuje
    ponownie z ziarna i wymienia każdą różnicę. Nie sprawdza, czy takie wyniki naprawdę
    padły, co sędzia rozstrzygnął przy stoliku, list kart ani tego, czy samo ziarno
    jest losowe.
    
    Kod wyjścia: 0 wszystko w porządku, 1 znaleziono naruszenie, 2 błędne użycie,
    3 plik jest uszkodzony albo nieczytelny.
verify--events = Pliki turniejów
season = Jedna tabela z wielu turniejów: punkty za miejsca, najlepsze N, gracze finału
season-after =
    Bez plików czyta turnieje z folderu turniejów i z jego archiwum. Wymienia te, które
    się nie liczą: niezakończone albo uszkodzone, z innej gry, ten sam turniej dwa razy.
    Kolejność plików nie ma znaczenia.
    
    Graczy rozpoznaje po imieniu i nazwisku, a imienników po klubie. Wymienia każdą
    wątpliwą parę; odpowiedz wierszem pod same albo different w pliku sezonu.
season--events = Pliki turniejów albo foldery z nimi [domyślnie: cały folder turniejów]
season--rules = Plik sezonu albo jego nazwa w folderze `seasons` [domyślnie: tabela punktów za dziesięć miejsc]
season--player = Jeden gracz: turnieje, miejsca, wyniki, najczęstsi rywale
season--seeds = Finaliści jako lista do wczytania
season--format = Format [domyślnie: text; csv dla --seeds]
season-new = Tworzy plik sezonu z objaśnieniem każdej części
season-new--name = Jego nazwa: litery od a do z, cyfry i łączniki
words = Języki: sprawdza własne pliki językowe
words-check = Sprawdza pliki języka: co jest źle, czego brak, czego nigdy się nie używa i gdzie
words-check--dir = Folder języka [domyślnie: każdy własny język]
help = Pokazuje klawisze, polecenia, JSON, stronę man, uzupełnianie powłoki albo pomoc komendy
help--topic = keys, verbs, man, json, completions bash|zsh|fish albo komenda, na przykład: games show
help--schema = JSON Schema tego arkusza; przy: help json
themes = Kolory ekranów: wymienia motywy albo wypisuje jeden jako plik do zmiany
themes-show = Wypisuje wbudowany motyw jako plik do zmiany
themes-show--name = Nazwa motywu
keys = Wypisuje wszystkie klawisze jako plik do zmiany
recover = Kontynuuje z kopii turniej, którego plik przepadł albo jest starszy
recover--mirror = Kopia: plik ustawiony przez setup mirror=
recover--event = Plik turnieju; powstaje albo jest uzupełniany z kopii
recover--yes = Przejmij wypisane czynności bez pytania
