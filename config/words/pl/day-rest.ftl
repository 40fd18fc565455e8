# Czego jeszcze trzeba w ciągu dnia: ogłoszenie, rozstawieni, skrzynka, godziny na arkuszu.
apart-club = Kluby osobno
apart-relatives = Krewni osobno
apart-travel = Dojazd osobno
rounds-absolute = { $rounds }, bez wyjątku
rounds-soft = { $rounds }, jeśli to możliwe
house-games = Gry z rezerwowym
house-bye = jak wolny los
house-played = tylko wynik
house-opponent = jak każda gra
# Formularz gracza: co znaczy to samo słowo w polu.
same-word-soft = { $field }: osoby z tym samym słowem nie grają ze sobą { $rounds }, jeśli to możliwe.
same-word-absolute = { $field }: osoby z tym samym słowem nie grają ze sobą { $rounds }, bez wyjątku.
# Co inni zmienili pod oknem.
play-nowhere = { $pair } nie grają już przy żadnym stoliku tej rundy.
no-seed-now = { $name } nie ma już wśród rozstawionych.
# Skrzynka.
inbox-replaced = Wpis { $n } już nie czeka: { $by } wpisuje od tego czasu inny wynik stolika { $table }, wpis { $newer }.
accepted-older = Przyjęto wpis { $n } ({ $round }). { $what }
inbox-title = Skrzynka, { $at } z { $n }
inbox-more = { $n ->
    [one] jeszcze { $n } niżej
    [few] jeszcze { $n } niżej
    [many] jeszcze { $n } niżej
   *[other] jeszcze { $n } niżej
}
# Co załatwia punkt bramki.
to-inbox = skrzynka
to-players = gracze
# Godziny ogłoszonej rundy na jej arkuszu.
posted-and-changed = { $round }, ogłoszono { $at }, zmieniono { $changed }
column-posted = Ogłoszono
column-changed = Zmieniono
# Stolik, którego w rundzie nie ma, w sali z przerwami w numerach.
no-such-table = Stolika { $table } tu nie ma ({ $round }): są stoliki { $tables }.
no-table-here = W tej rundzie nie ma stolika { $table }: są stoliki { $tables }.
# Obecność: omyłkowe zgłoszenie.
hint-remove = usuń
nobody-named = Nikt nie jest wybrany: wpisz część nazwiska.
# Powłoka: wynik, który wpisał ktoś inny.
has-reported = { $who } wpisuje o { $at } wynik stolika { $table }: { $theirs }; tutaj jest: { $yours }. Zapytaj, który wynik jest prawdziwy; { $report } zastępuje tamten.
# Runda wstrzymana taka pozostaje, gdy nowe już takie nie są.
stays-held = Sala jeszcze nie widzi: { $round }. { $post } ją ogłasza.
# Stanowisko wyników i plik innego użytkownika.
station-not-yours = { $path }: ten plik należy do innego użytkownika (numer { $owner }), a wynik w kopii nie dotarłby do obsługi turnieju; uruchom stanowisko jako ten użytkownik, przez sudo -u albo SSH
# Turniej, którego nie ma wśród turniejów.
in-archive = „{ $word }” nie ma wśród turniejów, jest w archiwum. Przywraca go: { $command }
in-trash = „{ $word }” nie ma wśród turniejów, jest w koszu. Przywraca go: { $command }
