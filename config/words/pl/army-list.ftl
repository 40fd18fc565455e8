# Co jest nie tak ze spisem talii albo armii. $line to wiersz spisu.
at-line = wiersz { $line }: { $found }
# Wiersz, którego nie da się odczytać.
too-many-bytes = spis ma { $n } bajtów, a limit to { $most }; sprawdź, czy to właściwy plik
empty = spis jest pusty; wpisz nagłówek, a pod nim karty
hostile = { $kind }, { $code }: taki znak jest niedozwolony; usuń go
no-heading = karta „{ $card }” jest przed pierwszym nagłówkiem; wpisz nad nią nagłówek, na przykład „Talia:”
bracket-not-opened = nawias zamykający bez otwierającego; wpisz oba, jak w [13]
too-many-points = „{ $points }” to za dużo punktów; wpisz mniej
points-twice = karta ma punkty dwa razy; zostaw jeden z nawiasów
brackets-inside = nawiasy nie są na końcu wiersza; najpierw wpisz nazwę, potem [punkty] i [słowa]
no-copies = „{ $word }” nie jest liczbą kopii; przed nazwą wpisz liczbę od 1 do { $most }
heading-empty = nagłówek jest pusty; uzupełnij go
bracket-empty = nawias jest pusty; uzupełnij go
name-empty = nazwa karty jest pusta; uzupełnij ją
heading-too-long = nagłówek ma więcej niż { $most } liter; skróć go
bracket-too-long = nawias ma więcej niż { $most } liter; skróć go
name-too-long = nazwa karty ma więcej niż { $most } liter; skróć ją
# Spis, którego zabraniają zasady.
no-section = w spisie nie ma części „{ $section }”; użyj: { $known }
too-few-or-many = { $n ->
    [one] część { $section } ma { $n } kartę; zasady wymagają: { $wanted }
    [few] część { $section } ma { $n } karty; zasady wymagają: { $wanted }
   *[other] część { $section } ma { $n } kart; zasady wymagają: { $wanted }
}
exactly = dokładnie { $n }
from-to = od { $from } do { $to }
at-least = co najmniej { $n }
at-most = najwyżej { $n }
too-many-copies = { $n ->
    [few] część { $section } ma { $n } kopie karty „{ $card }”; zasady pozwalają na { $most }
   *[other] część { $section } ma { $n } kopii karty „{ $card }”; zasady pozwalają na { $most }
}
no-points = „{ $card }” nie ma punktów; wpisz je po nazwie, na przykład [13]
section-points = { $n ->
    [one] część { $section } to razem { $n } punkt; zasady pozwalają na { $most }
    [few] część { $section } to razem { $n } punkty; zasady pozwalają na { $most }
   *[other] część { $section } to razem { $n } punktów; zasady pozwalają na { $most }
}
sections-points = { $n ->
    [one] części { $sections } to razem { $n } punkt; zasady pozwalają na { $most }
    [few] części { $sections } to razem { $n } punkty; zasady pozwalają na { $most }
   *[other] części { $sections } to razem { $n } punktów; zasady pozwalają na { $most }
}
needed-beside = „{ $card }” ma słowo „{ $word }”, a żadna karta w części { $section } go nie ma; zasady wymagają tam jednej takiej karty
both = „{ $card }” ma naraz słowa { $words }; zasady pozwalają na jedno z nich
only-one-of = w spisie są { $words }; zasady pozwalają na jedno z nich
word-at-line = { $word } (wiersz { $line })
ambiguous = „{ $card }” to może być { $cards }; wpisz pełną nazwę albo dodaj w nawiasie produkt
