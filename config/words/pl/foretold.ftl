# Co jest dalej po wykonaniu polecenia; mówi się to przed wykonaniem.
# $what mówi, co jest dalej: „półfinały”, „odcięcie do 4”.
next = Dalej: { $what }.
the-cut = odcięcie do top { $n }
the-first-round = pierwsza runda
level = mecz rozstrzygający (równy wynik na czele)
registration = Powrót do zapisów.
all-played = Wtedy wszystko jest rozegrane.
closed = Wtedy turniej jest zamknięty.
# Liczba rund zmienia się w trakcie gry.
fewer-rounds = Liczba rund: { $n } zamiast { $was }; ostatnia jest runda { $n }.
# Organizator odpowiada na to pytanie, zanim wynik zostanie zapisany.
disqualified-wins = { $name } ma dyskwalifikację, ale z tym wynikiem wygrywa mecz.
# Tekst, który się nie mieści: ile jeszcze jest i który klawisz prowadzi dalej.
more-lines = { $n ->
    [one] … { $key }: jeszcze { $n } wiersz
    [few] … { $key }: jeszcze { $n } wiersze
   *[other] … { $key }: jeszcze { $n } wierszy
}
# Za dużo trzeba by losować od nowa.
redraws-not-counted = Przy tylu graczach i rundach zmian wolnych losów i rozstawień się nie wylicza.
offer-not-counted = Powyżej { $most } graczy nieaktualne pary nie są wykrywane automatycznie. { $key }: sprawdź.
