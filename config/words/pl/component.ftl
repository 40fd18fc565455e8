# Zgubione i uszkodzone elementy gry, karty proxy.
components = Zgubione i uszkodzone elementy gry
does = zapisz zgubiony lub uszkodzony element i zastosuj zasady albo zapisz proxy
card = karta
die = kość
other = inny element
lost = zguba
damaged = uszkodzenie
before-round = przed rundą
during-game = w trakcie gry
next-round = nadal na początku kolejnej rundy
case = { $kinds } – { $state }: { $text }
case-found = { $kinds } – { $state }, { $found }: { $text }
no-rules = lista zasad jest pusta; dodaj zasadę albo ją usuń
no-component = zasada nie dotyczy żadnego elementu; wpisz card, die lub other
proxy-of-lost = karta proxy zastępuje uszkodzoną kartę, a nie zgubioną; wpisz state: damaged albo inne słowo
named = { $name }: { $component } { $called } – { $state }, { $found }.
unnamed = { $name }: { $component } – { $state }, { $found }.
replaced = Zamiennik się znalazł: nic więcej nie trzeba robić.
searching = Trwa szukanie.
rule = { $rule }
missed-next-round = { $name } – wcześniejsza zguba ({ $what }): bez zamiennika teraz usunięcie z turnieju.
proxy-made = { $organizer } przygotowuje proxy karty { $card } z treścią: { $unreadable }.
no-proxy = unreadable= i by= są tylko dla proxy uszkodzonej karty bez zamiennika.
replaced-or-not = { $rule } Czy znalazł się zamiennik? Dodaj replaced=yes albo replaced=no.
game-says-nothing = Ta gra nie ma zasad o zgubionych i uszkodzonych elementach. Żeby to zanotować: { $note }.
case-unsaid = Zasady tego nie obejmują: { $component } – { $state }, { $found }. Żeby to zanotować: { $note }.
no-extra-time = Zasady nie dają tu dodatkowego czasu. { $rule }
table-has-result = Stolik { $table } ma już wynik: popraw go albo cofnij.
which-card = Proxy wymaga nazwy karty: wpisz ją po słowie damaged.
what-unreadable = Na proxy jest wszystko, czego nie da się odczytać z oryginału: wpisz to w unreadable=.
a-kind = card, die lub other
a-state = lost lub damaged
no-such-word = Nieznane słowo „{ $word }”; wpisz { $known }.
log = { $name }: { $what }, { $parts }
log-called = { $component } { $called } – { $state }
log-unnamed = { $component } – { $state }
log-replaced = jest zamiennik
log-not-replaced = bez zamiennika
log-proxy = proxy przygotowuje { $organizer }: { $unreadable }
