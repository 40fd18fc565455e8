# Strona na telefony.
now = Teraz
about = Turniej
pages = Strony
everybody = Stoliki graczy
find = Znajdź swoje nazwisko
nobody-found = Nie ma takiego nazwiska.
mine = Twój stolik
another = Inne nazwisko
letters = Pierwsze litery
table = Stolik { $n }
seat = Miejsce { $n }
against = przeciwnik: { $name }
no-places = Nie ma jeszcze klasyfikacji.
open-a-place = Dotknij nazwiska, aby zobaczyć, skąd wynika miejsce.
not-started = { $n ->
    [one] { $n } minuta, zegar jeszcze nie ruszył
    [few] { $n } minuty, zegar jeszcze nie ruszył
   *[other] { $n } minut, zegar jeszcze nie ruszył
}
paused = { $n ->
    [one] Zegar wstrzymany, została { $n } minuta
    [few] Zegar wstrzymany, zostały { $n } minuty
   *[other] Zegar wstrzymany, zostało { $n } minut
}
ends = Koniec o { $time }
left = jeszcze { $n } min
as-of = { $round } · stan z { $day }, { $time }
reload = Odśwież stronę, aby zobaczyć najnowszy stan
follows = Odświeża się sama
is-new = Nowe:
no-connection = Brak połączenia. Strona może być nieaktualna.
# Adres publiczny: w ogłoszeniu, w formularzu i na tablicy.
item-address = Na telefonie
label-address = Adres publiczny
on-a-phone = Na telefonie
no-address = Nie podano adresu publicznego.
scan = Twój stolik, klasyfikacja i wszystkie wyniki na telefonie:
no-scheme = Adres publiczny zaczyna się od http:// lub https://. Skopiuj go z przeglądarki, na przykład https://example.org/cup.
wrong-letter = Adres publiczny składa się ze zwykłych liter, cyfr i znaków, bez spacji. Skopiuj go z przeglądarki.
no-host = W tym adresie brak hosta albo jest przed nim nazwa użytkownika. Skopiuj go z przeglądarki, na przykład https://example.org/cup.
too-long = Adres publiczny może mieć najwyżej { $most } liter; dłuższego nie da się zeskanować.
# Polecenie, które przesyła zapisaną stronę dalej.
not-carried = Zapisano stronę, ale nie przesłano jej przez { $command }; będzie kolejna próba: { $why }
carried-again = Strona jest znów przesyłana.
no-command = cudzysłów nie jest zamknięty
folder-in-a-word = {"{}"} musi być osobnym słowem, na przykład rsync -a {"{}"} host:/var/www
no-such-command = nie ma polecenia { $name }; ustaw inne jako publish_then w { $settings }
written = { $n ->
    [one] Zapisano { $n } plik strony w { $folder }
    [few] Zapisano { $n } pliki strony w { $folder }
   *[other] Zapisano { $n } plików strony w { $folder }
}
unchanged = Strona w { $folder } jest już aktualna
