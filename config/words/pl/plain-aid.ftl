# Pytania, skrzynka i arkusze w rozmowie wiersz po wierszu. $inbox, $add i podobne to słowa do wpisania.
ask-clock = Co ma zrobić zegar: { $steps }?
ask-finish = Zamknąć turniej, mistrz: { $champion }? t albo n
ask-finish-without-champion = Zamknąć turniej bez mistrza? t albo n
ask-cut = Odcięcie do top { $n }, z numerem 1 { $name }? t albo n
ask-deciding-match = Rozstawić mecz rozstrzygający, { $a } – { $b }? t albo n
ask-without-match = Bez meczu rozstrzygającego, mistrz: { $champion }? t albo n
ask-disqualify = Dyskwalifikacja, { $name }? t albo n
ask-redraw = Ponownie sparować rundę { $n }? t albo n
ask-club = Nazwisko { $name }, klub { $club }? t albo n
name-with-comma = Jeśli przecinek jest częścią nazwiska, wpisz { $add }.
inbox-waits = { $n ->
    [one] Czeka { $n } wynik od graczy: wpisz { $inbox }.
    [few] Czekają { $n } wyniki od graczy: wpisz { $inbox }.
   *[other] Czeka { $n } wyników od graczy: wpisz { $inbox }.
}
inbox-answer = Wpisz { $accept } albo { $dismiss } i numer.
no-round-number = „{ $word }” to nie numer rundy.
no-file = Dodaj nazwę pliku, na przykład to runda.html.
print-or-file = Wydrukuj arkusz albo zapisz w pliku: wpisz jedno z nich.
held-left-out = Następna runda jest wstrzymana i nie ma jej na arkuszu. Aby ją dodać: { $held }.
help-show-out = Za arkuszem { $print }: wydrukuj; { $to } i nazwa: zapisz w pliku, na przykład to runda.html; { $replace }: zastąp plik.
station = stanowisko { $name }
unnamed-station = stanowisko
