# Co jest nie tak w zapisie pliku zasad: najpierw co w nim jest, potem co wpisać.
second-document = zaczyna się tu drugi dokument, a plik zasad ma tylko jeden; usuń wiersz „---” albo przenieś resztę do osobnego pliku
long-key = klucz „{ $key }” ma więcej niż { $most } liter; wpisz jeden ze znanych kluczy
no-word-as-key = w miejscu klucza jest lista lub grupa; wpisz słowo, dwukropek i wartość; tekst, który zaczyna się od { "{" } lub [, wymaga cudzysłowu
key-twice = „{ $key }” podano już w wierszu { $line }; zostaw jedno z dwojga
sign = znak { $sign } jest tu niedozwolony; wpisz samą wartość, a tekst, który zaczyna się od { $sign }, ujmij w cudzysłów
too-deep = listy i grupy są zagnieżdżone głębiej niż { $most } razy; usuń nawiasy lub wcięcia: układ pokazuje szablon
empty = plik jest pusty, a ma opisywać grę; zacznij od „ruleset: 1” i skopiuj resztę z szablonu
quote-open = cudzysłów nie jest zamknięty w tym wierszu; zamknij go takim samym znakiem albo usuń
tab = jest tu tabulator, a na początku wiersza i przed wartością mogą być tylko spacje; wpisz dwie spacje na każdy poziom wcięcia
brackets = zapis w nawiasach jest tu niedokończony albo nierozdzielony; wstaw przecinek między wpisami, zamknij { "{" } znakiem { "}" }, a [ znakiem ], a tekst z dwukropkiem, przecinkiem lub nawiasem ujmij w cudzysłów
indentation = ten wiersz nie pasuje do poprzedniego; pisz klucze jednej grupy jeden pod drugim, z tą samą liczbą spacji na początku oraz z dwukropkiem i spacją za każdym
not-yaml = to nie jest poprawny YAML ({ $problem }); sprawdź wcięcia, dwukropki, cudzysłowy i nawiasy w tym wierszu i w poprzednim
unreadable = tego nie da się odczytać ({ $problem }); porównaj to z szablonem
marks = na jednej literze jest więcej niż { $most } znaków; usuń część z nich
unknown-key = „{ $key }” nie jest tu kluczem
unknown-word = słowo „{ $word }” nie jest tu znane
no-word = nie ma tu nic, a ma być jedno ze znanych słów
did-you-mean = może miało być „{ $word }”?
keys = znane klucze: { $known }
words = znane słowa: { $known }
missing-key = brakuje klucza „{ $key }”; dodaj „{ $key }:” i wartość
missing-key-in = w { $place } brakuje klucza „{ $key }”; dodaj „{ $key }:” i wartość
expected = jest tu { $found }, a ma być { $wanted }
the-text = tekst „{ $text }”
the-number = liczba { $number }
the-word = słowo { $word }
kind =
    { $kind ->
        [nothing] puste miejsce
        [list] lista
       *[group] grupa kluczy
    }
wants =
    { $what ->
        [word] jedno ze znanych słów; wpisz samo słowo, jak pokazuje szablon
        [zero-or-more] liczba nie mniejsza niż 0; wpisz ją bez minusa
        [smaller] mniejsza liczba; wpisz liczbę o mniejszej liczbie cyfr
        [whole] liczba całkowita; wpisz same cyfry, na przykład 400 albo -25, bez cudzysłowu
        [digits] liczba całkowita; wpisz same cyfry, na przykład 4, bez cudzysłowu
        [text] tekst; wpisz tekst w cudzysłowie
        [list] lista; wpisz ją w nawiasach, [a, b], albo zacznij każdy wpis od „- ” w osobnym wierszu
        [letter] jedna litera albo cyfra; wpisz jedną, na przykład d albo 7
        [true-or-false] true albo false; wpisz true albo false, bez cudzysłowu
        [points] liczba punktów; wpisz liczby całkowite albo połówki, na przykład 1/2
        [players] liczba graczy; wpisz "4-8", "12" albo "149+"
        [day] dzień; wpisz dzień, na przykład 2017-05-04
        [no-swap] ten klucz nie zamienia już stron w meczu; wpisz „sides: chosen” albo „sides: drawn”
       *[group] grupa kluczy; wpisz jej klucze niżej, z wcięciem, każdy z dwukropkiem i wartością
    }
wants-share = ułamek; wpisz 0 albo ułamek nie większy niż 1, na przykład 1/3, o mianowniku najwyżej { $most }
wants-languages = tekst w różnych językach; wpisz { $example }; pl można pominąć
backwards = zakres { $range } jest odwrócony; wpisz "{ $mended }"
