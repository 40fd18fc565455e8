# Rozmowa wiersz po wierszu, dla czytników ekranu. $verb, $open, $more to słowa do wpisania.
to = do
words-for-yes = t tak y yes
words-for-no = n nie no
letter-for-a-draw = r
prompt = { $place }. ?
events = turnieje
finals = finały
held = wstrzymana, jeszcze niewidoczna
results-in = wyniki: { $n } z { $all }
all-in = są wszystkie wyniki
read-only = tylko do odczytu
left = zostało { $time }
overtime = po czasie { $time }
paused = zegar wstrzymany
next-event = Dalej: wpisz { $open } i numer albo nazwę, aby otworzyć turniej, albo { $new }, aby założyć nowy.
next-register = Dalej: wpisz { $verb } i nazwisko, aby dopisać gracza.
next-check-in = Dalej: obecni: { $n } z { $all }. Wpisz { $here } i nazwisko, aby potwierdzić obecność, albo { $pair }, aby sparować rundę 1.
next-post = Dalej: wpisz { $verb }, aby pokazać graczom pary: { $round }.
next-time = Dalej: czas minął. Wpisz { $verb } i numer stolika, który jeszcze gra.
next-result =
    { $of ->
        [games] Dalej: wpisz numer stolika, a potem zwycięzcę każdej gry.
       *[match] Dalej: wpisz numer stolika, a potem zwycięzcę.
    }
next-stage =
    { $of ->
        [match] Dalej: wpisz { $verb }, aby sparować mecz rozstrzygający; jeśli ktoś rezygnuje, { $decline } i nazwisko.
       *[finals] Dalej: wpisz { $verb }, aby sparować finały; jeśli ktoś rezygnuje, { $decline } i nazwisko.
    }
next-bring-back = Dalej: wpisz { $rejoin } i nazwisko, aby ktoś wrócił do gry, albo { $setup }, aby zakończyć w tym miejscu.
next-nothing = Turniej jest zamknięty. Wpisz { $undo }, aby go otworzyć ponownie, albo { $open }, aby otworzyć inny.
next-read-only = Teraz nie da się zapisać: { $why }
more-follow =
    { $n ->
        [one] Jeszcze { $n } wiersz: wpisz { $more }.
        [few] Jeszcze { $n } wiersze: wpisz { $more }.
       *[other] Jeszcze { $n } wierszy: wpisz { $more }.
    }
no-more = Nie ma więcej wierszy.
none-missing = Nie brakuje żadnych wyników.
table-marked = Stolik { $table } ({ $mark })
against = { $a }, przeciwnik { $b }, jeszcze bez wyniku
against-so-far = { $a }, przeciwnik { $b }, dotychczasowe gry { $games }
player = Numer { $n }: { $name }.
nobody = Nie ma jeszcze graczy.
is-not-here = jeszcze nie na miejscu
place = Miejsce { $place }: { $name }, { $facts }.
final-place = Miejsce { $place }: { $name }.
wins =
    { $n ->
        [one] { $n } zwycięstwo
        [few] { $n } zwycięstwa
       *[other] { $n } zwycięstw
    }
draws =
    { $n ->
        [one] { $n } remis
        [few] { $n } remisy
       *[other] { $n } remisów
    }
losses =
    { $n ->
        [one] { $n } porażka
        [few] { $n } porażki
       *[other] { $n } porażek
    }
clock = { $reading }, długość rundy: { $length }.
clock-stopped = Zegar jest zatrzymany.
clock-of-table = Stolik { $table }: { $extra }.
log-entry =
    { $undone ->
        [yes] { $n }, { $time }, { $by }: { $what }. Cofnięte.
       *[no] { $n }, { $time }, { $by }: { $what }.
    }
no-entry = Nic jeszcze nie zapisano.
ask-player = Który gracz?
ask-other-player = Który drugi gracz?
ask-name = Jakie nazwisko?
ask-table = Który stolik?
ask-reason = Jaki jest powód?
ask-text = Jaki tekst?
ask-file = Jaki plik?
ask-what = { $what }?
ask-which = Który numer?
ask-winner =
    Kto wygrał: 1 { $one }, 2 { $two }{ $draws ->
        [yes] , { $draw } remis
       *[no] { "" }
    }?
ask-games =
    Kto wygrał każdą grę, na przykład 1 2 bez odstępów: 1 { $one }, 2 { $two }{ $draws ->
        [yes] , { $draw } remis
       *[no] { "" }
    }?
ask-margin = Jaka różnica, od 0 do { $most }?
ask-save = Zapisać? t albo n
ask-register = Czy te osoby grają? t albo n
ask-leave-out = Pominąć ten wiersz? t albo n
yes-or-no = Wpisz t, czyli tak, albo n, czyli nie.
number-from = Wpisz numer od 1 do { $all } albo nic, aby to zostawić.
nothing-done = Bez zmian.
nothing-saved = Nie zapisano.
saved = { $done } Zapisano, numer { $n }.
how-it-is-written = { $why } Wpisz { $help }, aby poznać składnię.
no-such-word = Nieznane polecenie „{ $word }”; pomoc: { $help }.
preflight-line =
    { $weight ->
        [blocks] Najpierw trzeba to poprawić: { $sentence }
        [settle] Warto to poprawić: { $sentence }
       *[info] Do wiadomości: { $sentence }
    }
preflight-remedy = Rozwiązanie: { $what }, { $verb }.
preflight-only-info = Nie ma czego poprawiać: to tylko informacja.
preflight-announcement = Wpisz { $setup } i zmianę albo { $add } i nazwisko.
preflight-ask-absent = Nieobecni: { $remove } (usuń), { $keep } (zostaw) lub { $out } (opuszczają rundę) dla wszystkich albo numer wiersza do poprawienia?
preflight-ask-settle = Który wiersz poprawić: numer albo nic, aby to zostawić?
preflight-ask-pair = Sparować mimo to? t albo n, albo numer wiersza do poprawienia
preflight-no-answer = Tu nie ma takiej odpowiedzi.
ask-event = Który turniej: numer albo nazwa?
no-such-event = Nie ma turnieju „{ $name }”.
ask-event-name = Jak się nazywa turniej?
ask-game = Która gra: numer?
made = Założono turniej { $name }, plik { $path }.
closed-with-champion = zamknięty, wygrywa { $name }
damaged = plik jest uszkodzony
open-first = Żaden turniej nie jest otwarty: wpisz { $open } i nazwę albo { $new }.
show-what = Wpisz show i nazwę arkusza: { $known }.
left-by-signal = Koniec. Wszystko, co miało potwierdzenie zapisu, jest zapisane.
no-signals = Nie można odbierać sygnałów zakończenia: { $error }.
dumb-terminal = Ten terminal nie pokaże ekranów (TERM to dumb), więc to rozmowa wiersz po wierszu. Aby mieć ekrany, ustaw na przykład TERM=xterm-256color i uruchom program albo połącz się ponownie.
help = Wpisz ? i temat, na przykład ? results, albo ? i polecenie, na przykład ? pair.
topic =
    { $topic ->
        [players] zapisy, poprawki i usuwanie graczy.
        [check-in] kto przyszedł i kto zapłacił.
        [event] ustawienia turnieju, obsługa, zakończenie.
        [rounds] parowanie rundy i zmiany par.
        [results] wyniki, poprawki, cofanie.
        [clock] zegar, dodatkowe minuty, wezwania sędziego.
        [finals] odcięcie i drabinka.
        [judge] kary, sprawdzanie talii, listy kart i orzeczenia.
       *[look] co można sprawdzić.
    }
no-help = Nie ma tematu ani polecenia „{ $word }”; tematy to { $known }.
help-empty = Pusty wiersz: gdzie jest turniej i co dalej.
help-result = Numer stolika i wynik: wpisz wynik, na przykład 7 1: gracz 1 stolika 7 wygrał.
help-round = { $round }: wszystkie stoliki; z numerem: pary tej rundy.
help-missing = { $missing }: stoliki bez wyniku.
help-standings = { $standings }: klasyfikacja.
help-names = { $names }: wszyscy gracze; { $who } i nazwisko: miejsce i stolik gracza.
help-clock = { $clock }: czas; z dalszym słowem: to samo co { $timer }.
help-log = { $log }: co zapisano; { $undo }: cofnij ostatnią czynność.
help-more = { $more }: dalsze wiersze listy.
help-show = { $show } i słowo, na przykład { $sheet }: dowolny arkusz; większość tych słów działa też bez { $show }.
help-events = { $events }: turnieje; { $open }: otwórz turniej; { $new }: załóż nowy.
help-quit = { $quit }: zakończ. Wszystko jest już zapisane.
# Pytania, skrzynka i arkusze w rozmowie wiersz po wierszu. $inbox, $add i podobne to słowa do wpisania.
ask-clock = Co ma zrobić zegar: { $steps }?
ask-finish = Zamknąć turniej, mistrz: { $champion }? t albo n
ask-finish-without-champion = Zamknąć turniej bez mistrza? t albo n
ask-cut = Odcięcie do top { $n }, z numerem 1 { $name }? t albo n
ask-deciding-match = Rozstawić mecz rozstrzygający, { $a } – { $b }? t albo n
ask-without-match = Bez meczu rozstrzygającego, mistrz: { $champion }? t albo n
ask-disqualify = Dyskwalifikacja, { $name }? t albo n
ask-redraw = Ponownie sparować rundę { $n }? t albo n
ask-club = Nazwisko { $name }, klub { $club }? t albo n
name-with-comma = Jeśli przecinek jest częścią nazwiska, wpisz { $add }.
inbox-waits =
    { $n ->
        [one] Czeka { $n } wynik od graczy: wpisz { $inbox }.
        [few] Czekają { $n } wyniki od graczy: wpisz { $inbox }.
       *[other] Czeka { $n } wyników od graczy: wpisz { $inbox }.
    }
inbox-answer = Wpisz { $accept } albo { $dismiss } i numer.
no-file = Dodaj nazwę pliku, na przykład to runda.html.
print-or-file = Wydrukuj arkusz albo zapisz w pliku: wpisz jedno z nich.
held-left-out = Następna runda jest wstrzymana i nie ma jej na arkuszu. Aby ją dodać: { $held }.
help-show-out = Za arkuszem { $print }: wydrukuj; { $to } i nazwa: zapisz w pliku, na przykład to runda.html; { $replace }: zastąp plik.
station = stanowisko { $name }
unnamed-station = stanowisko
typed = wpisz { $verb }
