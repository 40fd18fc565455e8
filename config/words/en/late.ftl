# Seating a late player in the round in progress, and the options of a player whose opponent is missing.
does = seat a late player: against the player with the bye, at a table, with a bye or a loss, or from the next round
no-place = "{ $word }" isn't a place in a round: write { $known }.
a-place = a place: opponent, a table, bye, loss or next
for-needs-table = for= names the missing player of a table: seat WHO TABLE for=NAME.
# Why a place is refused.
house = { $name } is the house player and only plays instead of a bye.
plays-already = { $name } already plays at table { $table }.
has-bye = { $name } has the bye of this round. To undo that: { $undo }.
round-over = Round { $round } is over: all results are in.
house-begun = { $name } plays at table { $table }, and that game has started.
nobody-free = Nobody has a bye in round { $round }.
bye-has-left = { $name } has the bye and has dropped.
no-table = Round { $round } has no table { $table }.
nobody-left = Nobody has dropped at table { $table }. Say who is missing: { $seat }.
not-there = { $name } does not sit at table { $table }.
both-left = Both players of table { $table } have dropped.
house-not-bye = { $name } is the house player, who is played instead of a bye.
bye-taken = { $name } already has this round's only bye.
missed-is-lost = In { $game } a missed round is a loss, so nobody can just wait for the next.
nobody-sits-out = In { $game } a missed round is a loss, so nobody sits out.
robin-next = { $name } plays from the next round on; the seats decide against whom.
robin-loss = In a round robin, a game that nobody plays is not a loss.
robin-seats = In a round robin the seats decide who meets whom, so nobody can be seated now.
# What a place means.
instead-of-bye = { $name } plays { $other } at table { $table }; { $other } loses the bye and its { $points }.
instead-of-house = { $name } plays { $other } at table { $table } instead of { $house }, who is free again.
against-house = { $name } plays the house player { $house } at table { $table }.
at-table = { $name } plays { $other } at table { $table } instead of { $gone }.
removed = { $name } is dropped as a no-show. To bring them back: { $rejoin }.
gets-bye = { $name } gets a bye in round { $round }: { $points }.
gets-loss = { $name } gets a loss in round { $round }: { $points }, and the round counts.
plays-next = { $name } plays from the next round on; round { $round } doesn't count for them and is no loss.
log-plays = { $round }: { $name } (late) plays { $with } at table { $table }
log-instead = { $round }: { $name } plays { $with } at table { $table } instead of { $gone }
log-bye = { $round }: { $name } (late) gets the bye
log-loss = { $round }: { $name } (late) gets a loss
log-next = { $round }: { $name } (late) plays from the next round
# The names of the choices.
opponent = Against the player with the bye
table = At table { $table }, where a player has dropped
bye = A bye
loss = A loss for this round
next = From the next round on
wait = Wait { $minutes }
no-show = Opponent is a no-show
bye-player = Play { $name }, who has the bye
nobody-waits = Play someone who has the bye
both-left-over = Play { $name } of table { $table }, whose opponent has dropped
missing-alone = { $name } would then have no opponent at table { $table }. If they don't come, drop them: a repair may give them the bye.
# The dialog.
place = Seating a late player
title-seat = { $name } has no opponent in round { $round }
title-missing = Table { $table }: { $name } is missing
title-repair = Round { $round }: pairings are out of date
hint-number = choose
hint-choose = OK
hint-other = other player
hint-seat = seat
# After a player was added or rejoined while a round is in progress.
say-where = They are unpaired in round { $round }. To seat them: { $seat }.
say-where-or-repair = They are unpaired in round { $round }. To seat them: { $seat }. To change tables instead: { $repair }.
left-without-place = { $name } is unpaired in round { $round }. To seat them: { $seat }.
# Why the key does nothing.
no-round-under-way = No Swiss round is in progress.
has-a-place = { $name } is already paired in this round.
table-done = Table { $table } already has a result.
# The line of the dialogue in lines.
plain-choice = { $n }: { $title }
plain-ask = Seat { $name }: { $choices }. Which number? An empty line cancels.
# The independent check.
verify-seated = { $name } was late and plays { $other }
# The repair.
repair-leave = Keep the round as it is
repair-least = Smallest repair
repair-redraw = Re-pair the whole round
repair-as-drawn-again = Re-pairing the whole round would give the same pairings.
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
as-drawn = The pairings are up to date.
one-player = Choose only one player.
not-allowed = { $title } – not allowed
offer = Pairings are out of date. { $key }: options.
table-begun = Table { $table } has started. To clear that mark: { $no }.
hint-begun = started
