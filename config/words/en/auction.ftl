# The bidding for contested units. $side is the name of a side; $resource is what is bid, and stands behind a number.
pass = pass
# What is against the rules.
too-large = { $n } is too much: no number of a bidding is above { $most }.
call-number = Call { $n }: { $why }
over = The bidding is over: both have passed in a row.
opens-with-a-bid = { $side } opens with a bid of 0 or more, and may pass after that.
no-raise = { $n } is no raise: { $side } has bid { $own } and must go beyond that, or pass.
beyond-pool = { $side } has { $pool } { $resource } and cannot bid { $n }: the pool is the limit.
# Where the bidding stands.
opens = { $side } opens with 0 or more { $resource }.
least = { $side } leads with { $least } or more.
leads-already = { $side } leads already, and may pass.
cannot-lead = { $side } would lead with { $least }, and has { $pool } { $resource }.
sum = { $terms } = { $total }
# The outcome.
wins = { $side } wins, with { $high } against { $low }.
wins-tie = { $side } wins, with { $n } against { $n }: it wins a tie.
pays = { $side } pays { $n } { $resource }, { $unit }: { $fate }.
pays-nothing = { $side } pays nothing, { $unit }: { $fate }.
# What is recorded.
recorded = Table { $table }: { $outcome }
side-of-player = { $side } ({ $player })
in-log = { $place }, bidding: { $first }; { $second }; called { $calls }; { $outcome }
won = { $side } wins and pays { $n } { $resource }
in-log-unknown = { $place }, bidding: { $first } against { $second }
unit-sum = { $side }, { $unit } { $sum }
# What the verb lacks.
not-in-this-game = This game has no bidding for contested units.
unit-missing = The unit of { $side } is missing: write { $id }="NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-unit = "{ $word }" is no unit: write "NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-such-side = Nobody bids as "{ $word }" here; the sides are { $known }.
no-call = "{ $word }" is not a bid: write a number or pass.
no-force = "{ $word }" is not two pools: write force=7:5, opening side first.
not-over = The bidding is not over: { $side } is to call, and both must pass in a row. { $advice }
nobody-bid = The calls are missing: bids=0,3,1,pass,pass.
not-at-table = { $name } does not play at table { $table }: { $players } do.
# The form, and the bidding on the screen.
title = Bidding at table { $table }: { $name }
cost-of = Build cost
beneath-of = Cards beneath
pool-of = { $resource } in the pool
pool-may-stay-empty = Pools may be left blank: bids are then not limited.
both-pools = Count both pools, or leave both empty.
name-missing = { $side }: write the name of the unit.
cost-missing = { $side }: write the build cost of the top card.
not-opened = { $worth } without a bid
leads = leads
wins-it = wins
to-call = { $side }: bid
calls-so-far = Called: { $calls }
type-a-bid = Type the bid first, or pass with { $pass }.
nothing-to-take-back = No bids yet.
no-more-calls = The bidding is over: { $save } records it.
does = record bidding for contested units: checks each bid and says who pays
bad-name = The name of the unit cannot be taken: { $why }.
unit = Unit
player = Player
pool = Pool
total = Total
least-that-leads = Leads with
no-number = { $label }: "{ $text }" is no whole number.
pool-too-large = { $label }: { $n } is too much, the limit is { $most }.
