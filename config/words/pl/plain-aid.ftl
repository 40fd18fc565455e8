# Pytania, skrzynka i arkusze w rozmowie wiersz po wierszu. $inbox, $add i podobne to słowa do wpisania.
ask-clock = Co ma zrobić zegar: { $steps }?
ask-finish = Zamknąć turniej, mistrz: { $champion }? t albo n
ask-finish-without-champion = Zamknąć turniej bez mistrza? t albo n
ask-cut = Zrobić odcięcie do { $n }, pierwsze rozstawienie ma { $name }? t albo n
ask-deciding-match = Przygotować mecz rozstrzygający: { $a } i { $b }? t albo n
ask-without-match = Bez meczu rozstrzygającego, mistrz: { $champion }? t albo n
ask-disqualify = Dyskwalifikacja, { $name }? t albo n
ask-redraw = Wylosować rundę { $n } ponownie? t albo n
ask-club = Nazwisko { $name }, klub { $club }? t albo n
name-with-comma = Jeśli przecinek należy do nazwiska, wpisz { $add }.
inbox-waits = { $n ->
    [one] Czeka { $n } wynik od graczy: wpisz { $inbox }.
    [few] Czekają { $n } wyniki od graczy: wpisz { $inbox }.
   *[other] Czeka { $n } wyników od graczy: wpisz { $inbox }.
}
inbox-answer = Wpisz { $accept } albo { $dismiss } i numer.
no-round-number = „{ $word }” to nie numer rundy.
no-file = Brakuje nazwy pliku, na przykład to runda.html.
print-or-file = Arkusz się drukuje albo zapisuje w pliku: wpisz jedno z nich.
held-left-out = Następna runda jest wstrzymana i nie ma jej tu: { $held } dodaje ją do arkusza.
help-show-out = Za arkuszem { $print } go drukuje, a { $to } z nazwą zapisuje, na przykład to runda.html; { $replace } zastępuje plik.
station = stanowisko { $name }
unnamed-station = stanowisko
