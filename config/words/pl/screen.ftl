as-at-the-start = stan z rundy 1
nothing-is-missing = gotowe, { $key }: paruj rundę 1
cannot-pair-yet = Nie można jeszcze sparować. { $key }: powód
key-for-more = { $key } dalej
event-info-and-settings = { $key }: informacje · { $change }: ustawienia
moved = zmiana
leads-through-the-draft = { $key }: poprowadź draft
still-in = Gra jeszcze { $n } z { $all }.
left-after = wycofanie po rundzie { $n }
declined = rezygnacja
place-with = miejsce { $place }, { $points }
registered = na liście
family = rodzina { $word }
travel = przyjazd { $word }
not-paired-yet = jeszcze bez par
round-is-over = zakończona · { $key } następna runda
results-in = wyniki: { $n } z { $all }
# p: poddanie, n: nieobecność, i: inny powód.
sign =
    { $outcome ->
        [conceded] p
        [no-show] n
        [time] k
        [timed] t
       *[other] i
    }
no-standings-yet = Klasyfikacja pojawi się po pierwszym wyniku.
no-standings = Bez punktów, bo turniej zaczyna się rundami pucharowymi; na koniec będą tu miejsca.
so-far = Runda { $n } w toku
so-far-with-byes = Runda { $n } w toku, wolne losy liczone
after-swiss-rounds =
    { $n ->
        [one] Po { $n } rundzie szwajcarskiej
       *[other] Po { $n } rundach szwajcarskich
    }
after-rounds =
    { $n ->
        [one] Po { $n } rundzie
       *[other] Po { $n } rundach
    }
pod-short = grupa
points-short = pkt
disqualified-short = DQ
opponent = przeciwnik
points = punkty
points-over-rounds = punkty/rundy
behind = wyżej { $name }: { $why }
ahead-of = niżej { $name }: { $why }
nobody-has-a-seat = Nie ma jeszcze miejsc.
at-the-left = po lewej
takes-a-rare-card = { $name } bierze rzadką kartę · wzięto { $taken } z { $all }
rare-cards-are-taken = wszystkie rzadkie karty wzięte: { $n }
actions =
    { $n ->
        [one] { $n } czynność
        [few] { $n } czynności
       *[other] { $n } czynności
    }
actions-hold = „{ $text }”: { $n } z { $all }; { $key }: pokaż wszystkie
entry-undone = { $entry } · cofnięte
read-only = Tylko do odczytu: { $cause }
says-what-to-do = { $key }: co zrobić
oversized = Terminal podaje rozmiar: kolumny { $columns }, wiersze { $lines }.
set-its-size = Ustaw rozmiar, na przykład `stty cols 80 rows 24`. { $key }: wyjdź, wszystko jest zapisane.
no-terminal = terminal nie działa: { $why }
no-thread = terminal nie działa: nie można uruchomić wątku ({ $why }); zamknij inne programy albo podnieś limit, który pokazuje `ulimit -u`
# The event info: what it lacks.
incomplete = brakuje: { $items }
playing =
    { $n ->
        [one] trwa runda, brakuje { $n } wyniku
       *[other] trwa runda, brakuje { $n } wyników
    }
level-at-the-top = remis na czele, przed meczem rozstrzygającym
before-deciding-match = przed meczem rozstrzygającym
before = dalej: { $round }
before-the-first-round = przed pierwszą rundą
before-the-cut = przed odcięciem do top { $n }
decided = wszystko rozegrane
closed = zamknięty
nothing-can-be-saved = Teraz nic się nie zapisuje. { $key }: zobacz, co zrobić.
register = Dalej: dopisz graczy ({ $key }).
pair-when-all-are-there = Dalej: po zapisach sparuj rundę 1 ({ $key }).
draft = Dalej: po zapisach draft ({ $key }).
go-on-with-the-draft = Dalej: kontynuuj draft ({ $key }).
start-the-clock = Dalej: gdy wszyscy siedzą, włącz zegar rundy ({ $key }).
seat = Dalej: miejsce w rundzie { $round } ({ $key }), czeka { $name }.
enter-a-winner = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } za zwycięzcę.
enter-games = Dalej: numer stolika, { $enter }, potem { $one } lub { $two } za każdą grę.
pair = Dalej: parowanie ({ $key }), { $round }.
pair-finals =
    { $of ->
        [match] Dalej: sparuj mecz rozstrzygający ({ $key }). Rezygnacja z miejsca: { $give }.
       *[finals] Dalej: parowanie ({ $key }), { $round }. Rezygnacja z miejsca: { $give }.
    }
level = Dalej: na czele jest remis; zobacz, kto gra mecz rozstrzygający ({ $key }).
cut = Dalej: ustal top { $n } ({ $key }).
too-few-players = Za mało graczy. { $players }, potem { $rejoin }: przywróć kogoś; { $palette }setup rounds={ $rounds }: zakończ tutaj.
older-round = Wcześniejsza runda. Wyniki tutaj to poprawki; { $key }: obecna runda.
finish = Dalej: zamknij turniej ({ $key }).
missing =
    { $n ->
        [one] Brakuje { $n } wyniku.
       *[other] Brakuje { $n } wyników.
    }
missing-at =
    { $n ->
        [one] Brakuje { $n } wyniku: stolik { $tables }.
       *[other] Brakuje { $n } wyników: stoliki { $tables }.
    }
missing-at-and-more =
    { $n ->
        [one] Brakuje { $n } wyniku: stolik { $tables } i jeszcze { $more }.
       *[other] Brakuje { $n } wyników: stoliki { $tables } i jeszcze { $more }.
    }
plan = { $players }: { $rounds }, { $cut }.
plan-of-match = { $players }: { $rounds }, mecz rozstrzygający przy równym wyniku.
plan-of-match-and-draws =
    { $players }: { $rounds }, mecz rozstrzygający przy równym wyniku, za remis: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
draw-pods =
    { $n ->
        [1] Dalej: wylosuj jedną grupę ({ $key }), liczba graczy: { $sizes }.
       *[other] Dalej: wylosuj grupy ({ $key }), liczby graczy: { $sizes }.
    }
open-boosters =
    { $n ->
        [one] Dalej: każdy otwiera { $n } booster ({ $key }).
        [few] Dalej: każdy otwiera { $n } boostery ({ $key }).
       *[other] Dalej: każdy otwiera { $n } boosterów ({ $key }).
    }
open-boosters-of-phase =
    { $n ->
        [one] Dalej: każdy otwiera { $n } booster na fazę { $phase } ({ $key }).
        [few] Dalej: każdy otwiera { $n } boostery na fazę { $phase } ({ $key }).
       *[other] Dalej: każdy otwiera { $n } boosterów na fazę { $phase } ({ $key }).
    }
all-have-picked = Dalej: gdy wszyscy wybiorą, wybór { $pick } ({ $key }).
build = Dalej: każdy składa talię ({ $key }).
decks-are-ready = Dalej: gdy talie są gotowe, sparuj rundę 1 ({ $key }).
card-taken = Dalej: gdy karta jest wzięta, { $key }.
lay-together = Dalej: złóż razem rzadkie karty ({ $key }).
# Odpowiedzi na klawisze, które nie mogą zrobić tego, co gdzie indziej.
no-such-number =
    { $n ->
        [one] Nie ma tu numeru { $key }: wybierz 1.
       *[other] Nie ma tu numeru { $key }: wybierz od 1 do { $n }.
    }
# Wynik wpisany w połowie.
half-typed = Stolik { $table }: wynik niepełny. { $key } jeszcze raz, żeby go odrzucić.
typed-dropped = Stolik { $table }: niepełny wynik odrzucono.
# Co ekran odpowiada na klawisz.
works-in-event = { $key } działa w turnieju. { $way }: otwórz go.
works-elsewhere =
    { $place ->
        [behind] Najpierw zamknij to okno ({ $way }), potem { $key }.
       *[other] { $key } działa gdzie indziej: { $place }. { $way }: przejdź tam.
    }
does-nothing-here = { $key } nic tu nie robi. { $help }: pokaż klawisze.
language = Język: { $language }. { $key }: zmień na { $next }.
no-such-game = Żadna gra nie pasuje. { $key }: skasuj.
no-name-typed = Nie wpisano nazwiska: wpisz je albo { $key }, aby przejść do listy.
only-byes = W tej rundzie nie ma stolików, są tylko wolne losy.
nothing-open = Nie ma czego zamknąć. { $key }: wyjdź.
why-table = Stolik { $table }, { $a } – { $b }: { $why }.
sentence = { $text }.
saved-here = Cofnąć „{ $action }”?
saved-by = Zapisuje { $by }: „{ $action }”.
again =
    { $what ->
        [undo] { $key } jeszcze raz: cofnij.
        [undo-that] { $key } jeszcze raz: cofnij tę czynność.
        [redo-that] { $key } jeszcze raz: przywróć tę czynność.
       *[do] { $key } jeszcze raz: wykonaj.
    }
enter-again = Niczego nie zapisano. Jeśli to prawda, wpisz to ponownie.
form-is-refilled = Formularz pokazuje obecne wartości: wpisz zmianę ponownie.
the-same-key = Ten sam klawisz
again-action =
    { $what ->
        [undo] { $key } jeszcze raz: cofnij „{ $action }”.
       *[redo] { $key } jeszcze raz: przywróć „{ $action }”.
    }
saved = { $done } · zapisano, dziennik { $n }
made = Utworzono { $name }. { $key }: dopisz graczy · zapisano w { $path }
moved-to = Przeniesiono do { $path }.
role-before = Poprzednia funkcja: { $role }.
so-it-stands-now = Turniej się zmienił; to jest obecny stan.
file-is-sound = Plik jest w porządku: znów można zapisywać.
put-back = Przywrócono turniej: { $path }.
goes-on = Dalej obowiązuje wersja z pliku.
kept = Drugi plik jest w { $path }.
not-taken = Nikogo nie dopisano, błędne wiersze: { $wrong } z { $n }.
and-more = i jeszcze { $n }…
not-utf8 = { $path }: to nie jest tekst UTF-8; zapisz plik jako UTF-8.
demo-watch = { $key }: koniec, nic nie zostaje. Widok graczy, w drugim terminalu: { $command }
disqualified-left-out = Nie dopisano osób, które tam zdyskwalifikowano: { $names }.
all-saved = Wszystko jest już zapisane.
command-needs-event = Najpierw otwórz turniej.
# Dlaczego klawisz teraz nie działa.
no-draws = Bez remisów: { $one } lub { $two } to wygrana, { $both } to porażka obu stron.
no-match-concession = Według tych zasad można poddać grę, a nie cały mecz.
half-entered = Wynik niepełny. { $leave }: odrzuć. { $erase }: usuń grę.
no-sides = Ta gra nie ma stron do zapisania.
stage-over = Ten etap się skończył: strony zapisuje się w bieżącym.
no-official = Nikogo z obsługi jeszcze nie wyznaczono. { $key }: dodaj.
disabled-read-only = Teraz nie można zapisać: { $cause }. { $key }: co zrobić.
no-remedy =
    { $why ->
        [sound] Plik jest w porządku: można zapisywać.
        [put-back] Nie ma czego przywracać: w pliku jest wszystko, co zapisano.
        [other] W pliku jest teraz inny turniej: nie zostanie zastąpiony.
       *[no-older] W pliku nie ma starszej wersji turnieju, którą można prowadzić dalej.
    }
no-event-yet = Nie ma jeszcze turniejów. { $key }: utwórz.
in-the-list = Ten turniej jest już na liście.
has-results = Usunąć można tylko turniej bez wyników. { $key }: archiwum.
closed-in-log = Turniej jest zamknięty. { $key }: cofnij zamknięcie w dzienniku.
at-end =
    { $end ->
        [first] To pierwsza runda.
       *[last] To ostatnie rundy.
    }
newest-round = To bieżąca runda.
no-player = Nie ma jeszcze graczy. { $key }: dopisz.
decline-in-standings = Kto rezygnuje, wybierz w klasyfikacji. { $key }: przejdź do niej.
finals-not-paired = Finały nie mają jeszcze par. { $key }: paruj.
cut-to-come = To tylko podgląd. { $key }: odcięcie, gdy rundy będą rozegrane.
champion-no-clock = Jest mistrz: zegar nie jest już potrzebny.
round-over = Ta runda się skończyła. { $key }: bieżąca runda.
disabled-no-standings-yet = Przed rundą 1 nie ma klasyfikacji. { $key }: paruj.
disabled-no-standings = Ten turniej nie ma rund wstępnych, więc i klasyfikacji. { $key }: drabinka.
no-draft = W tej grze nie ma draftu ani grup.
no-deciding-match = Nie ma meczu rozstrzygającego. { $key }: rozstaw go, jeśli na końcu jest remis na czele.
disabled-no-such-game = Gry „{ $game }” już nie ma: nie można utworzyć turnieju z tymi samymi graczami.
unreadable-event = Tego turnieju nie da się odczytać, więc nie wiadomo, kto w nim gra.
archived = Najpierw przywróć ten turniej: { $key }.
# Poprawki wielu ekranów.
# Turniej z kosza, otwierany przez swoją ścieżkę.
in-trash = Ten turniej jest w koszu i się nie zmienia. Aby go przywrócić: { $command }
# Wyszukiwanie w księdze sędziego, w wąskim oknie.
any-word = dowolne słowo
# Nad listą graczy, przed rundą 1.
pairs = { $key }: paruj rundę 1.
# Lista turniejów, w wąskim oknie.
checks-in = { $key }: zaznacz obecnych.
renamed = { $was } (#{ $id }) to teraz { $name }.
# Co runda i klasyfikacja pokazują obok nazwisk. $key to klawisz.
results = { $n } z { $all }
open-only = tylko stoliki bez wyniku · { $key }: wszystkie
key-open = bez wyniku
open-tables = stoliki bez wyniku
key-all = wszystkie
leaves = wycofanie po tej rundzie
penalty-not-entered = kara jeszcze niewpisana
no-list = brak listy
checked = sprawdzone w tej rundzie
# Pozostałe znaki, w pomocy.
marks = Znaki
started = gra rozpoczęta
not-played = nierozegrane
on-time = rozstrzygnięte po czasie
extra-time = Dodatkowy czas: { $tables }
table-time = stolik { $table } +{ $minutes }' { $left }
# Mecze wygrane i przegrane, potem remisy.
won-lost = W–P
won-lost-drawn = W–P–R
number = runda { $n }
of-finals = runda finałowa { $n }
of-players = 1/{ $games } finału
final = finał
last-rounds =
    { $round ->
        [semi] półfinały
       *[quarter] ćwierćfinały
    }
the = { $round }
mission = misja { $mission } na mapie { $map }
