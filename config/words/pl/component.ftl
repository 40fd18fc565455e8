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
replaced = Zamiennik się znalazł, nic z tego nie wynika.
searching = Poszukiwania trwają.
rule = { $rule }
missed-next-round = { $name } – wcześniejsza zguba ({ $what }): bez zamiennika następuje teraz usunięcie z turnieju.
proxy-made = { $organizer } przygotowuje proxy karty { $card }, z treścią: { $unreadable }.
no-proxy = unreadable= i by= dotyczą karty proxy za uszkodzoną kartę bez zamiennika.
replaced-or-not = { $rule } Czy znalazł się zamiennik? replaced=yes albo replaced=no.
game-says-nothing = Zasady tej gry nie mówią nic o zgubionych i uszkodzonych elementach: { $note } zapisuje uwagę.
case-unsaid = Zasady nic o tym nie mówią: { $component } – { $state }, { $found }. { $note } zapisuje uwagę.
no-extra-time = Zasady nie dają tu dodatkowych minut. { $rule }
table-has-result = Stolik { $table } ma już wynik: popraw go albo cofnij.
which-card = Karta proxy wymaga nazwy karty: wpisz ją po słowie damaged.
what-unreadable = Karta proxy podaje wszystko, czego nie da się odczytać z oryginału: wpisz to w unreadable=.
a-kind = card, die lub other
a-state = lost lub damaged
no-such-word = „{ $word }” nie jest tu znane; wpisz { $known }.
log = { $name }: { $what }, { $parts }
log-called = { $component } { $called } – { $state }
log-unnamed = { $component } – { $state }
log-replaced = jest zamiennik
log-not-replaced = bez zamiennika
log-proxy = proxy przygotowuje { $organizer }: { $unreadable }
