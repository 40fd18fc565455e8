# Zwycięstwo na czas albo inne, warte mniej.
name = zwycięstwo na czas
with = { $result } ({ $name })
none-here = w tej grze nie ma zwycięstwa wartego mniej; pomiń timed
before-finals = zwycięstwo bywa warte mniej tylko przed finałami; pomiń timed
not-played = nierozegrany mecz nie ma zwycięstwa na czas; pomiń timed
nobody-won = nikt nie wygrał, więc nie ma zwycięstwa na czas; pomiń timed
win-worth = { $name } { $n }
loss-worth = przegrana w nim { $n }
with-played = timed dotyczy tylko rozegranego meczu; pomiń timed.
# Zasady gry.
no-win = timed_loss to przegrana przy zwycięstwie na czas; dodaj też timed_win albo usuń timed_loss
win-most = zwycięstwo na czas jest warte { $n }, a zwycięstwo { $win }; wpisz najwyżej { $win }
win-least = zwycięstwo na czas jest warte { $n }, a przegrana w nim { $loss }; wpisz więcej niż { $loss }
loss-least = przegrana przy zwycięstwie na czas jest warta { $n }, a każda inna { $loss }; wpisz co najmniej { $loss }
same = zwycięstwo na czas jest warte tyle co każde inne; wpisz mniej albo usuń timed_win
by-difference = tournament_points mówi, ile warte jest każde zwycięstwo; usuń timed_win
name-only = zwycięstwo na czas ma nazwę, ale nie ma własnych punktów; dodaj timed_win do points albo usuń nazwę
sign = t
# Okno wyniku.
marked = To zwycięstwo to: { $name }.
key = na czas
no-timed = W tej grze nie ma zwycięstwa wartego mniej.
