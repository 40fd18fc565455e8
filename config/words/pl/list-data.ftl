# Co jest nie tak w zasadach spisów, w produktach i w znanych kartach gry.
wants-day = dzień
write-day = wpisz rok, miesiąc i dzień, na przykład 2017-05-04
product = produkt „{ $id }”
product-name = produkt o nazwie „{ $name }”
card = karta „{ $name }” z tą samą częścią, tym samym produktem, punktami i słowami
no-product = w pliku nie ma produktu „{ $id }”; wpisz id jednego z produktów
copies = kart nie może być { $n }; wpisz liczbę od 1 do { $most }
tagged-with-nothing = karty z części „{ $section }” nie mają z czego wybrać słowa; dodaj słowa albo usuń ten wpis
no-partner = w drużynie nie ma gracza { $n }; wpisz 1 albo 2
own-partner = „{ $section }” to naraz gracz i partner; wpisz dwie różne części
names-without-decks = nazwiska graczy stoją w każdej talii, a spis nie ma talii; dodaj decks albo usuń names
example = przykład ({ $language }) nie jest zgodny z zasadami z tego pliku: { $found }
