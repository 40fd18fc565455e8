# Results as they stand in a list.
bye = bye
rests = rests
wins-unplayed = wins without a game
score = { $a }–{ $b }
both-lost = { $score } both lost
conceded = { $score } conceded
no-show = { $score } no-show
left = { $score } dropped
nobody-left = { $score } nobody left
by = { $score }, by { $margin }
level-won = { $score }, won by { $name }
so-far = { $score } so far
# A result as a sentence tells it, with the winner first.
beat = { $winner } beat { $loser }
beat-at = { $winner } beat { $loser } { $score }
drew = { $a } and { $b } drew
drew-at = { $a } and { $b } drew { $score }
match-lost-by-both = { $a } and { $b } both lost
conceded-to = { $loser } conceded to { $winner }
did-not-appear = { $absent } didn't show up, { $winner } wins
was-removed = { $gone } was removed, { $winner } advances
unread = { $a } and { $b }: { $games }
# Single games of a match.
game-conceded = { $loser } conceded game { $n }
lost-game-to = { $loser } lost game { $n } to { $winner }
conceded-game-to = { $loser } conceded game { $n } to { $winner }
both-lost-game = { $a } and { $b } both lost game { $n }
game-was-drawn = game { $n } was drawn
# All games of a match, where only they tell two results apart.
with-games = { $result } ({ $games })
game-won = game { $n } { $name }
game-drawn = game { $n } drawn
game-lost-by-both = game { $n } lost by both
no-game = no game
