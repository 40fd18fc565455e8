late = Późny zapis: { $name }, porażki za opuszczone rundy: { $n }.
all-late = Późny zapis, dla każdego porażki za opuszczone rundy: { $n }.
no-players = Lista graczy jest pusta.
name-taken = { $name } jest już na liście (#{ $id }): dopisz coś, co ich odróżni.
name-known = { $name } jest już na liście (#{ $id }). Inna osoba? Dopisz klub albo { $start }.
namesakes = Samo { $name } jest teraz niejednoznaczne: wpisz { $numbers } albo pełną nazwę z listy.
known-already = { $name } jest już na liście (#{ $id }).
own-partner = { $name } nie może być własnym partnerem.
no-teams = { $name } nie może mieć partnera: w tej grze nie ma drużyn.
nobody-has-partner = W tej grze nie ma drużyn.
needs-partner = { $name } potrzebuje partnera (drużyny dwuosobowe): dodaj partner=NAZWISKO.
partner-unnamed = W tej grze są drużyny: podaj partnera.
partner-needs-reason = Partnerzy są ustaleni przed startem: dodaj why= z powodem zmiany (trafia do dziennika).
partner-changed = Partnerzy są ustaleni przed startem: powiadom graczy o zmianie.
leader-needs-partner = { $name } potrzebuje partnera, żeby grać. Najpierw zapisz drużynę: { $add }.
tables-from-one = Numery stolików zaczynają się od 1.
starts-from-one = Numery startowe zaczynają się od 1.
start-taken = Numer startowy { $start } ma już { $name }: wybierz inny.
nothing-to-change = Podaj, co zmienić: name=, club=, member=, partner=, family=, travel=, start= albo table=.
event-started = Turniej już trwa. Wycofanie ({ $name }): { $drop }. Gracz bez żadnej pary nie dostaje miejsca.
has-a-seat = Grupy są wylosowane i { $name } ma miejsce. Aby cofnąć przed losowanie: { $undo }. Wycofanie: { $drop }.
seats-taken = Grupy są wylosowane i wszystkie miejsca zajęte. Aby kogoś dopisać, cofnij przed losowanie: { $undo }.
closed =
    { $of ->
        [match] Zapisy są zamknięte: trwa mecz rozstrzygający.
       *[finals] Zapisy są zamknięte: trwają finały.
    }
left-already = { $name } nie gra już w turnieju.
leaves =
    { $how ->
        [returns] { $n ->
            [0] { $name }: przywrócić?
           *[other] { $name }: przywrócić? Porażki za opuszczone rundy: { $n }.
        }
       *[drops] { $name } wycofuje się.
    }
disqualified-already = { $name } ma już dyskwalifikację.
had-won =
    { $of ->
        [match] Mecz rozstrzygający wygrywa { $name }: jeśli tytuł przypada przeciwnikowi, wpisz wynik jeszcze raz.
       *[finals] Finał wygrywa { $name }: jeśli tytuł przypada przeciwnikowi, wpisz wynik jeszcze raz.
    }
table-needs-result = Stolik { $table } nadal nie ma wyniku.
opponent-has-bye = { $name } przechodzi dalej z wolnym losem.
opponent-wins-match = { $name } wygrywa mecz rozstrzygający.
too-few-to-begin = Po tej zmianie ({ $players }) turniej nie może się zacząć: { $why }
other-plan =
    { $n ->
        [one] Po tej zmianie ({ $players }): { $n } runda, { $cut }.
        [few] Po tej zmianie ({ $players }): { $n } rundy, { $cut }.
       *[other] Po tej zmianie ({ $players }): { $n } rund, { $cut }.
    }
here-already = { $name } jest już w turnieju.
never-returns = { $name } ma dyskwalifikację i nie może już wrócić.
no-way-back =
    { $of ->
        [match] Wycofanie w rundach szwajcarskich: { $name }. Po rozstawieniu meczu rozstrzygającego nie można już wrócić.
       *[finals] Wycofanie w rundach szwajcarskich: { $name }. Po ustaleniu topu nie można już wrócić.
    }
left-last-stage =
    { $of ->
        [match] { $name } nie gra już meczu rozstrzygającego: nie można do niego wrócić.
       *[finals] { $name } nie gra już w finałach: do drabinki nie można wrócić.
    }
# Numer, pod którym gracza zna liga albo federacja, ten sam na każdym turnieju.
taken = Numer gracza { $member } ma już { $name }. Najpierw popraw tamtego gracza: { $edit }
taken-in-line = Numer gracza { $member } jest też w wierszu { $other }. Każdy gracz ma własny numer.
twice = Obaj gracze mają numer { $member }. Podaj każdemu własny, na przykład member="4711 & 0815".
counts =
    { $games ->
        [bye] gra z rezerwowym liczy się jak wolny los, niezależnie od wyniku
        [played] wynik gry z rezerwowym się liczy, ale nie wpływa na siłę tabeli
       *[opponent] gra z rezerwowym liczy się jak każda inna
    }
announced = { $name } gra tylko przy nieparzystej liczbie graczy; { $counts }
announced-for-all = Jeszcze nikt; { $counts }
one-only = Graczem rezerwowym jest już { $name }, a może być tylko jeden. Aby go najpierw wycofać: { $drop }.
plays-instead = Gra tylko zamiast wolnego losu.
not-needed = { $game }: nie ma wolnych losów, więc gracz rezerwowy jest niepotrzebny.
house-player-event-started = Turniej już trwa: nie można zmienić, czy { $name } jest graczem rezerwowym.
house-player-has-a-seat = { $name } ma już miejsce w grupie. Aby cofnąć grupy: { $undo }.
games-fixed = Runda 1 ma już pary: nie można zmienić, jak liczą się gry z rezerwowym.
meets = { $name } gra z rezerwowym: { $house }
unused = gracz rezerwowy ({ $house }) nie jest potrzebny
again = { $name } znów gra z rezerwowym albo ma wolny los: każdy już miał jedno z nich.
no-bye = { $name } to gracz rezerwowy i nie może mieć wolnego losu: pomiń go w parach.
instead-of-bye = Gracz rezerwowy gra zamiast wolnego losu: podaj tylko jedno z nich.
one-table-only = Gracz rezerwowy gra z jedną osobą, przy jednym stoliku.
note = z rezerwowym
not-needed-now = w tej rundzie wolne
reason =
    { $why ->
        [drawn] gra z rezerwowym zamiast wolnego losu, los spośród wszystkich
        [lowest] gra z rezerwowym zamiast wolnego losu: najniższe miejsce wśród tych, którzy nie mieli ani jednego, ani drugiego
        [apart] gra z graczem rezerwowym zamiast wolnego losu: inaczej musiałyby ze sobą zagrać rozdzielone osoby
       *[again] gra z rezerwowym zamiast wolnego losu: każdy miał już jedno albo drugie, a to najniższe miejsce wśród tych, którzy mieli je najrzadziej
    }
place-bye = runda { $round } z rezerwowym ({ $name }), jak wolny los
place-played = runda { $round } z rezerwowym ({ $name }), bez przeciwnika
place-opponent = runda { $round } z rezerwowym ({ $name })
log-registered = dopisano: { $name }, gracz rezerwowy
log-and = { $what }; gracz rezerwowy: { $name }
log-house =
    { $house ->
        [yes] { $name }: teraz gracz rezerwowy
       *[no] { $name }: teraz zwykły gracz
    }
final-place = Końcowe miejsce: { $place }
place =
    { $when ->
        [before-finals] Miejsce { $place } z { $all } przed finałami
       *[now] Miejsce { $place } z { $all }
    }
by =
    { $side ->
        [ahead] niżej jest { $name } ({ $by })
       *[behind] wyżej jest { $name } ({ $by })
    }
beside =
    { $how ->
        [ahead-on-points] niżej jest { $name } (punkty)
        [behind-as-disqualified] na końcu z powodu dyskwalifikacji, wyżej jest { $name }
        [ahead-of-disqualified] niżej jest { $name } (dyskwalifikacja)
        [behind-by-lot] remis: { $name }, wyżej po losowaniu
        [ahead-by-lot] remis: { $name }, niżej po losowaniu
       *[behind-on-points] wyżej jest { $name } (punkty)
    }
left-before = wycofanie przed rundą 1
card-left-after = wycofanie, ostatnia rozegrana: { $round }
sits-out-next = opuszcza następną rundę
won = wygrana
lost = przegrana
drawn = remis
missed = opuszczona
outcome = Wynik meczu
opponent-now = Miejsce rywala
penalty = Kara: { $penalty }
here = Obecność zaznaczona
not-here = Obecność jeszcze niezaznaczona
paid = Wpisowe zapłacone: { $fee }
owes = Wpisowe niezapłacone: { $fee }
fixed-table = Zawsze przy stoliku { $table }
apart = Nie gra z: { $name }
card-note = Notatka z { $time } ({ $by }): { $text }
places = Miejsca po kolejnych rundach: { $places }
is-gone = { $name } nie jest już na liście.
open = gra teraz
way = Miejsce co rundę { $way }  { $places }
nobody-found = Nikogo nie znaleziono: wpisz część nazwiska.
at-end =
    { $end ->
        [first] To pierwszy gracz.
       *[last] To ostatni gracz.
    }
nothing-hidden = Widać całą kartę. { $before } i { $after }: poprzedni i następny gracz.
no-opponent-yet = { $name }: jeszcze bez przeciwnika.
place-card = karta gracza
key-why = wyliczenie
key-apart = rozdziel
key-previous = poprzedni gracz
key-next = następny gracz
key-list = miejsca
key-bars = wg punktów
ends-soon = zaraz koniec: { $time }
bars-title = Stawka według punktów
cut-inside = odcięcie do { $n }: spośród { $level } przechodzi { $taken }
podium = Podium
no-champion-yet = Nie ma jeszcze mistrza.
# Znane osoby w wierszu do dopisywania i na liście obecności.
# $who to „Celina Gołębiewska, Kuźnia Gier”.
adds = { $key }: dopisz ({ $who }).
takes-player = { $key }: wybierz ({ $name }), potem podaj partnera.
asks-to-add = { $key }: dopisz po pytaniu ({ $name }).
as-typed = jak wpisano
choose = { $up }{ $down } wybór · { $take } wstaw
# Cofanie zgłoszenia.
nothing-added = Ostatnia czynność to nie Twoje dopisanie gracza. { $list }: lista graczy, tam { $remove }: usuń gracza.
# Tekst, który zawęża pomoc, kartę albo listę.
no-such-line = Brak pasujących wierszy.
place-help-search = Szukanie w pomocy
