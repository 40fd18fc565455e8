# Co jest nie tak w wierszu pliku turnieju, po pliku, wierszu i kolumnie.
at = { $path }:{ $line }:{ $column }: { $problem }
in-file = { $path }: { $problem }
# $code to numer znaku, na przykład U+001B.
control-character = znak sterujący ({ $code }) jest tu niedozwolony
quote-open = tekst w cudzysłowie nie kończy się w tym wierszu
bracket-open = nawias nie jest zamknięty w tym wierszu
too-deep = listy i mapy są tu zbyt głęboko zagnieżdżone
anchor = kotwica (&) jest niedozwolona w pliku turnieju
alias = alias (*) jest niedozwolony w pliku turnieju
tag = znacznik (!) jest niedozwolony w pliku turnieju
merge-key = klucz scalania (<<) jest niedozwolony w pliku turnieju
several-lines = tekst w kilku wierszach jest niedozwolony w pliku turnieju
no-line = tu powinien być wiersz dziennika, `- { "{" }n: …, at: …, by: …, …{ "}" }`
second-action = druga czynność `{ $key }`; wiersz zawiera jedną
unknown-action = nieznana czynność `{ $key }`; mogła ją zapisać nowsza wersja Komandora
no-action = wiersz nie zawiera żadnej czynności
too-long = wiersz jest dłuższy niż { $most } B
longer-than-any = wiersz jest dłuższy niż jakikolwiek wiersz turnieju
not-utf8 = to nie jest tekst UTF-8
cut-off = plik kończy się tutaj, przed dziennikiem; został ucięty
no-key = tu powinien być klucz nagłówka, na przykład `event:` albo `log:`
# Co znalazła kontrola zasad gry i co wpisać.
ruleset = zasady gry: { $found }
ruleset-and-more = { $n ->
    [one] zasady gry: { $found } (i jeszcze { $n } błąd)
    [few] zasady gry: { $found } (i jeszcze { $n } błędy)
   *[other] zasady gry: { $found } (i jeszcze { $n } błędów)
}
other-number = powinna tu być czynność { $expected }, a jest { $found }
other-number-edited = powinna tu być czynność { $expected }, a jest { $found }: czynności są numerowane od 1 bez przerw
action-missing = przed tym wierszem (czynność { $found }) brakuje czynności { $n }
actions-missing = przed tym wierszem (czynność { $found }) brakuje czynności od { $first } do { $last }
unfit-log = wiersze dziennika do siebie nie pasują
# W tekście zmienionym ręcznie.
text-too-large = { $path }: tekst ma { $bytes } B, a limit dla pliku turnieju to { $most } B
more-later = { $path }: najpierw popraw te błędy; reszta zostanie sprawdzona potem
empty = pusty wiersz; usuń go
hostile = znak sterujący albo niewidoczny; usuń go
no-time = { $at } jest poza tym turniejem; wpisz czas od { $first } do { $last }
time-too-late = { $at } jest poza tym turniejem; wpisz czas nie późniejszy niż { $last }
by-hand-gone = { $path }: czynność { $n }, czyli zapis ręcznej edycji, zniknęła albo jest zmieniona; przywróć ją
no-seed = ziarno losowania to liczba całkowita mniejsza niż 2^64, 32 cyfry szesnastkowe albo tekst do 16 liter
no-event-id = identyfikator turnieju ma 32 cyfry szesnastkowe
