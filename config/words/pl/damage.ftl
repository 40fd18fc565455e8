# Plik zmieniony albo uszkodzony. $fault to plik, wiersz, kolumna i to, co jest tam nie tak.
line-changed = suma kontrolna się nie zgadza: ten wiersz zmieniono poza Komandorem
line-or-head-changed = suma kontrolna się nie zgadza: ten wiersz albo nagłówek pliku zmieniono poza Komandorem
end-changed = suma kontrolna się nie zgadza: koniec tego wiersza zmieniono poza Komandorem
head-changed = suma kontrolna się nie zgadza: nagłówek pliku zmieniono poza Komandorem
head-changed-unread = suma kontrolna się nie zgadza: nagłówek pliku zmieniono poza Komandorem, a czynności za nim nie da się odczytać
shown-before = { $fault }; widać turniej sprzed tego wiersza, tylko do odczytu: przywróć kopię albo popraw lub przyjmij plik przez `komandor edit`
shown-with-head = { $fault }; widać turniej ze zmienionym nagłówkiem, tylko do odczytu: przywróć kopię albo popraw lub przyjmij plik przez `komandor edit`
others-changed = { $n ->
    [one] { $said } (zmieniono też wiersz { $lines })
   *[other] { $said } (zmieniono też wiersze { $lines })
}
others-misfit = { $n ->
    [one] { $said } (suma kontrolna nie zgadza się w wierszu { $lines })
   *[other] { $said } (suma kontrolna nie zgadza się w wierszach { $lines })
}
# Przyczyny, na tyle krótkie, by zmieściły się na pasku.
cause-head = nagłówek zmieniono z zewnątrz
cause-missing = brakuje wierszy przed wierszem { $line }
cause-line = wiersz { $line } jest uszkodzony
cause-changed = wiersz { $line } zmieniono z zewnątrz
cause-lines-changed = { $n ->
    [few] { $n } wiersze zmieniono z zewnątrz
   *[other] { $n } wierszy zmieniono z zewnątrz
}
