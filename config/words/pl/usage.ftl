komandor = Prowadzi z terminala turniej Star Wars
komandor-long =
    Prowadzi z terminala turniej Star Wars.

    Bez komendy otwiera listę turniejów; z nazwą pliku turnieju otwiera ten turniej.
komandor--home = Folder turniejów [domyślnie: $KOMANDOR_HOME albo folder danych systemu]
komandor--rulesets = Folder własnych zasad gier [domyślnie: rulesets w folderze ustawień systemu]
komandor--theme = Kolory: auto, dark, light albo inny z `komandor themes` [domyślnie: $KOMANDOR_THEME, theme: w config.yaml; inaczej auto, pytany jest terminal]
komandor--ascii = Rysuje tylko znakami ASCII [domyślnie: $KOMANDOR_ASCII, ascii: w config.yaml albo według ustawień regionalnych i terminala]
komandor--lang = Język: en, pl albo własny folder; watch pokazuje en,pl na zmianę [domyślnie: $KOMANDOR_LANG, lang: w config.yaml albo język systemu]
komandor--mirror = Zapisuje każdą czynność także do tego pliku, na innym dysku; zamiast kopii z ustawień
komandor--plain = Rozmowa wiersz po wierszu zamiast ekranów, dla czytników ekranu; sama na terminalu z TERM=dumb
komandor--event = Turniej: jego plik, nazwa albo początki słów nazwy
komandor--help = Pokazuje pomoc
komandor--version = Pokazuje wersję
new = Tworzy plik turnieju
new--file = Plik do utworzenia; istniejący nigdy nie jest zastępowany
new--game = Identyfikator gry, jeden z podanych przez `komandor games`
new--name = Nazwa turnieju [domyślnie: z nazwy pliku]
new--date = Dzień, jak 2026-11-21 [domyślnie: dziś]
new--structure = [domyślnie: zależna od poziomu; custom przy --rounds]
new--tier = [domyślnie: pierwszy w grze]
new--rounds = Rundy przed odcięciem [domyślnie: z tabeli struktury]
new--cut = Ilu graczy przechodzi do finałów, 0 to nikt [domyślnie: z tabeli struktury]
new--cut-by = N najlepszych, także ci z nimi równi albo wszyscy z N punktami
new--seed = Ziarno każdego losowania [domyślnie: losowe]
new--organizer = Nazwisko organizatora [domyślnie: $KOMANDOR_BY albo użytkownik]
do = Wykonuje polecenie, na przykład: komandor do sklep.yaml report 3 W
do--dry-run = Mówi, co byłoby zapisane i co z tego wynika; niczego nie zapisuje
do--verb = Polecenie z jego słowami; - czyta polecenia ze standardowego wejścia, po jednym w wierszu
show = Pokazuje turniej, ludziom albo programom
show--who = Gracz, o którego kartę, miejsce, spis albo szanse chodzi: nazwisko, jego część albo # i numer
show--round = Inna runda niż najnowsza
show--stage = Etap, do którego należy runda: 1 przed odcięciem, 2 finały
show--of = Czyje spisy pokazać w całości: cut to ci, którzy przeszli do finałów
show--format = Forma [domyślnie: text; przy --to ta, o której mówi końcówka pliku]
show--print = Drukuje poleceniem z KOMANDOR_PRINT albo print: w config.yaml [domyślnie: lp]
show--to = Zapisuje do tego pliku: .txt .md .csv .json .html
show--replace = Zastępuje plik z --to, jeśli istnieje
show--clipboard = Kopiuje do schowka terminala, także przez SSH
show--held = Także runda wstrzymana, którą widzi tylko obsługa turnieju
show--by = Jak prawdopodobne są wyniki w odds: equal równie, record według dorobku
show--playouts = Liczba symulacji w odds [domyślnie: 10000; mniej, gdy graczy jest ponad 250]
show--version = Inna wersja spisu niż najnowsza
edit = Zmienia plik turnieju ręcznie: sprawdza go, pieczętuje na nowo i zastępuje w jednym kroku
edit--accept = Przyjmuje plik taki, jaki jest, ktokolwiek go zmienił, jeśli cały ma sens
edit--from = Pracuje dalej z kopią zachowaną, gdy nie dało się jej przyjąć
edit--why = Powód; zostaje w dzienniku
watch = Pokazuje turniej graczom: tylko do odczytu, na bieżąco
watch--event = Turniej, nazwany jak wszędzie [domyślnie: ten, który trwa]
watch--view = Co pokazać; kilka po przecinku pokazuje na zmianę: by-name,standings,clock
watch--stay = Ile sekund stoi strona, od 5 do 300 [domyślnie: 10]
watch--big = Na rzutnik: puste wiersze, mniej szerszych kolumn, większy zegar
watch-after =
    Klawisze: v następny widok; 1 do 8 od razu pokazuje widok i zostawia go na zmianę z innymi,
    a ta sama cyfra jeszcze raz go ukrywa; + i - jak długo stoi strona, spacja zatrzymuje stronę,
    ? ukrywa klawisze, q wychodzi.

    Żaden terminal nie powiększy liter na pewno. --big pomija to, co ostatniemu rzędowi nic nie
    da, i rozstawia resztę; więcej daje większa czcionka samego terminala.

    Nie pisze do żadnego pliku, nie otwiera innego pliku ani powłoki i nic nie pokazuje z rundy
    wstrzymanej. Dla klucza SSH, który ma służyć tylko do tego, wiersz w authorized_keys na
    komputerze z turniejem brzmi:

    command="komandor watch /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
publish = Zapisuje statyczną stronę na telefony: stoliki według nazwisk, klasyfikacja, rundy, ogłoszenie
publish--dir = Folder strony: nowy, pusty albo taki, w którym już tak zapisano
station = Pozwala graczom wpisywać wyniki własnych stolików
station--name = Nazwa stanowiska, która stoi w dzienniku przy jego wynikach
station--locked = Nie kończy go żaden klawisz, tylko sygnał; bez tego kończy dwa razy Ctrl-Q
station-after =
    Gracz wpisuje numer stolika i wynik, a przeciwnik go potwierdza. Pierwszy wynik się liczy.
    Wynik inny niż ten, który ma stolik, czeka w skrzynce obsługi turnieju. Niczego więcej nie
    widać i niczego więcej nie można zrobić. Dla klucza SSH, który ma służyć tylko do tego,
    wiersz w authorized_keys na komputerze z turniejem brzmi:

    command="komandor station --locked /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
demo = Pokaz: trwający turniej w folderze tymczasowym
games = Wymienia gry, pokazuje jedną, zaczyna albo sprawdza własną
games-show = Pokazuje wszystko, co mówią zasady gry
games-show--id = Identyfikator gry
games-show--part = list: przykładowy spis talii albo armii, do skopiowania przez graczy
games-new = Zaczyna własną grę: zapisuje plik zasad do zmiany
games-new--id = Identyfikator nowej gry: małe litery, cyfry i łączniki
games-check = Sprawdza plik zasad: co jest źle, gdzie i co tam powinno być
games-check--file = Plik zasad albo identyfikator własnej gry
games-try = Rozgrywa mały turniej według zasad, krok po kroku, w tymczasowym folderze
games-try--id = Identyfikator gry
games-try--players = Ilu graczy albo drużyn, od 2 do 64
games-try--seed = Powtarza ten sam turniej
games-schema = Wypisuje JSON Schema zasad, według którego edytor podpowiada i sprawdza
games-help = Pokazuje pomoc jednej z tych komend
games-help--command = Na przykład check
simulate = Rozgrywa losowo całe turnieje i o każdym pisze wiersz JSON
simulate-after =
    Każdy wiersz to turniej od zapisów do mistrza, w takim JSON, jaki daje
    `komandor show EVENT event --format json`: ze spóźnionymi, odejściami,
    nieobecnościami i poprawkami. To, co znajdzie --check, stoi na standardowym
    wyjściu błędów, liczba na końcu; gdy wiersze idą do pliku, terminal pokazuje,
    ile ich jest, a przy tysiącu graczy i więcej także rundę.

    Kod wyjścia: 0 zrobione, 1 znaleziono naruszenie albo tak nie da się zagrać,
    2 błędne użycie. Ctrl-c kończy; każdy wypisany wiersz jest cały.

    { "  " }komandor simulate --game destiny --players 64 --events 1000 --check > events.jsonl
simulate--game = Identyfikator gry, jeden z podanych przez `komandor games`
simulate--players = Gracze w każdym turnieju, od 2 do 10000, razem ze spóźnionymi
simulate--events = Ile turniejów
simulate--seed = Ziarno pierwszego turnieju; każdy następny ma o jeden większe. To samo ziarno daje te same bajty
simulate--structure = [domyślnie: basic; custom, gdy struktura nie ma wiersza dla tylu graczy]
simulate--drops = Ilu graczy na stu odchodzi średnio przed ostatnią rundą. Co ósmy z nich wraca przed każdą późniejszą rundą, a dwóch graczy zawsze zostaje. Przy 0 nikt nie odchodzi, każdy przychodzi i nikt nie jest dyskwalifikowany
simulate--house = Zamiast wolnego losu gra gracz rezerwowy, dodany do liczby graczy
simulate--check = Ocenia każdy turniej niezależną kontrolą i liczy, co znajdzie
verify = Sprawdza niezależnie każdą rundę, wolny los, odcięcie, drabinkę i klasyfikację
verify-after =
    Każde naruszenie to wiersz: gdzie, co, jak powinno być i czynność z dziennika,
    która je spowodowała. `komandor show EVENT log` wymienia czynności, `komandor do
    EVENT undo N WHY` cofa jedną, `komandor edit EVENT` poprawia plik ręcznie. Uwaga
    mówi, co organizator zrobił ręcznie, i nie jest naruszeniem. Przy --format json
    każdy plik to wiersz JSON.

    Pary, wolne losy, misje, strony, grupy, numery startowe i wylosowane liczby losuje
    ponownie z ziarna i wymienia każdą różnicę. Nie ocenia, czy wyniki są tymi, które
    padły, co sędzia rozstrzygnął przy stoliku, spisów talii ani tego, czy samo ziarno
    zostawiono przypadkowi.

    Kod wyjścia: 0 wszystko w porządku, 1 znaleziono naruszenie, 2 błędne użycie,
    3 plik jest uszkodzony albo nieczytelny.
verify--events = Pliki turniejów
season = Jedna tabela z wielu turniejów: punkty za miejsca, najlepsze N, gracze finału
season-after =
    Bez plików czyta turnieje z folderu turniejów i z jego archiwum. To, co się nie
    liczy, jest wymienione: turnieje niezakończone albo uszkodzone, inna gra, ten sam
    turniej dwa razy. Kolejność plików nie ma znaczenia.

    Graczy rozpoznaje po imieniu i nazwisku, a imienników po klubie. Każda wątpliwa para
    jest wymieniona; odpowiedź to wiersz pod same albo different w pliku sezonu.
season--events = Pliki turniejów albo foldery z nimi [domyślnie: cały folder turniejów]
season--rules = Plik sezonu albo jego nazwa w folderze `seasons` [domyślnie: tabela punktów za dziesięć miejsc]
season--player = Jeden gracz: turnieje, miejsca, wyniki, najczęstsi rywale
season--seeds = Gracze finału jako lista do wczytania
season--format = Postać [domyślnie: text; csv dla --seeds]
season-new = Zapisuje plik nowego sezonu z objaśnieniem każdej części
season-new--name = Jego nazwa: litery od a do z, cyfry i łączniki
words = Języki: sprawdza własne pliki
words-check = Sprawdza pliki języka: co jest źle, czego brak, czego nigdy się nie używa i gdzie
words-check--dir = Folder języka [domyślnie: każdy własny język]
help = Pokazuje wszystkie klawisze, wszystkie polecenia, JSON, stronę man, uzupełnianie powłoki albo pomoc komendy
help--topic = keys, verbs, man, json, completions bash|zsh|fish albo komenda, na przykład: games show
help--schema = JSON Schema tego arkusza; przy: help json
themes = Kolory ekranów: wypisuje motywy albo jeden jako plik do zmiany
themes-show = Wypisuje motyw programu jako plik do zmiany
themes-show--name = Nazwa motywu
keys = Pokazuje wszystkie klawisze jako plik do zmiany
recover = Idzie dalej z kopii turnieju, którego plik przepadł albo jest starszy
recover--mirror = Kopia: plik, który wskazało setup mirror=
recover--event = Plik turnieju; powstaje albo dostaje to, co ma tylko kopia
recover--yes = Przejmij wypisane czynności bez pytania
