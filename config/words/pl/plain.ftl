# Rozmowa wiersz po wierszu, dla czytników ekranu. $verb, $open, $more to słowa do wpisania.
to = do
words-for-yes = t tak y yes
words-for-no = n nie no
letter-for-a-draw = r
prompt = { $place }. ?
events = turnieje
finals = finały
registration = zapisy
have-come = obecni: { $n } z { $all }
held = wstrzymana, nikt jej jeszcze nie widzi
results-in = wyniki: { $n } z { $all }
all-in = są wszystkie wyniki
read-only = tylko do odczytu
left = zostało { $time }
overtime = po czasie { $time }
paused = zegar wstrzymany, zostało { $time }
paused-over = zegar wstrzymany, po czasie { $time }
next-event = Dalej: wpisz { $open } i numer albo nazwę, aby otworzyć turniej, albo { $new }, aby założyć nowy.
next-register = Dalej: wpisz { $verb } i nazwisko, aby dopisać gracza.
next-draft = Dalej: po zapisach wpisz { $verb }, aby zacząć draft.
next-in-draft = Dalej: wpisz { $verb }, aby prowadzić dalszy draft.
next-check-in = Dalej: obecni: { $n } z { $all }. Wpisz { $here } i nazwisko, gdy ktoś przyjdzie, { $pair }, aby wylosować rundę 1.
next-pair-first = Dalej: po zapisach wpisz { $verb }, aby wylosować rundę 1.
next-post = Dalej: wpisz { $verb }, aby sala zobaczyła pary: { $round }.
next-clock = Dalej: gdy wszyscy siedzą, wpisz { $verb }, aby uruchomić zegar.
next-seat = Dalej: { $name } nie ma miejsca w rundzie { $round }. Wpisz { $verb }.
next-time = Dalej: czas minął. Wpisz { $verb } i numer stolika, który nie skończył.
next-winner = Dalej: wpisz numer stolika, a padnie pytanie, kto wygrał.
next-games = Dalej: wpisz numer stolika, a padnie pytanie, kto wygrał każdą grę.
next-deciding-match = Dalej: wpisz { $verb }, aby przygotować mecz rozstrzygający; { $decline } i nazwisko to rezygnacja z miejsca.
next-finals = Dalej: wpisz { $verb }, aby wylosować pary finałów; { $decline } i nazwisko to rezygnacja z miejsca.
next-level = Dalej: na czele jest równy wynik. Wpisz { $verb }, aby zobaczyć, kto gra mecz rozstrzygający.
next-bring-back = Dalej: wpisz { $rejoin } i nazwisko, aby kogoś przywrócić, albo { $setup }, aby na tym zakończyć.
next-pair = Dalej: wpisz { $verb }, aby wylosować pary: { $round }.
next-cut = Dalej: wpisz { $verb }, odcięcie do { $n }.
next-finish = Dalej: wpisz { $verb }, aby zamknąć turniej.
next-nothing = Turniej jest zamknięty. Wpisz { $undo }, aby to cofnąć, albo { $open }, aby otworzyć inny.
next-read-only = Teraz nic się nie zapisuje: { $why }
time-is-up = Czas minął.
minutes-left = { $n ->
    [one] Została { $n } minuta.
    [few] Zostały { $n } minuty.
   *[other] Zostało { $n } minut.
}
numbered = { $n }. { $item }
more-follow = { $n ->
    [one] Jeszcze { $n } wiersz: wpisz { $more }.
    [few] Jeszcze { $n } wiersze: wpisz { $more }.
   *[other] Jeszcze { $n } wierszy: wpisz { $more }.
}
no-more = Nie ma nic więcej.
no-round = Żadna runda nie jest jeszcze wylosowana.
none-missing = Nie brakuje żadnego wyniku.
table = Stolik { $table }
table-marked = Stolik { $table } ({ $mark })
at-table = { $table }: { $said }.
against = { $a }, przeciwnik { $b }, jeszcze bez wyniku
against-so-far = { $a }, przeciwnik { $b }, dotychczasowe gry { $games }
free = { $name }: { $why }.
player = Numer { $n }: { $name }.
nobody = Nikt nie jest jeszcze zapisany.
has-left = poza turniejem
is-disqualified = dyskwalifikacja
is-here = na miejscu
is-not-here = jeszcze nieobecność
place = Miejsce { $place }: { $name }, { $said }.
final-place = Miejsce { $place }: { $name }.
wins = { $n ->
    [one] { $n } zwycięstwo
    [few] { $n } zwycięstwa
   *[other] { $n } zwycięstw
}
draws = { $n ->
    [one] { $n } remis
    [few] { $n } remisy
   *[other] { $n } remisów
}
losses = { $n ->
    [one] { $n } porażka
    [few] { $n } porażki
   *[other] { $n } porażek
}
in-round = { $round }: { $said }
clock = { $reading }, długość rundy: { $length }.
clock-stopped = Zegar stoi.
clock-of-table = Stolik { $table }: { $extra }.
entry = { $n }, { $time }, { $by }: { $what }.
entry-undone = { $n }, { $time }, { $by }: { $what }. Cofnięte.
no-entry = Nic jeszcze nie jest zapisane.
ask-player = Który gracz?
ask-other-player = Który drugi gracz?
ask-name = Jakie nazwisko?
ask-table = Który stolik?
ask-reason = Z jakiego powodu?
ask-text = Jaki tekst?
ask-file = Jaki plik?
ask-what = { $what }?
ask-which = O który numer chodzi?
ask-winner = Kto wygrał: 1 { $one }, 2 { $two }?
ask-winner-or-draw = Kto wygrał: 1 { $one }, 2 { $two }, { $draw } remis?
ask-games = Kto wygrał każdą grę, na przykład 1 2 1 bez odstępów: 1 { $one }, 2 { $two }?
ask-games-or-draw = Kto wygrał każdą grę, na przykład 1 2 bez odstępów: 1 { $one }, 2 { $two }, { $draw } remis?
ask-margin = Jaka różnica, od 0 do { $most }?
ask-save = Zapisać? t albo n
ask-register = Czy te osoby grają? t albo n
ask-leave-out = Pominąć ten wiersz? t albo n
yes-or-no = Wpisz t, czyli tak, albo n, czyli nie.
number-from = Wpisz numer od 1 do { $all } albo nic, aby to zostawić.
nothing-done = Nic się nie zmienia.
nothing-saved = Nic nie jest zapisane.
saved = { $done } Zapisane, numer { $n }.
how-it-is-written = { $why } Wpisz { $help }, aby usłyszeć, jak to wpisać.
no-such-word = Nie ma tu polecenia „{ $word }”; wpisz { $help }, aby usłyszeć pomoc.
gate-blocks = Trzeba to najpierw załatwić: { $said }
gate-settle = Warto to załatwić: { $said }
gate-told = Do wiadomości: { $said }
gate-remedy = Załatwia to: { $what }, { $verb }.
gate-only-told = Tego nie trzeba załatwiać; to tylko wiadomość.
gate-announcement = Wpisz { $setup } i co się zmienia albo { $add } i nazwisko.
gate-ask-absent = Kto nie przyszedł: { $remove } usuwa, { $keep } zostawia w parach, { $out }: wszyscy opuszczają tę rundę; albo numer wiersza do załatwienia?
gate-ask-settle = Który wiersz załatwić: numer albo nic, aby to zostawić?
gate-ask-pair = Wylosować pary mimo to? t albo n, albo numer wiersza do załatwienia
gate-no-answer = To nie jest tu odpowiedź.
nothing-paired = Pary nie są wylosowane.
no-events = Nie ma jeszcze żadnych turniejów.
ask-event = Który turniej: numer albo nazwa?
no-such-event = Nie ma turnieju „{ $name }”.
ask-event-name = Jak się nazywa turniej?
ask-game = Który numer ma gra?
game = { $name }, { $id }.
made = Turniej założony: { $name }, w pliku { $path }.
no-event-made = Turniej nie powstał.
closed-with-champion = zamknięty, wygrywa { $name }
damaged = plik jest uszkodzony
open-first = Żaden turniej nie jest otwarty: wpisz { $open } i nazwę albo { $new }.
show-what = Wpisz show i nazwę arkusza: { $known }.
no-format = „{ $word }” to nie format; wpisz { $known }.
no-number = „{ $word }” to nie liczba całkowita dla { $key }.
left-by-signal = Koniec. Wszystko, co było zapisane, jest zapisane.
no-signals = Nie można odbierać sygnałów końca: { $error }.
only-for = --plain jest dla ekranów: { $screens }
dumb-terminal = Na tym terminalu nie można rysować: TERM to dumb. To rozmowa wiersz po wierszu; żeby były ekrany, ustaw na przykład TERM=xterm-256color i uruchom program albo połącz się jeszcze raz.
man-term = Jeśli to dumb, zamiast ekranów jest rozmowa wiersz po wierszu, jak z --plain.
help = Wpisz ? i temat, na przykład ? results, albo ? i polecenie, na przykład ? pair.
topic = { $word }: { $about }
topic-players = zapisy, poprawki i usuwanie graczy.
topic-check-in = kto przyszedł i kto zapłacił.
topic-event = ogłoszenie, animatorzy, zakończenie.
topic-rounds = pary rundy i ich zmiany.
topic-results = wyniki, poprawki, cofanie.
topic-clock = zegar, dodatkowe minuty, wezwania.
topic-finals = odcięcie i drabinka.
topic-judge = kary, sprawdzanie talii, spisy i orzeczenia.
topic-look = o co można zapytać.
topic-verb = { $verb }: { $does }
usage = Wpisuje się: { $usage }
no-help = Nie ma tematu ani polecenia „{ $word }”; tematy to { $known }.
help-empty = Pusty wiersz mówi, gdzie jest turniej i co dalej.
help-result = Numer stolika i wynik zapisują wynik, na przykład 7 1: gracz 1 stolika 7 wygrał.
help-round = { $round } mówi o każdym stoliku; z numerem mówi pary tej rundy.
help-missing = { $missing } mówi, które stoliki nie mają wyniku.
help-standings = { $standings } mówi klasyfikację.
help-names = { $names } wymienia graczy; { $who } i nazwisko mówi miejsce i stolik gracza.
help-clock = { $clock } mówi, ile zostało czasu; z dalszym słowem robi to, co { $timer }.
help-log = { $log } mówi, co jest zapisane; { $undo } cofa najnowsze.
help-more = { $more } mówi dalsze wiersze listy.
help-show = { $show } i słowo, na przykład { $sheet }, mówi dowolny arkusz; większość tych słów mówi go też bez { $show }.
help-events = { $events } wymienia turnieje; { $open } otwiera turniej, { $new } zakłada nowy.
help-quit = { $quit } kończy. Wszystko jest już zapisane.
