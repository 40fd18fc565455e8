# Dlaczego litery nie są wynikiem, a przewagi nie da się przyjąć; każdy tekst to część zdania.
no-winner = gra { $n } nie ma zwycięzcy, więc nikt jej nie poddał
no-such-game = nie ma gry { $n }, którą można by poddać
match-is-over = mecz jest skończony: nie ma już czego grać
empty = brak wyniku: podaj jedną literę za każdą grę, W albo L
too-many = za dużo liter ({ $n }), a mecz to { $shape }: podaj najwyżej { $most }
second-missing = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }
second-missing-or-time = brakuje gry 2: podaj literę za każdą grę, na przykład { $example }, albo { $timed }, jeśli skończył się czas
no-draws = remisów tu nie ma: podaj W lub L, albo X, jeśli przegrały obie strony
no-result = „{ $letter }” to nie wynik: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga
no-result-nor-draw = „{ $letter }” to nie wynik: podaj jedną literę za każdą grę, W wygrana, L przegrana, X przegrana obojga, D remis
over-after = mecz skończył się po grze { $n }: pomiń resztę
third-decides = jest po jednej wygranej, więc rozstrzyga trzecia gra: wpisz wygrane gry, na przykład { $example }
margin-before-finals = przewaga liczy się tylko przed finałami; pomiń margin=
no-margins = w tej grze nie ma przewag; pomiń margin=
margin-of-forfeit = poddany mecz wygrywa się o { $margin }; pomiń margin=
margin-too-large = meczu nie można wygrać o { $margin }; podaj od margin=0 do margin={ $most }
margin-missing = brakuje przewagi zwycięzcy; podaj ją po wyniku, od margin=0 do margin={ $most }
margin-of-nobody = nikt nie wygrał, więc nie ma przewagi; pomiń margin=
no-timed-draw = { $game }: gra zremisowana po czasie liczy się jak każdy remis.
timed-draw-worth = Gra zremisowana po czasie daje { $special } pkt według osobnej zasady albo { $general } pkt jak każdy remis: setup timed_draw={ $special } albo timed_draw={ $general }.
timed-draw-fixed = Runda 1 ma już pary, więc punktów za grę zremisowaną po czasie nie można zmienić. Najpierw cofnij parowanie.
team-first-alone = Meczu rozstrzygającego nie będzie: prowadzi { $name }, a nikt z grających nie ma równego wyniku.
first-alone = Meczu rozstrzygającego nie będzie: prowadzi { $name }, a nikt z grających nie ma równego wyniku.
