# The bidding for contested units. $side is the name of a side; $resource is what is bid, and stands behind a number.
pass = pass
# What is against the rules.
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
in-log = { $place }, bidding: { $first }; { $second }; bids { $calls }; { $outcome }
won = { $side } wins and pays { $n } { $resource }
in-log-unknown = { $place }, bidding: { $first } against { $second }
unit-sum = { $side }, { $unit } { $sum }
# What the verb lacks.
not-in-this-game = This game has no bidding.
unit-missing = Name the unit of { $side }: { $id }="NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-unit = "{ $word }" isn't a unit: write "NAME:COST", or "NAME:COST+1" with 1 card beneath.
no-call = "{ $word }" isn't a bid: write a number or pass.
no-force = "{ $word }" isn't two pools: write force=7:5, opening side first.
not-over = The bidding isn't over: { $side } is next, and both must pass in a row. { $advice }
nobody-bid = Give the bids: bids=0,3,1,pass,pass.
not-at-table = { $name } doesn't play at table { $table }: { $players } do.
# The form, and the bidding on the screen.
cost-of = Build cost
beneath-of = Cards beneath
pool-of = { $resource } in the pool
pool-may-stay-empty = Leave the pools blank for unlimited bids.
both-pools = Give both pools or neither.
name-missing = { $side }: enter the name of the unit.
cost-missing = { $side }: enter the build cost of the top card.
not-opened = { $worth } before bidding
leads = leads
wins-it = wins
to-call = { $side }: bid
calls-so-far = Bids: { $calls }
type-a-bid = Type a bid first, or pass with { $pass }.
no-more-calls = The bidding is over. { $save }: save it.
does = record a bidding for contested units: check each bid and show who pays
unit = Unit
pool = Pool
total = Total
least-that-leads = Leads with
pool-too-large = { $label }: { $n } is over the limit of { $most }.
# Hits beyond a defender's remaining health.
overkill-too-large = { $n } is too many: the limit is { $most }.
no-health = A defender's health must be at least 1.
too-many-counters = { $counters } damage counters on a health of { $health }: count them again.
remaining = Remaining health { $n }.
all-to-the-defender =
    { $n ->
        [one] The hit goes to the defender.
       *[other] All { $n } hits go to the defender.
    }
# $others is the most other units that may get hits.
excess =
    { $others ->
        [one] At least { $least } go to the defender, the other { $excess } to it or to one other unit in the arena.
       *[other] At least { $least } go to the defender, the other { $excess } to it or to at most { $others } other units in the arena.
    }
splits = Valid splits (defender, other): { $splits }
# Why a split is none.
wrong-sum = The split adds up to { $sum }, but there are { $hits } hits.
nothing-in-excess = All { $hits } hits go to the defender: its remaining health is { $remaining }.
too-few = The defender gets { $n }, but must get at least { $least }: its remaining health comes first.
too-many-units = { $n } other units get hits, but only { $most } may: give the rest to one unit.
# What is recorded.
valid = Valid split: { $split }.
overkill-in-log = { $place }, { $hits } hits on { $health } health with { $counters } counters: { $split }
share = { $n } to { $unit }
the-defender = the defender
another-unit = another unit
# What the command lacks.
overkill-not-in-this-game = This game has no excess hits.
hits-missing = Add the hits: hits=N.
health-missing = Add the defender's health: health=N.
more-shares = The split has { $n } other numbers for { $units } other units.
# The form.
label-hits = Hits
label-health = Defender's health
label-counters = Damage counters
label-defender = Defender
label-others = Other units
label-split = Split
split-about = Type the split, defender first, such as 4, 3.
no-split = Type the split to record it, such as { $example }.
overkill-does = list every valid split of excess hits; with split=, record one
number-missing = { $label }: type a number.
# Guided rulings: questions one after the other, and the verdict that the answers choose.
yes = yes
no = no
yes-or-no = yes or no
number = { $least } to { $most }
wants-yes-or-no = Answer "{ $question }" with yes or no, not "{ $typed }".
wants-number = Answer "{ $question }" with a number from { $least } to { $most }, not "{ $typed }".
# The command.
none-known = This game has no guided rulings. To record a ruling: { $note }.
unknown = No questions about "{ $topic }". This game has questions about { $known }.
asks-next = { $topic }, next question: { $question } ({ $answers })
settled-already = The verdict is clear without "{ $answer }": leave it out.
# The verdict on the screen, and in the log.
guided-in-log = { $place }, ruling on { $topic }: { $answers }. { $verdict }
guided-in-log-unknown = { $place }, ruling on { $topic }: { $answers }
# The dialog.
guided-title = Guided rulings
which = What is the ruling about?
question-of = Question { $n } of up to { $all }
record-at-table = Record at table
no-number-yet = Type a number first: { $least } to { $most }.
guided-does = answer a ruling's questions and show the verdict; table= records it there
none-found = No guided ruling found. Try another word.
none-in-this-game = This game has no guided rulings.
more-in-log = { $n } more in the log.
# The mission of a round, set by a person. $mission is "mission A on Coruscant Landfill".
mission-does = set the round's mission: by hand, by a die, or redrawn
missing = Which mission? Its number, its name, roll=N or redraw.
again-by-hand = Only a mission set by hand can be used again: a die or a draw takes one of the least used.
by-hand = by hand
by-die = the die shows { $n }
by-redraw = redrawn
log-mission =
    { $again ->
        [yes] { $round }: { $mission } again, ahead of others ({ $how })
       *[no] { $round }: { $mission } ({ $how })
    }
so-already = Mission of { $round } is already { $mission }.
no-missions = { $game } ({ $format }) has no missions.
no-round = No round is in progress. To pair one with its mission: { $pair }. To set the mission first: { $next }.
mission-no-number = Missions are numbered from 1 to { $most }.
no-name = No mission is called "{ $typed }": enter a number from 1 to { $most }.
mission-which = "{ $typed }" could be { $which }.
was-used =
    { $n ->
        [one] { $mission } was used in { $rounds }, and 1 mission hasn't been used yet.
       *[other] { $mission } was used in { $rounds }, and { $n } missions haven't been used yet.
    }
was-used-more =
    { $n ->
        [one] { $mission } was used in { $rounds }, and 1 mission has been used less often.
       *[other] { $mission } was used in { $rounds }, and { $n } missions have been used less often.
    }
again = To use it again anyway: { $again }.
reason-after-results =
    { $n ->
        [one] 1 result of { $round } is in. To change the mission, give a reason: why=REASON.
       *[other] { $n } results of { $round } are in. To change the mission, give a reason: why=REASON.
    }
has-results =
    { $n ->
        [one] 1 result is already in and doesn't change.
       *[other] { $n } results are already in and don't change.
    }
no-longer-next = It was set for the next round, which will now draw another.
redraw-needs-reason = Give a reason to redraw a mission: why=REASON.
nothing-to-redraw = The next round's mission hasn't been drawn yet, so it can't be redrawn.
only-one-left = No other mission can be used now. To use one again: { $other }.
too-many-for-a-die = No die has enough numbers for the missions that can be used now. To draw one: { $redraw }.
no-such-roll = The die has numbers from 1 to { $sides }, not { $n }.
roll-again = { $n } is no mission now: roll again. To see what the numbers mean: { $table }.
die = Roll a { $sides }-sided die.
die-numbers = { $from }–{ $to }: { $mission }
die-again = { $n }: roll again
die-again-from = { $from }–{ $to }: roll again
# The list on the screen.
until = Change the mission freely until the first result, then with a reason until the next pairing.
until-paired = Set it before pairing.
now = now
unused = not used
choose = choose
redraw = redraw
press-roll = Press the number rolled.
why-title = { $mission }: why?
why-redraw = Redraw the mission: why?
has-none = This game has no missions.
form-roll = Rolled
other-round = other round
type-roll = type the roll
settled-next = set
for-next = the next round
no-other-round = No round is paired yet: these are for the next round.
roll-missing = Type the number rolled.
reason-help = The reason is logged.
by-number = by number
