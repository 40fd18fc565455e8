# Błędy w zasadach list.
tagged-with-nothing = karty z części „{ $section }” nie mają z czego wybrać słowa; dodaj słowa albo usuń ten wpis
no-partner = w drużynie nie ma gracza { $n }; wpisz 1 albo 2
own-partner = „{ $section }” to i gracz, i partner; wpisz dwie różne części
names-without-decks = nazwiska należą do każdej talii, a ta lista nie ma talii; dodaj decks albo usuń names
example = przykład ({ $language }) nie jest zgodny z zasadami z tego pliku: { $found }
