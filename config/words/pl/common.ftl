players =
    { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
teams =
    { $n ->
        [one] { $n } drużyna
        [few] { $n } drużyny
       *[other] { $n } drużyn
    }
rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[other] { $n } rund
    }
points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
boosters =
    { $n ->
        [one] { $n } zestaw dodatkowy
        [few] { $n } zestawy dodatkowe
       *[other] { $n } zestawów dodatkowych
    }
draft-sets =
    { $n ->
        [one] { $n } zestaw do draftu
        [few] { $n } zestawy do draftu
       *[other] { $n } zestawów do draftu
    }
pods =
    { $n ->
        [one] { $n } grupa
        [few] { $n } grupy
       *[other] { $n } grup
    }
and = { $rest } i { $last }
or = { $rest } lub { $last }
labelled = { $label }: { $text }
labelled-stop = { $label }: { $text }.
bracketed = { $text } ({ $note })
comma = { $one }, { $other }
dotted = { $one } · { $other }
three-dotted = { $one } · { $other } · { $third }
numbered = { $n }. { $item }
spaced = { $one } { $other }
table = stolik { $n }
text = { $text }
decimal = { $whole },{ $part }
date = { $day }.{ $month }.{ $year }
word = { $n }
# Czemu nazwiska albo uwagi nie można przyjąć, jako część zdania; oraz o którego gracza chodzi.
hostile = znak { $code } jest niedozwolony w nazwisku i w uwadze; pomiń go
too-many-marks = litera „{ $letter }” ma więcej niż { $most } znaków; pomiń część z nich
empty = jest puste; podaj co najmniej jedną literę
too-long = jest dłuższe niż { $most } znaków; skróć je
no-such-number = Nie ma gracza #{ $number }: numery są od #1 do #{ $most }.
nobody-named = Który gracz? Nazwisko, jego część albo #numer.
nobody-matches = Nikt nie pasuje do „{ $typed }”: podaj część nazwiska albo #numer.
could-be = „{ $typed }” może oznaczać { $players }: podaj więcej liter nazwiska albo #numer.
with-number = { $name } (#{ $number })
more =
    { $n ->
        [few] { $n } inne osoby
        [one] { $n } inna osoba
       *[other] { $n } innych osób
    }
# Wiersze listy, których nie ma na ekranie.
hidden = jeszcze { $n }
# Turniej, który wiersz poleceń wskazuje nazwą.
meant = Turniej: { $name } ({ $file })
several =
    Do „{ $word }” pasuje kilka turniejów. Wskaż jeden, podając plik:
    { $events }
named-more = i jeszcze { $n }
nowhere = Nie ma turnieju „{ $word }”: ani takiego pliku w { $here }, ani turnieju o tej nazwie w { $folder }. Sprawdź nazwę albo załóż turniej poleceniem `komandor new`.
none-runs = W { $folder } nie trwa żaden turniej: podaj plik turnieju.
several-run =
    Trwa kilka turniejów. Wskaż jeden, podając plik:
    { $events }
closed = Turniej jest zamknięty. Aby otworzyć ponownie: { $undo }.
closed-already = Turniej jest już zamknięty.
nothing-played = Niczego jeszcze nie rozegrano. Aby sparować pierwszą rundę: { $pair }.
no-round = Nie ma jeszcze sparowanej rundy. Aby sparować pierwszą: { $pair }.
has-left = { $name }: wycofanie z turnieju. Powrót do gry: { $rejoin }.
results-missing =
    { $n ->
        [one] Brakuje { $n } wyniku ({ $round }): najpierw wpisz stolik { $tables }.
       *[other] Brakuje { $n } wyników ({ $round }): najpierw wpisz stoliki { $tables }.
    }
more-tables = jeszcze { $n }
too-few =
    { $who ->
        [team]
            { $n ->
                [0] Runda wymaga dwóch drużyn, a nie ma już żadnej. Powrót drużyny: { $rejoin }.
               *[other] Runda wymaga dwóch drużyn, a została jedna. Powrót drużyny: { $rejoin }.
            }
       *[player]
            { $n ->
                [0] Runda wymaga dwóch graczy, a nie ma już nikogo. Powrót gracza: { $rejoin }.
               *[other] Runda wymaga dwóch graczy, a został jeden. Powrót gracza: { $rejoin }.
            }
    }
too-few-or-end =
    { $who ->
        [team]
            { $n ->
                [0] Runda wymaga dwóch drużyn, a nie ma już żadnej. Powrót drużyny: { $rejoin }. Zakończenie: { $end }.
               *[other] Runda wymaga dwóch drużyn, a została jedna. Powrót drużyny: { $rejoin }. Zakończenie: { $end }.
            }
       *[player]
            { $n ->
                [0] Runda wymaga dwóch graczy, a nie ma już nikogo. Powrót gracza: { $rejoin }. Zakończenie: { $end }.
               *[other] Runda wymaga dwóch graczy, a został jeden. Powrót gracza: { $rejoin }. Zakończenie: { $end }.
            }
    }
refused-text =
    { $what ->
        [event-name] Niepoprawna nazwa turnieju: { $why }.
        [reason] Niepoprawny powód: { $why }.
        [note] Niepoprawna uwaga: { $why }.
        [fee] Takie wpisowe jest niedozwolone: { $why }.
        [thing] Niepoprawna nazwa: { $why }.
       *[name] Niepoprawne nazwisko: { $why }.
    }
# Co `komandor words check` znajduje w plikach języka.
attribute = { $name } ma atrybuty, a tu się ich nie używa: zapisz to w tekście
fluent-fault =
    { $fault ->
        [escape] Fluent nie zna takiego zapisu znaku: wpisz sam znak
        [brace] zamknięto nawias klamrowy, którego nie otwarto
        [no-default] jeden wariant musi być domyślny: postaw * przed jego nawiasem
       *[two-defaults] tylko jeden wariant może być domyślny
    }
function = { $name }() to funkcja, a komunikat nie może jej wywołać
language = polski
missing = brakuje { $name }, więc będzie po angielsku
no-argument = ${ $name } nie jest argumentem { $message } (argumenty: { $known })
no-term = -{ $name } nie jest terminem tego języka: zdefiniuj go w terms.ftl
no-text = { $name } nie ma tekstu
not-fluent = to nie jest poprawny Fluent: { $problem }
quote-open = cudzysłów nie jest zamknięty w tym wierszu
reference = { $name } to inny komunikat, a w tekście można używać tylko terminów
too-deep = nawiasy są zagnieżdżone głębiej niż { $most }; zamknij część z nich
twice = { $name } już jest w tym pliku
unused = { $name } nie jest używane
# Plik zmieniony albo uszkodzony. $fault to plik, wiersz, kolumna i to, co jest tam nie tak.
line-changed = suma kontrolna się nie zgadza: ten wiersz zmieniono poza Komandorem
head-changed = suma kontrolna się nie zgadza: nagłówek pliku zmieniono poza Komandorem
shown-before =
    { $fault }; widać turniej { $head ->
        [changed] ze zmienionym nagłówkiem
       *[other] sprzed tego wiersza
    }, tylko do odczytu: przywróć kopię albo popraw lub przyjmij plik przez `komandor edit`
others-changed =
    { $n ->
        [one] { $problem } (zmieniono też wiersz { $lines })
       *[other] { $problem } (zmieniono też wiersze { $lines })
    }
# Przyczyny, na tyle krótkie, by zmieściły się na pasku.
cause-missing = brakuje wierszy przed wierszem { $line }
cause-line = wiersz { $line } jest uszkodzony
cause-changed = wiersz { $line } zmieniono z zewnątrz
hostile-letter = znak niewidoczny lub sterujący { $code }; usuń go
