# Czemu litery nie są wynikiem albo przewaga nie jest przewagą; każdy tekst to część zdania.
no-winner = gra { $n } nie ma zwycięzcy: nikt jej nie poddał
no-such-game = nie ma gry { $n }, którą poddano
match-is-over = nie ma już nic do grania: mecz jest skończony
empty = wynik jest pusty: podaj jedną literę za każdą grę, W albo L
too-many = za dużo liter ({ $n }), a mecz to { $shape }: podaj najwyżej { $most }
second-missing = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }
second-missing-or-time = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }, albo { $timed }, jeśli skończył się czas
no-draws = remis jest tu niemożliwy: podaj W lub L, albo X, jeśli przegrywają oboje
no-result = „{ $letter }” nie jest wynikiem: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga
no-result-nor-draw = „{ $letter }” nie jest wynikiem: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga, D remis
over-after = mecz skończył się po grze { $n }: pomiń resztę
third-decides = po jednej wygranej grze, więc rozstrzyga trzecia: wpisz wygrane gry, na przykład { $example }
margin-before-finals = przewaga liczy się tylko przed finałami; pomiń margin=
no-margins = w tej grze nie ma przewag; pomiń margin=
margin-of-forfeit = poddany mecz wygrywa się o { $margin }; pomiń margin=
margin-too-large = meczu nie da się wygrać o tyle ({ $margin }); podaj od margin=0 do margin={ $most }
margin-missing = brakuje przewagi zwycięzcy; podaj ją po wyniku, od margin=0 do margin={ $most }
margin-of-nobody = nikt nie wygrał, więc nie ma przewagi; pomiń margin=
no-timed-draw = { $game } nie ma osobnych punktów za grę zremisowaną przez czas: każdy remis jest wart tyle samo.
timed-draw-worth = Gra zremisowana przez czas jest warta { $special } według własnej zasady albo { $general } jak każdy remis: setup timed_draw={ $special } albo timed_draw={ $general }.
timed-draw-fixed = Wartość gry zremisowanej przez czas jest ustalona, gdy są już pary pierwszej rundy: undo cofa do chwili przed nimi.
team-first-alone = Meczu rozstrzygającego nie będzie: na czele jest { $name }, a nikt z tym samym wynikiem nie może go zagrać.
first-alone = Meczu rozstrzygającego nie będzie: na czele jest { $name }, a nikt z tym samym wynikiem nie może go zagrać.
