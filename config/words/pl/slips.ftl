# Stos kartek: wynik po wyniku. $key, $one, $two, $again i $back to klawisze.
# Nagłówki, pod którymi pomoc wymienia klawisze.
place = Stos kartek z wynikami
place-number = Inny stolik ze stosu
place-halt = Stos zatrzymany
# Klawisze rundy.
key-short = kartki
key-number = do stolika
# Klawisze stosu.
next-short = pomiń
before-short = poprzednia
# Co mówi okno. $plain i $pointed to numery tak, jak się je wpisuje.
goes-there = { $key }: przejdź tam.
open = Otwarte:
skipped =
    { $n ->
        [one] Znów od początku: pominięto stolik { $tables }.
        [few] Znów od początku: pominięto stoliki { $tables }.
       *[many] Znów od początku: pominięto stoliki { $tables }.
    }
all-in =
    { $n ->
        [one] Wynik jest wpisany.
        [2] Oba wyniki są wpisane.
        [few] Wszystkie { $n } wyniki są wpisane.
       *[many] Wszystkie wyniki ({ $n }) są wpisane.
    }
# $next: Dalej: p losuje rundę 2.
claim-waits = Gracze zgłosili wynik: zajrzyj do zgłoszeń graczy.
# Dlaczego stos się zatrzymał albo klawisz nic nie robi.
has-result = Stolik { $table } ma już wynik ({ $by }): { $result }.
has-no-slip = Stolik { $table }: wynik wpisano bez kartki.
no-table = W tej rundzie nie ma stolika { $table }.
no-seat = { $name } nie gra przy żadnym stoliku w tej rundzie.
round-gone = Pary z tych kartek cofnięto.
no-slip-left = Nie ma więcej kartek. { $back }: wróć.
no-number = Najpierw wpisz numer stolika.
all-entered = Wszystkie wyniki są wpisane.
halted = { $key } nic nie wpisuje. Aby iść dalej: { $go_on }.

# Drugie wpisanie.

# Kartki i wyniki: czego klawisz nie robi. $key, $one, $two, $back i $go_on to klawisze.
undoes-nothing = Ostatnią grę lub wynik cofa tu { $back }.
nobody-named = Nic jeszcze nie wpisano. Zwycięzca: { $one } lub { $two }.
# Gdzie stolik ma już wynik; inny wymaga dwóch naciśnięć.
to-side = strony stolika { $table }
type-side = Wpisz, kto gra którą stroną: { $side }.
# Bramka przed rundą finałów. Strony następnej rundy wynikają z rozegranych.
sides-to-record =
    { $n ->
        [one] Stolik { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
        [few] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
        [many] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
       *[other] Stoliki { $tables }: nie zapisano, kto grał którą stroną. Od tego zależą następne strony; bez zapisu nie liczy się to nikomu.
    }
# Stanowisko wyników: gracze sami wpisują wyniki swoich stolików.
does-claim = wpisuje wynik jak gracze: pierwszy się liczy, inny czeka w skrzynce
does-inbox = przyjmuje albo odrzuca zgłoszenie graczy, które różni się od wyniku stolika
# Odpowiedzi stanowiska.
no-round = Teraz nie trwa żadna runda. Prosimy poczekać.
other-round = Runda zmieniła się podczas wpisywania. Wpisz numer stolika jeszcze raz (było: { $table }).
other-players = Stolik { $table } się zmienił. Sprawdź pary i wpisz swój stolik jeszcze raz.
judge = Stolik { $table }: decyduje sędzia. Wezwij sędziego.
has-left = Ta osoba już nie gra: { $name }. Podejdź do biurka sędziowskiego.
same = Stolik { $table }: { $result }. Ten wynik jest już wpisany.
waits = Stolik { $table }: { $result }. Stolik ma inny wynik, więc zdecyduje obsługa turnieju.
waits-already = Ten wpis już czeka.
# Skrzynka obsługi turnieju.
no-such-match = Wpis { $n } dotyczy meczu, którego nie ma już przy stoliku { $table }. Aby usunąć wpis: { $dismiss }.
settled-already = Ktoś był szybszy ({ $by }): { $what }. Aby to cofnąć: { $undo }.
no-entry = W skrzynce nie ma wpisu { $n }.
log-claim = { $place }: według graczy { $result }
log-settled =
    { $answer ->
        [accepted] przyjęto wpis { $n }, { $place }: { $result }
       *[dismissed] odrzucono wpis { $n }, nie zapisano: { $place }, { $result }
    }
log-dismissed-unknown = odrzucono wpis { $n }
# Ekran stanowiska.
station-title = Wpisz swój wynik
type-table = Wpisz numer swojego stolika i naciśnij { $key }.
station-round-gone = Runda stolika { $table } skończyła się albo ją cofnięto. Niczego nie zapisano.
who-won = Kto wygrał? Naciśnij { $one } albo { $two }.
who-won-or-drawn = Kto wygrał? Naciśnij { $one } albo { $two }, a przy remisie { $drawn }.
who-won-game = Kto wygrał grę { $game }? Naciśnij { $one } albo { $two }.
game-missing = Brakuje gry. Jeśli meczu nie dokończono, wezwij sędziego.
else-judge = Mecz niedokończony, poddany, bez przeciwnika? Wezwij sędziego.
time-is-up = Czas minął. Jeśli meczu nie dokończono, wezwij sędziego.
there = Ten stolik ma już wynik: { $result }.
differs = Stolik ma inny wynik. Jeśli oboje się zgadzacie, decyduje obsługa turnieju.
confirms = { $name } naciska { $key }, aby potwierdzić.
other-confirms = Osoba, która nie wpisywała, naciska { $key }, aby potwierdzić.
thanks = Dziękujemy.
not-saved = Teraz nie da się tu nic zapisać. Podejdź do biurka sędziowskiego.
close-again = Naciśnij { $key } jeszcze raz, aby zamknąć stanowisko.
key-yes = zgadza się
key-no = nie zgadza się
key-other = coś innego
# Skrzynka na ekranie obsługi turnieju.
inbox-empty = Żadne zgłoszenie graczy nie czeka.
inbox-row = Wpis { $n } · { $round }, stolik { $table } · { $by }, { $time }
inbox-there = Zapisano:
inbox-claimed = Gracze mówią:
no-result = bez wyniku
inbox-sentence =
    { $n ->
        [one] Czeka { $n } zgłoszenie graczy.
        [few] Czekają { $n } zgłoszenia graczy.
       *[other] Czeka { $n } zgłoszeń graczy.
    }
key-accept = przyjmij
key-dismiss = odrzuć
column-there = Zapisano
column-claimed = Gracze mówią
page-none = Nic nie czeka.
page-count =
    { $date } · { $n ->
        [one] czeka { $n } zgłoszenie
        [few] czekają { $n } zgłoszenia
       *[other] czeka { $n } zgłoszeń
    }
verb-shown = Skrzynka: klawisz { $key } na ekranie, a w powłoce komandor show EVENT inbox.
man-ssh = Klucz SSH, który może tylko uruchomić stanowisko wyników: { $line }
inbox-over = Wpis { $n } już nie czeka: stolik ma ten wynik albo siedzą przy nim inni gracze.
