# Gry programu i gry użytkownika: `komandor games`.
format = Format
from = Skąd
built-in = wbudowana
replaces = { $path }, zamiast wbudowanej
no-game = Nie ma gry „{ $id }”; gry to { $known }.
is-built-in = { $id } to { $name }, gra wbudowana; wybierz inny identyfikator.
stands-in = { $id } to { $name }, gra z pliku { $path }; wybierz inny identyfikator.
made = Utworzono { $path }, klawisz { $key }. Opisz w nim swoją grę, a potem: { $command }
good = { $path }: bez błędów; gra gotowa: { $name }.
good-instead = { $path }: bez błędów; gra gotowa: { $name }, zamiast wbudowanej o tym identyfikatorze.
