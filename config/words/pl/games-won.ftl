# Wynik podany jako wygrane gry, na przykład 2-1. Powody, dla których nim nie jest, są zdaniami podrzędnymi.
impossible = mecz ({ $shape }) nie może się tak skończyć: wpisz wygrane gry, na przykład { $example }, albo literę na każdą grę
level = mogą to być dwie wygrane na zmianę albo dwa remisy: wpisz { $won } albo { $drawn }
begun = nie zgadza się to z zapisanymi grami, { $games }: wpisz literę na każdą grę
# Po zapisaniu.
order-unknown = { $score } zapisano jako { $letters }, bo kolejność gier nie jest znana.
# W oknie wyniku.
ask = Wygrane gry – { $one } i { $two }:
asked = { $ask } { $typed }
key = stan
key-help = wpisuje wygrane gry obojga, na przykład 2-1
key-digit = wygrane gry, najpierw pierwszej osoby
key-between = między obiema liczbami
key-back-to-games = z powrotem do gier
missing = potrzebne są obie liczby wygranych gier, na przykład 2 i 1
no-result = { $text } to nie wynik: { $why }
place = Wygrane gry
one-game = mecz to tutaj jedna gra: { $one } albo { $two } mówi, kto wygrywa
