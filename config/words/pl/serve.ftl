# Gracze zgłaszają wyniki z telefonów. Strony, które pokazuje telefon; $name to gracz.
report = Zgłoś wynik
code = Twój kod
where-the-code-is = Sześć liter z karty meczu. Należą tylko do Ciebie.
go-on = Dalej
wrong-code = Zły kod. Sprawdź litery na karcie meczu.
wait = Za dużo złych kodów. Spróbuj ponownie za minutę.
closed = Nie można tu teraz zgłaszać wyników. Podejdź do biurka sędziowskiego.
event-closed = Turniej jest zamknięty. Wyników już nie można zgłaszać.
busy = Organizator właśnie zapisuje. Spróbuj ponownie.
no-match = W tej rundzie nie masz meczu.
reported-by = { $name } zgłasza: { $result }.
scorekeeper-decides = Zdecyduje obsługa turnieju.
another-result = Zgłoś inny wynik
who-won = Kto wygrał?
who-won-game = Kto wygrał grę { $n }?
score = Wynik gracza { $name }
drop = Rezygnuję po tej rundzie
send = Zgłoś
no-number = Wpisz same cyfry.
both-scores = Wpisz oba wyniki.
game-too-many = Mecz skończył się przed ostatnią zaznaczoną grą. Sprawdź gry.
other-round = Pary zmieniły się od otwarcia tej strony. Sprawdź swój stolik i zgłoś jeszcze raz.
# Skutek zgłoszenia.
not-there = { $name } nie gra przy stoliku { $table }.
waits-for-opponent = Stolik { $table }: { $result }. Liczy się, gdy przeciwnik zgłosi to samo.
contradicts = Stolik { $table }: { $result }. Przeciwnik zgłosił co innego, więc zdecyduje obsługa turnieju.
waits-for-scorekeeper = Stolik { $table }: { $result }. Obsługa turnieju wpisze ten wynik.
too-often = Ten mecz zgłoszono już zbyt wiele razy. Zdecyduje obsługa turnieju.
# Kto zgłosił, w dzienniku i w skrzynce; $number to numer gracza.
by-code = { $name } (kod nr { $number })
# Serwer.
no-address = Nie można udostępnić pod { $at }: { $why }
# Pod $address znajdzie go przeglądarka.
serving = { $event } działa pod { $address }. Zatrzymuje Ctrl+C.
local = Dostęp ma tylko ten komputer. Dla sali: --listen 0.0.0.0:8080
plain-http = To zwykłe HTTP: każdy w sieci może podglądać, także kody graczy.
no-reports = Gracze nie mogą zgłaszać wyników: turniej jest zamknięty albo zgłoszenia z telefonów są wyłączone.
older = { $path } to teraz starsza wersja turnieju. Udostępniana jest ta wersja.
# Na kartach meczów i liście graczy.
column-code = Kod
tear-off = Każdy gracz odrywa swój kod. Sama karta wraca, bez kodu.
codes-are-secret = Tylko dla organizatora: każdy kod zgłasza w imieniu swojego gracza.
# Menu serwera na ekranie.
menu = Gracze zgłaszają wyniki z telefonów
title = Telefony
here = Uruchom tylko dla tego komputera
network = Uruchom dla wszystkich w tej sieci
stop = Zatrzymaj
not-serving = Nic nie jest udostępniane.
serves-already = Już działa.
only-here = Dostęp ma tylko ten komputer.
# Pole ustawień turnieju.
label = Wyniki z telefonów
counts =
    { $how ->
        [confirmed] gdy obaj zgodni
        [first] pierwszy
        [inbox] żaden sam z siebie
       *[none] od nikogo
    }
about-reports = Które zgłoszenie zapisuje się samo; pozostałe czekają w skrzynce.
# Znak przy stoliku, w pomocy.
reported = zgłoszony, niepotwierdzony
