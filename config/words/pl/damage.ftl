# Plik zmieniony albo uszkodzony. $fault to plik, wiersz, kolumna i to, co jest tam nie tak.
line-changed = suma kontrolna się nie zgadza: ten wiersz zmieniło coś innego niż Komandor
line-or-head-changed = suma kontrolna się nie zgadza: ten wiersz albo nagłówek pliku zmieniło coś innego niż Komandor
end-changed = suma kontrolna się nie zgadza: koniec tego wiersza zmieniło coś innego niż Komandor
head-changed = suma kontrolna nagłówka się nie zgadza: zmieniło go coś innego niż Komandor
head-changed-unread = suma kontrolna nagłówka się nie zgadza: zmieniło go coś innego niż Komandor, a czynności za nim nie da się odczytać
shown-before = { $fault }; widać turniej sprzed tego wiersza i nie można go zmieniać: przywróć kopię pliku albo popraw lub przyjmij go komendą `komandor edit`
shown-with-head = { $fault }; widać turniej z obecnym nagłówkiem i nie można go zmieniać: przywróć kopię pliku albo popraw lub przyjmij go komendą `komandor edit`
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
