# Co sprawdzenie znajduje na liście talii albo armii. $cards to karty z numerami wierszy.
card = „{ $card }” (wiersz { $line })
and-more = { $cards } i jeszcze { $n }
in-deck = { $deck }: { $found }
# Nagłówki listy z kilkoma taliami.
card-under-deck = „{ $card }” jest tuż pod nagłówkiem talii; wpisz wyżej, do której części należy: { $known }
before-decks = część „{ $section }” jest przed wszystkimi taliami; wpisz nad nią, która to talia: { $known }
decks-missing = brakuje talii: { $decks }; wymagana liczba talii: { $asked }
# Kto gra talią i z kim.
own-partner = { $name } to i gracz, i partner; wpisz drugą osobę z drużyny
not-of-team = w tej drużynie nie ma osoby { $name }; grają w niej { $team }
two-players = { $first }: gra { $name }, { $second }: gra { $other }; obiema musi grać jedna osoba
one-player = { $first } i { $second }: obiema gra { $name }; każda osoba z drużyny musi mieć własne talie
# Czego sprawdzenie nie rozstrzyga.
untagged = { $n ->
    [one] { $cards } w części { $section }: brak słowa ({ $words }), więc nie da się tego sprawdzić; dopisz je w nawiasie po nazwie
   *[other] { $cards } w części { $section }: brak słowa ({ $words }), więc nie da się tego sprawdzić; dopisz je w nawiasie po każdej nazwie
}
perhaps-beside = „{ $card }” ma słowo „{ $word }”, a w części { $section } nie ma go żadna karta; brakuje go przy { $silent }, więc nie da się tego sprawdzić
not-covered = „{ $card }” ma słowo „{ $word }”; te zasady nie mówią, na co taka karta pozwala, więc decyduje sędzia
only-one-of = na liście są { $words }, a obok nich { $cards }, czego te zasady nie obejmują; o tym, czy wolno je łączyć, decyduje sędzia
# Podsumowanie listy.
counted = { $section }: { $n }
points = { $n } z { $most } punktów
points-of = { $section }: { $n } z { $most } punktów
points-left-out = { $n ->
    [one] { $points }, { $n } karta bez punktów
    [few] { $points }, { $n } karty bez punktów
   *[other] { $points }, { $n } kart bez punktów
}
# Lista, która jest za długa.
too-many-lines = { $n ->
    [few] lista ma { $n } wiersze, a czyta się najwyżej { $most }; sprawdź, czy to właściwy plik
   *[other] lista ma { $n } wierszy, a czyta się najwyżej { $most }; sprawdź, czy to właściwy plik
}
more-lines = nie da się odczytać jeszcze { $n } wierszy; najpierw popraw te wyżej
