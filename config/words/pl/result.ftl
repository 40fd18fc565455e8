bye = wolny los
rests = pauzuje
wins-unplayed = wygrywa bez gry
score = { $a }–{ $b }
both-lost = { $score } porażka obu stron
conceded = { $score } poddanie
no-show = { $score } nieobecność
left = { $score } wycofanie
nobody-left = { $score } nikogo nie ma
by = { $score }, o { $margin }
level-won = { $score }, wygrana: { $name }
so-far = { $score } dotąd
# Wynik w zdaniu, najpierw zwycięzca.
beat = wygrywa { $winner }, przegrywa { $loser }
beat-at = wygrywa { $winner }, przegrywa { $loser }, { $score }
drew = remis: { $a } i { $b }
drew-at = remis { $score }: { $a } i { $b }
match-lost-by-both = { $a } i { $b } przegrywają
conceded-to = { $loser } poddaje mecz, wygrywa { $winner }
did-not-appear = nieobecność: { $absent }, wygrywa { $winner }
was-removed = usunięcie: { $gone }, dalej przechodzi { $winner }
unread = { $a } i { $b }: { $games }
# Pojedyncze gry meczu.
game-conceded = { $loser } poddaje grę { $n }
lost-game-to = grę { $n } wygrywa { $winner }, przegrywa { $loser }
conceded-game-to = grę { $n } poddaje { $loser }, wygrywa { $winner }
both-lost-game = { $a } i { $b } przegrywają grę { $n }
game-was-drawn = gra { $n }: remis
# Wszystkie gry meczu, gdy tylko one odróżniają dwa wyniki.
with-games = { $result } ({ $games })
game-won = gra { $n }: { $name }
game-drawn = gra { $n }: remis
game-lost-by-both = gra { $n }: przegrana obojga
no-game = bez gier
