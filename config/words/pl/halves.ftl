# Punkty w połówkach.
points = { $n } punktu
wants = liczba punktów
write = wpisz liczby całkowite albo połówki, na przykład 1/2
whole-rows = przy tournament_points punkty są całe; wpisz liczby całkowite
whole-draw = przy timed_draw punkty są całe; wpisz liczby całkowite, na przykład 2 zamiast 1 i 1 zamiast "1/2"
whole-cut = próg punktowy topu wymaga całych punktów, a w tej grze są połówki; usuń minimum_points
