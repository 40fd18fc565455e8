# Wynik podany jako wygrane gry, na przykład 2-1. Powody, dla których nim nie jest, są zdaniami podrzędnymi.
impossible = mecz ({ $shape }) nie może się tak skończyć: wpisz wygrane gry, na przykład { $example }, albo literę na każdą grę
level = to może być po jednej wygranej albo dwa remisy: wpisz { $won } albo { $drawn }
begun = nie zgadza się to z wpisanymi już grami ({ $games }): wpisz literę za każdą grę
# Po zapisaniu.
unfinished = Wynik { $score } w meczu ({ $shape }) możliwy jest tylko po upływie czasu. Jeśli mecz trwa, wpisz wynik jeszcze raz na końcu.
# Obok wyniku w literach i tam, gdzie chodzi o jedną grę.
no-order = zapisano tylko wygrane gry
order-needed = Stolik { $table } ma zapisane tylko wygrane gry, { $games }: podaj najpierw zwycięzcę każdej gry, na przykład { $report }.
# W oknie wyniku.
ask = Wygrane gry – { $one } i { $two }:
asked = { $ask } { $typed }
key = stan
key-between = między obiema liczbami
missing = podaj wygrane gry obu graczy, na przykład 2 i 1
no-result = { $text } to nie wynik: { $why }
place = Wygrane gry
one-game = mecz to tutaj jedna gra: podaj zwycięzcę, { $one } albo { $two }
over = { $score }. { $key }: zapisz
next = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }
next-or-drawn = { $score }. Zwycięzca gry { $game }: { $one }/{ $two }, remis: { $drawn }
or-time = { $winner } ({ $key }: koniec czasu)
