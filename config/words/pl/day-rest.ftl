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
same-word-soft = { $field }: osoby z tym samym wpisem nie grają ze sobą { $rounds }, jeśli to możliwe.
same-word-absolute = { $field }: osoby z tym samym wpisem nie grają ze sobą { $rounds }, bez wyjątku.
# Co inni zmienili pod oknem.
play-nowhere = { $pair } nie grają już ze sobą w tej rundzie.
no-seed-now = { $name } nie ma już wśród rozstawionych.
# Skrzynka.
inbox-replaced = Wpis { $n } jest zastąpiony: { $by } podaje inny wynik stolika { $table }, wpis { $newer }.
accepted-older = Przyjęto wpis { $n } ({ $round }). { $what }
inbox-title = Skrzynka, { $at } z { $n }
inbox-more = jeszcze { $n } niżej
# Co załatwia punkt bramki.
to-inbox = skrzynka
to-players = gracze
# Godziny ogłoszonej rundy na jej arkuszu.
posted-and-changed = { $round }, ogłoszono { $at }, zmieniono { $changed }
column-posted = Ogłoszono
column-changed = Zmieniono
# Stolik, którego w rundzie nie ma, w sali z przerwami w numerach.
no-such-table = Nie ma stolika { $table } ({ $round }). Stoliki: { $tables }.
no-table-here = Nie ma stolika { $table } w tej rundzie. Stoliki: { $tables }.
# Obecność: omyłkowe zgłoszenie.
hint-remove = usuń
nobody-named = Nikt nie jest wybrany: wpisz część nazwiska.
# Powłoka: wynik, który wpisał ktoś inny.
has-reported = { $who } podaje o { $at } wynik stolika { $table }: { $theirs }; Twój: { $yours }. Sprawdź, który jest prawdziwy. Żeby zastąpić: { $report }.
# Runda wstrzymana taka pozostaje, gdy nowe już takie nie są.
stays-held = Gracze jeszcze nie widzą: { $round }. Żeby ogłosić: { $post }.
# Stanowisko wyników i plik innego użytkownika.
station-not-yours = { $path }: ten plik należy do innego użytkownika (numer { $owner }), więc wyniki nie dotarłyby do obsługi turnieju; uruchom stanowisko jako ten użytkownik, przez sudo -u albo SSH
# Turniej, którego nie ma wśród turniejów.
in-archive = „{ $word }” jest w archiwum. Żeby przywrócić: { $command }
in-trash = „{ $word }” jest w koszu. Żeby przywrócić: { $command }
