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
more = { $n ->
    [few] { $n } inne osoby
    [one] { $n } inna osoba
   *[other] { $n } innych osób
}
