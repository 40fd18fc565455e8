# Co jest nie tak w wierszu pliku turnieju, po pliku, wierszu i kolumnie.
at = { $path }:{ $line }:{ $column }: { $problem }
in-file = { $path }: { $problem }
# $code to numer znaku, na przykład U+001B.
control-character = znak sterujący ({ $code }) nie może tu stać
quote-open = tekst w cudzysłowie nie kończy się w tym wierszu
bracket-open = nawias nie jest zamknięty w tym wierszu
too-deep = listy i mapy są tu zbyt głęboko zagnieżdżone
anchor = w pliku turnieju nie może być kotwicy (&)
alias = w pliku turnieju nie może być aliasu (*)
tag = w pliku turnieju nie może być znacznika (!)
merge-key = w pliku turnieju nie może być klucza scalania (<<)
several-lines = w pliku turnieju nie może być tekstu w kilku wierszach
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
text-too-large = { $path }: rozmiar tekstu to { $bytes } B, a plik turnieju może mieć najwyżej { $most } B
more-later = { $path }: najpierw popraw te błędy; reszta zostanie sprawdzona potem
empty = pusty wiersz; usuń go
hostile = znak, który terminal wykonałby jak rozkaz albo którego nie widać; usuń go
no-time = { $at } to czas spoza tego turnieju; wpisz czas od { $first } do { $last }
time-too-late = { $at } to czas spoza tego turnieju; wpisz czas nie późniejszy niż { $last }
by-hand-gone = { $path }: czynność { $n }, która mówiła o ręcznej zmianie pliku, zniknęła albo jest zmieniona; przywróć ją
no-seed = ziarno losowania to liczba całkowita mniejsza niż 2^64, 32 cyfry szesnastkowe albo tekst do 16 liter
no-event-id = identyfikator turnieju ma 32 cyfry szesnastkowe
