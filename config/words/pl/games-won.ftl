# Wynik podany jako wygrane gry, na przykład 2-1. Powody, dla których nim nie jest, są zdaniami podrzędnymi.
impossible = mecz ({ $shape }) nie może się tak skończyć: wpisz wygrane gry, na przykład { $example }, albo literę na każdą grę
level = mogą to być dwie wygrane na zmianę albo dwa remisy: wpisz { $won } albo { $drawn }
begun = nie zgadza się to z zapisanymi grami, { $games }: wpisz literę na każdą grę
# Po zapisaniu.
unfinished = Mecz ({ $shape }) kończy się wynikiem { $score } tylko po upływie czasu: jeśli trwa, wpisz wynik stolika jeszcze raz na końcu.
# Obok wyniku w literach i tam, gdzie chodzi o jedną grę.
no-order = znane są tylko wygrane gry
order-needed = Stolik { $table } ma zapisane wygrane gry, { $games }, a nie ich kolejność: najpierw podaj, kto wygrał każdą grę, na przykład { $report }.
# W oknie wyniku.
ask = Wygrane gry – { $one } i { $two }:
asked = { $ask } { $typed }
key = stan
key-between = między obiema liczbami
missing = podaj obie liczby wygranych gier, na przykład 2 i 1
no-result = { $text } to nie wynik: { $why }
place = Wygrane gry
one-game = mecz to tutaj jedna gra: { $one } albo { $two } mówi, kto wygrywa
over = { $score }. { $key }: zapisz
next = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }
next-or-drawn = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }, remis: { $drawn }
or-time = { $winner } ({ $key }: koniec czasu)
