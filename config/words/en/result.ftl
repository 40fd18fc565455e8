# Results as they stand in a list.
bye = bye
rests = rests
wins-unplayed = wins unplayed
score = { $a }–{ $b }
both-lost = { $score } both lost
conceded = { $score } conceded
no-show = { $score } no-show
left = { $score } left
nobody-left = { $score } nobody left
by = { $score }, by { $margin }
so-far = { $score } so far
