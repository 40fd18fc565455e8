# Co jest dalej po wykonaniu polecenia; mówi się to przed wykonaniem.
# $what mówi, co jest dalej: „półfinały”, „odcięcie do 4”.
next = Co dalej: { $what }.
the-cut = odcięcie do { $n }
the-first-round = pierwsza runda
level = mecz rozstrzygający (równy wynik na czele)
registration = Wracają zapisy.
all-played = Wszystko jest wtedy rozegrane.
closed = Turniej jest wtedy zamknięty.
# Liczba rund zmienia się w trakcie gry.
fewer-rounds = Liczba rund: { $n } zamiast { $was }; ostatnia jest runda { $n }.
# Organizator odpowiada na to pytanie, zanim wynik zostanie zapisany.
disqualified-wins = { $name } ma dyskwalifikację, a z tym wynikiem wygrywa mecz.
# Tekst, który się nie mieści: ile jeszcze jest i który klawisz prowadzi dalej.
more-lines = { $n ->
    [one] … { $key }: jeszcze { $n } wiersz tekstu
    [few] … { $key }: jeszcze { $n } wiersze tekstu
   *[other] … { $key }: jeszcze { $n } wierszy tekstu
}
# Za dużo trzeba by losować od nowa.
redraws-not-counted = Przy tylu graczach i rundach nie sprawdza się, które wolne losy i rozstawienia byłyby inne.
offer-not-counted = Przy liczbie graczy większej niż { $most } nie widać od razu, czy losowanie dałoby teraz inne pary: sprawdza to { $key }.
