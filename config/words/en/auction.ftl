# The bidding for contested units. $side is the name of a side; $resource is what is bid, and stands behind a number.
pass = pass
# What is against the rules.
too-large = { $n } is too much: the limit in a bidding is { $most }.
call-number = Bid { $n }: { $why }
over = The bidding is over: both passed in a row.
opens-with-a-bid = { $side } must open with a bid of 0 or more before passing.
no-raise = { $n } isn't a raise: { $side } has bid { $own } and must go higher or pass.
beyond-pool = { $side } has { $pool } { $resource } and can't bid { $n }.
# Where the bidding stands.
opens = { $side } opens with 0 or more { $resource }.
least = { $side } needs { $least } or more to lead.
leads-already = { $side } already leads and may pass.
cannot-lead = { $side } needs { $least } to lead but has only { $pool } { $resource }.
sum = { $terms } = { $total }
# The outcome.
wins = { $side } wins { $high } to { $low }.
wins-tie = { $side } wins the tie, { $n } to { $n }.
pays = { $side } pays { $n } { $resource }, { $unit }: { $fate }.
pays-nothing = { $side } pays nothing, { $unit }: { $fate }.
# What is recorded.
recorded = Table { $table }: { $outcome }
side-of-player = { $side } ({ $player })
in-log = { $place }, bidding: { $first }; { $second }; bids { $calls }; { $outcome }
won = { $side } wins and pays { $n } { $resource }
in-log-unknown = { $place }, bidding: { $first } against { $second }
unit-sum = { $side }, { $unit } { $sum }
# What the verb lacks.
not-in-this-game = This game has no bidding.
unit-missing = Enter the unit of { $side }: { $id }="NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-unit = "{ $word }" isn't a unit: write "NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-such-side = There is no side "{ $word }"; the sides are { $known }.
no-call = "{ $word }" isn't a bid: write a number or pass.
no-force = "{ $word }" isn't two pools: write force=7:5, opening side first.
not-over = The bidding isn't over: { $side } is next, and both must pass in a row. { $advice }
nobody-bid = Enter the bids: bids=0,3,1,pass,pass.
not-at-table = { $name } doesn't play at table { $table }: { $players } do.
# The form, and the bidding on the screen.
title = Bidding at table { $table }: { $name }
cost-of = Build cost
beneath-of = Cards beneath
pool-of = { $resource } in the pool
pool-may-stay-empty = Leave the pools blank for unlimited bids.
both-pools = Enter both pools or neither.
name-missing = { $side }: enter the name of the unit.
cost-missing = { $side }: enter the build cost of the top card.
not-opened = { $worth } before bidding
leads = leads
wins-it = wins
to-call = { $side }: bid
calls-so-far = Bids: { $calls }
type-a-bid = Type a bid first, or pass with { $pass }.
nothing-to-take-back = No bids yet.
no-more-calls = The bidding is over. { $save }: save it.
does = record a bidding for contested units: check each bid and show who pays
bad-name = This unit name can't be used: { $why }.
unit = Unit
player = Player
pool = Pool
total = Total
least-that-leads = Leads with
no-number = { $label }: "{ $text }" isn't a whole number.
pool-too-large = { $label }: { $n } is over the limit of { $most }.
