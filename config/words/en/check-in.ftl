# The check-in: who has come, who sits a round out, who has paid.
here = { $name } is here: { $n } of { $all }.
here-already = { $name } is marked as here already.
nobody-checks-in = { $name } plays the next round anyway: nobody checks in here. { $setup } announces a check-in.
plays-next = { $name } plays the coming round.
not-here = { $name } is not marked as here any more.
not-here-already = { $name } is not marked as here.
sits-out-free = { $name } sits round { $round } out: no points and no loss.
sits-out-lost = { $name } sits round { $round } out: it counts as a loss.
out-already = { $name } sits the coming round out already.
paid-already = { $name } has paid already.
owes-already = { $name } owes the entry fee already.
# Why it is refused.
no-fee = No entry fee is announced: { $setup } announces one.
fee-negative = The entry fee cannot be { $fee }: it is an amount from 0 on, as in { $setup }.
fee-is-text = The entry fee "{ $fee }" is no amount, so what is paid and owed is counted and not added up.
no-finals-out = Players can't sit out a round of the finals. If they can't play: { $drop }.
refused = In { $game } nobody sits a round out. Whoever cannot play leaves: { $drop }.
no-round-left = No round is left to sit out.
is-out = { $name } sits this round out: { $here } pairs them again.
swap-sits-out = { $name } sits this round out and has no seat to swap: { $undo } takes the round back.
cannot-be-out = { $n ->
    [one] { $names } is marked as away, and this round cannot be sat out: { $here } or { $remove }.
   *[other] { $names } are marked as away, and this round cannot be sat out: { $here } or { $remove }.
}
too-few-play = { $n ->
    [0] Nobody plays this round, for these sit it out: { $names }. Bring somebody back with { $here }.
    [one] Only one plays this round, for these sit it out: { $names }. Bring somebody back with { $here }.
   *[other] Only { $n } play this round, for these sit it out: { $names }. Bring somebody back with { $here }.
}
absent = { $n ->
    [one] { $n } of { $all } has not come: { $names }.
   *[other] { $n } of { $all } have not come: { $names }.
}
three-ways = Say what becomes of them: { $remove }, { $keep } or { $out }.
before-pods = Say of each what becomes of them before there are pods: { $here } or { $leaves }.
two-ways = Say what becomes of them: { $remove } or { $keep }.
no-way = "{ $word }" is no way to pair without them: write { $known }.
# Parts of the sentence about a round, and of its line in the log.
sit-out = { $n ->
    [one] { $names } sits it out
   *[other] { $names } sit it out
}
removed = { $n ->
    [one] { $names } has not come and is removed
   *[other] { $names } have not come and are removed
}
removed-sentence = { $n ->
    [one] { $names } has not come and is removed.
   *[other] { $names } have not come and are removed.
}
sits-out = sits out
# The log.
log-here = { $name } is here
log-here-and-paid = { $name } is here and paid
log-away = { $name } is away
log-paid = { $name } has paid
log-owes = { $name } owes the entry fee
# The announcement.
item = Check-in
item-fee = Entry fee
announced = Everyone checks in before round 1
announced-none = None
announced-no-fee = None
fee-text = This entry fee cannot be taken: { $why }.
# The verbs.
does-here = mark a player as here, and as paid; end an absence
does-away = let a player sit out the next round without dropping
does-paid = mark a player's entry fee as paid
does-owes = mark a player's entry fee as not paid
# A ruleset's value.
value-nothing = no points and no loss
value-loss = counts as a loss
value-refused = not possible
describe = Sat out
# Why an event file is wrong.
not-drawn = with the pairing { $pairing }, sitting_out can only be refused: those rounds are not drawn
# The sheet, and the screen.
has-no-round = Check-in covers the whole event: leave --round and --stage out.
so-many-here = { $n } of { $all } here
so-many-out = { $n } out
so-many-paid = { $n } paid
so-many-owe = { $n ->
    [one] { $n } owes
   *[other] { $n } owe
}
so-many-paid-sum = { $n } paid: { $sum }
so-many-owe-sum = { $n ->
    [one] { $n } owes: { $sum }
   *[other] { $n } owe: { $sum }
}
state-here = here
state-missing = missing
state-out = sits out
state-left = left
removed-paid = { $name } has paid, and this payment is forgotten too: { $undo }, then { $drop }, keeps it.
state-paid = paid
state-owes = owes
rounds-sat-out = { $n } sat out
why-out = Away this round
place = The check-in
offers-to-add = Nobody has such a name. { $key } asks to add { $name } to the event.
adds-now = { $key } once more adds { $name } and marks them as here.
nothing-to-mark = There is nothing to mark: { $setup } announces a check-in.
switch-on = Switch the check-in on?
switch-on-about = This event has no check-in yet.
hint-show = check-in
hint-here = here
hint-paid = paid
hint-away = away
label-check-in = Check-in
label-fee = Entry fee
next = { $n } of { $all } here. Next: { $players }, then { $key } checks in whoever comes.
chosen-is-gone = { $name } is no longer in the event: choose another player.
more-follow = { $n ->
    [one] and { $n } more player: write more of the name
   *[other] and { $n } more players: write more of the name
}
