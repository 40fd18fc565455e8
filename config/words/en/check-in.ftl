# The check-in: who has come, who sits a round out, who has paid.
already =
    { $what ->
        [here] { $name } is already checked in.
        [away] { $name } isn't checked in.
        [out] { $name } already sits out the next round.
        [paid] { $name } has already paid.
       *[owes] { $name } already owes the entry fee.
    }
nobody-checks-in = { $name } plays the next round anyway: there is no check-in. To turn it on: { $setup }.
plays-next = { $name } plays the next round.
not-here = { $name } is no longer checked in.
sits-out-round =
    { $counts ->
        [loss] { $name } sits out round { $round }: it counts as a loss.
       *[nothing] { $name } sits out round { $round }: no points and no loss.
    }
# Why it is refused.
no-fee = No entry fee set. To set one: { $setup }.
fee-negative = The entry fee can't be { $fee }: write 0 or more, as in { $setup }.
fee-is-text = The entry fee "{ $fee }" isn't an amount: payments are counted but not added up.
no-finals-out = Players can't sit out a round of the finals. If they can't play: { $drop }.
refused = In { $game } nobody can sit out a round. If they can't play: { $drop }.
no-round-left = No rounds left to sit out.
is-out = { $name } sits out this round. To pair them again: { $here }.
swap-sits-out = { $name } sits out this round and has no seat to swap. To undo the round: { $undo }.
cannot-be-out =
    { $n ->
        [one] { $names } is away, and this round can't be sat out: { $here } or { $remove }.
       *[other] { $names } are away, and this round can't be sat out: { $here } or { $remove }.
    }
too-few-play =
    { $n ->
        [0] Nobody plays this round. Sitting out: { $names }. To bring someone back: { $here }.
        [one] Only one player plays this round. Sitting out: { $names }. To bring someone back: { $here }.
       *[other] Only { $n } play this round. Sitting out: { $names }. To bring someone back: { $here }.
    }
absent = { $n } of { $all } not checked in: { $names }.
ways = Choose for them: { $ways }.
before-pods = Settle each of them before drawing pods: { $here } or { $leaves }.
# Parts of the sentence about a round, and of its line in the log.
sit-out =
    { $n ->
        [one] { $names } sits out
       *[other] { $names } sit out
    }
removed =
    { $n ->
        [one] no-show removed: { $names }
       *[other] no-shows removed: { $names }
    }
# The log.
log-marked =
    { $what ->
        [here] { $name } checked in
        [here-and-paid] { $name } checked in and paid
        [away] { $name } is away
        [owes] { $name } owes the entry fee
       *[paid] { $name } has paid
    }
# The announcement.
item-fee = Entry fee
announced = Everyone checks in before round 1
# The verbs.
does-here = check a player in, also as paid; end an absence
does-away = let a player sit out the next round without dropping
does-paid = mark a player's entry fee as paid
does-owes = mark a player's entry fee as not paid
# A ruleset's value.
value =
    { $value ->
        [nothing] no points and no loss
       *[loss] counts as a loss
    }
describe = Sat out
# Why an event file is wrong.
not-drawn = with the pairing { $pairing }, sitting_out can only be refused: those rounds are not drawn
# The sheet, and the screen.
so-many-here = { $n } of { $all } here
so-many-out = { $n } out
so-many-paid = { $n } paid
so-many-owe =
    { $n ->
        [one] { $n } owes
       *[other] { $n } owe
    }
state-out = sits out
removed-paid = { $name } had paid, and the payment was removed too. To keep it: { $undo }, then { $drop }.
state-paid = paid
state-owes = owes
rounds-sat-out = { $n } sat out
offers-to-add = Nobody by that name. { $key }: add { $name } to the event.
adds-now = { $key } again: add { $name } and check them in.
nothing-to-mark = This event has no check-in. To turn it on: { $setup }.
switch-on = Turn check-in on?
hint-show = check-in
hint-here = here
hint-away = away
next = { $n } of { $all } here. Next: { $players }, then { $key }: check in.
more-follow =
    { $n ->
        [one] { $n } more player: type more of the name
       *[other] { $n } more players: type more of the name
    }
