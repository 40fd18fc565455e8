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
no-places = Nikt jeszcze nie ma miejsca.
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
reload = Wczytaj stronę ponownie, aby zobaczyć najnowszy stan
follows = Odświeża się sama
is-new = Nowe:
no-connection = Brak połączenia. Strona może być starsza niż stan turnieju.
# Adres publiczny: w ogłoszeniu, w formularzu i na tablicy.
item-address = Na telefonie
label-address = Adres publiczny
on-a-phone = Na telefonie
no-address = Nie ogłoszono adresu publicznego.
scan = Twój stolik, klasyfikacja i wszystkie wyniki na telefonie:
no-scheme = Adres publiczny zaczyna się od http:// lub https://. Wpisz go tak, jak pokazuje przeglądarka, na przykład https://example.org/cup.
wrong-letter = Adres publiczny składa się z liter bez znaków diakrytycznych, cyfr i znaków, bez spacji. Skopiuj go z przeglądarki.
no-host = Ten adres nie wskazuje miejsca albo ma przed nim nazwę. Wpisz go tak, jak pokazuje przeglądarka, na przykład https://example.org/cup.
too-long = Adres publiczny ma najwyżej { $most } liter; dłuższego nie da się zeskanować.
# Polecenie, które przesyła zapisaną stronę dalej.
not-carried = Strona jest zapisana. Nie przesłało jej { $command }, później będzie następna próba: { $why }
carried-again = Strona jest znów przesyłana.
no-command = cudzysłów nie jest zamknięty
folder-in-a-word = {"{}"} musi być osobnym słowem, na przykład rsync -a {"{}"} host:/var/www
no-such-command = nie ma polecenia { $name }; inne poda publish_then w { $settings }
written = { $n ->
    [one] Zapisano { $n } plik strony w { $folder }
    [few] Zapisano { $n } pliki strony w { $folder }
   *[other] Zapisano { $n } plików strony w { $folder }
}
unchanged = Strona w { $folder } jest już taka, jaka powinna być
