# A place in the round under way for a late player, and what can be done for a player whose opponent is missing.
does = seat a late player: against the bye, at a table, with a bye or a loss, or from the next round
no-place = "{ $word }" is no place in a round: write { $known }.
a-place = a place: opponent, a table, bye, loss or next
for-needs-table = for= names who is missing at a table: seat WHO TABLE for=NAME.
# Why a place is refused.
house = { $name } is the house player and only plays instead of a bye.
plays-already = { $name } plays at table { $table } already.
has-bye = { $name } has the bye of this round: { $undo } takes it back.
round-over = Round { $round } is over: all its results are in.
house-begun = { $name } plays at table { $table }, and that game has begun.
nobody-free = Nobody is free in round { $round }: nobody has a bye.
bye-has-left = { $name } has the bye and has left.
no-table = Round { $round } has no table { $table }.
nobody-left = Nobody has left table { $table }. Say who is not there: { $seat }.
not-there = { $name } does not sit at table { $table }.
both-left = Both players of table { $table } have left.
house-not-bye = { $name } is the house player: instead of a bye one plays them.
bye-taken = { $name } has the bye of this round, and there is one only.
missed-is-lost = In { $game } a round missed is a loss, so nobody just waits for the next.
nobody-sits-out = In { $game } a missed round is a loss, so nobody sits out.
robin-next = { $name } plays from the next round on; the seats say whom.
robin-loss = A game of the round robin that nobody plays is no loss.
robin-seats = In a round robin the seats say who meets whom, so nobody is seated anew.
# What a place means.
instead-of-bye = { $name } plays { $other } at table { $table }; the bye of { $other } and its { $points } are gone.
instead-of-house = { $name } plays { $other } at table { $table } instead of { $house }, who is free again.
against-house = { $name } plays the house player { $house } at table { $table }.
at-table = { $name } plays { $other } at table { $table } instead of { $gone }.
removed = { $name } is removed, because they did not appear; { $rejoin } brings them back.
gets-bye = { $name } has the bye of round { $round }: { $points }.
gets-loss = { $name } has a loss for round { $round }: { $points }, and the round counts.
plays-next = { $name } plays from the next round on; round { $round } is no round of theirs, and no loss.
log-plays = { $round }: { $name } came late and plays { $with } at table { $table }
log-instead = { $round }: { $name } plays { $with } at table { $table } instead of { $gone }
log-bye = { $round }: { $name } (late) gets the bye
log-loss = { $round }: { $name } (late) gets a loss
log-next = { $round }: { $name } (late) plays from the next round
# The names of the choices.
opponent = Against the player with the bye
table = At table { $table }, where somebody has left
bye = A bye
loss = A loss for this round
next = From the next round on
wait = Wait { $minutes }
no-show = The opponent did not appear
bye-player = Play { $name }, who has the bye
nobody-waits = Play somebody who has the bye
both-left-over = Play { $name } of table { $table }, whose opponent has left
missing-alone = { $name } then sits at table { $table } without an opponent. If they do not come, remove them: a repair may give them the bye.
# The dialog.
place = Seating a late player
title-seat = { $name } has no opponent in round { $round }
title-missing = Table { $table }: { $name } is not there
title-repair = Round { $round } is not the one that would be drawn now
hint-number = that choice
hint-choose = do it
hint-other = the other one
hint-seat = seat
# Told after a player was added or came back while a round is under way.
say-where = They have no opponent in round { $round } yet: { $seat } gives them a place.
say-where-or-repair = They have no opponent in round { $round } yet: { $seat } gives them a place, or { $repair } changes tables if none of the places will do.
left-without-place = { $name } has no place in round { $round }: { $seat } gives one.
# Why the key does nothing.
no-round-under-way = No Swiss round is under way.
has-a-place = { $name } has a place in this round already.
table-done = Table { $table } has a result already.
# The line of the dialogue in lines.
plain-choice = { $n }: { $title }
plain-ask = A place for { $name }: { $choices }. Which number? An empty line leaves it.
# The independent check.
verify-seated = { $name } came late and plays { $other }
# The repair.
repair-leave = Leave the round as it is
repair-least = The least repair
repair-redraw = Draw the whole round again
repair-as-drawn-again = Drawing the whole round again would give the same pairs.
changes = { $n ->
    [one] { $n } table changes, { $players }.
   *[other] { $n } tables change, { $players }.
}
players-move = { $n ->
    [0] and nobody moves
    [one] and { $n } player moves
   *[other] and { $n } players move
}
then = Then: { $pairs }.
as-drawn = The round on the tables is the one that would be drawn now.
one-player = Choose only one player.
not-allowed = { $title } – not allowed
offer = The round on the tables is not the one that would be drawn now: { $key } shows what can be done.
table-begun = Table { $table } has begun: { $no } takes that mark back.
hint-begun = begun
