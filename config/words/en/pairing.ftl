# Pairing a round: by chance, by the bracket or by hand.
# $round is a round's name, $verb "is" or "are" for it, $what the tables, the mission, the bye.
paired =
    { $verb ->
        [are] { $round } are paired: { $what }.
       *[is] { $round } is paired: { $what }.
    }
tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
nobody-is-left = nobody left to play
bye = bye { $name }
byes = { $n } byes
rest =
    { $n ->
        [one] { $names } rests
       *[other] { $names } rest
    }
start-numbers = Start numbers drawn.
redraw-asked = Re-pair round { $round } like this?
results-first =
    { $n ->
        [one] { $n } result is in. Undo it first ({ $log }).
       *[other] { $n } results are in. Undo them first ({ $log }).
    }
# Two who meet at a table.
two = { $a } – { $b }
# Why no round is paired now.
first-are-level = All rounds are played, with a tie for first. To seed the deciding match: { $cut }.
cut-due = All rounds are played. To make the { $what }: { $cut }.
champion-known = Everything is played, and { $champion }. To close the event: { $finish }.
everything-played = Everything is played. To close the event: { $finish }.
finals-need-two = The finals need two players.
only-swiss-again = Only a Swiss round can be re-paired.
has-results = Round { $round } already has results, so it can't be re-paired.
# By hand.
no-round-by-hand = No Swiss rounds left to pair.
match-of-two-seeds = The deciding match is between the two seeds. To pair it: { $pair }.
bracket-is-fixed = Bracket pairings are fixed.
paired-twice = { $name } is paired twice.
one-bye-only = Only one player can have the bye.
without-a-game = { $names } would have no game: pair everyone, or give the bye with NAME = bye.
# What the organizer should know of a round.
no-draft = Round 1 is paired without a draft.
rematch-needed = A rematch can't be avoided.
rematch-needed-with-bye = A rematch can't be avoided while { $name } has the bye.
fewest-rematches = As few rematches as possible: { $n } of { $tables } ({ $who }).
own-instead = To pair it yourself: { $undo }, then { $manual }.
bye-again = { $name } gets another bye: everyone has had one.
table-taken = Table { $table } is fixed for several players: { $name } sits elsewhere.
left-and-won =
    { $n ->
        [one] { $gone } dropped: { $free } gets a win without a game.
       *[other] { $gone } dropped: { $free } each get a win without a game.
    }
left-and-rest =
    { $n ->
        [one] { $gone } dropped, so { $free } has no game. To count such games as wins: { $setup }.
       *[other] { $gone } dropped, so { $free } have no game. To count such games as wins: { $setup }.
    }
# Two who should not meet in the first round; $how says why.
# The checker refuses a round that was drawn; the command that pairs it anyway follows.
not-published = The round was not published. The checker found errors: { $faults }.
report-the-fault = Report this with the event file. To play the round anyway, as it is or changed, type:
bye-once-more = { $name } gets a second bye although others have had none.
other-draw = This event draws its pairings differently (draw: { $n }) from this program ({ $known }): open it with the version of Komandor that wrote it.
# The round is changed by hand.
title = Change the pairings
mark-one = Mark a player, a bye or a table number, then swap it with another.
mark-player = Marked: { $name }. Go to another player.
mark-table = Marked: table { $table }. Go to another table number.
breaks-nothing = No rules broken.
# Byes that are not the odd player's: awarded before the event for the first rounds.
# The words for such a bye in a row of the pairings.
awarded = awarded bye
coming-awarded = bye next round
# In the arithmetic of a place.
rounds-awarded =
    { $n ->
        [1] one by an awarded bye
       *[other] with { $n } awarded byes
    }
# In the sentence about a round, and in its line of the log.
have-awarded =
    { $n ->
        [one] { $names } has an awarded bye
       *[other] { $names } have awarded byes
    }
# Byes awarded for the first rounds.
none-awarded = { $game } has no awarded byes.
house-has-none = A house player can't have byes: they only play where somebody would have one.
only-swiss = Byes are awarded for Swiss rounds, and this event doesn't start with any.
too-many = { $n } byes are too many: the limit is { $most }.
paired-already = { $name }: the rounds with a bye are already paired, so nothing changes up to round { $n }.
from-round = Byes count from round { $round }: earlier rounds are already paired.
too-late = { $name } joined too late for the awarded byes ({ $n }).
not-swapped = { $name } has an awarded bye and keeps it. To undo the round: { $undo }.
out-as-awarded = { $name } has an awarded bye in round { $round }. To pair them anyway: { $edit }.
too-few-play =
    { $n ->
        [0] Nobody plays this round. Byes: { $names }. Change them first.
        [one] Only one player plays this round. Byes: { $names }. Change them first.
       *[other] Only { $n } play this round. Byes: { $names }. Change them first.
    }
log-awarded =
    { $n ->
        [0] { $name } no longer has awarded byes
        [one] { $name } has { $n } awarded bye
       *[other] { $name } has { $n } awarded byes
    }
# The announcement.
item = Byes
announced-awarded =
    Awarded before the event: { $points } each, for the first { $most ->
        [one] round
       *[other] { $most } rounds at most
    }; players with byes: { $n }
# A ruleset in words.
field-awarded = Awarded byes
describe-awarded =
    for the first { $most ->
        [one] round, each a match won
       *[other] { $most } rounds at most, each a match won
    }
# What is wrong in a ruleset.
not-drawn = the pairing { $pairing } doesn't go by points, so nobody can have an awarded bye; delete byes
# Found by verify.
verify-awarded = awarded byes: { $recorded }; due: { $due }
# The reason for a table or a bye, beside the names. $who is player or team.
people =
    { $who ->
        [team]
            { $n ->
                [one] { $word } team
               *[other] { $word } teams
            }
       *[player]
            { $n ->
                [one] { $word } player
               *[other] { $word } players
            }
    }
group = { $people } at { $points }
from-above =
    { $who ->
        [team]
            { $n ->
                [1] { $group }, one of whom meets a team from above
               *[other] { $group }, { $word } of whom meet teams from above
            }
       *[player]
            { $n ->
                [1] { $group }, one of whom meets a player from above
               *[other] { $group }, { $word } of whom meet players from above
            }
    }
who-have-met = { $group } who have met
the-only-one =
    { $who ->
        [team] the only team to be paired at { $points }
       *[player] the only player to be paired at { $points }
    }
goes-down =
    { $who ->
        [both] both go down
        [all] all go down
        [only] none of the others could go down
        [only-other] none of the others could
       *[drawn] drawn among those of them who could go down
    }
so-many-go-down = { $word } go down
drawn-among-those = drawn among the { $word } who could go down
drawn-among-all = drawn among the { $word }
past-groups =
    { $n ->
        [one] skipping the group between, as the rules allow no round that skips fewer
       *[other] skipping the groups between, as the rules allow no round that skips fewer
    }
the-only-opponent = the only possible { $points }-point opponent
opponent-among =
    { $who ->
        [team] opponent drawn among the { $word } possible { $points }-point teams
       *[player] opponent drawn among the { $word } possible { $points }-point players
    }
opponent-possible =
    { $who ->
        [team] opponent drawn among the possible { $points }-point teams
       *[player] opponent drawn among the possible { $points }-point players
    }
opponent-not-yet-met =
    { $who ->
        [team] opponent drawn among the { $points }-point teams not yet met
       *[player] opponent drawn among the { $points }-point players not yet met
    }
paired-down = paired down: { $clauses }
bye-drawn = bye, drawn among { $people }
reason-bye-again =
    { $n ->
        [1] bye, everyone has had one, so the lowest placed of those with the fewest
       *[other] bye, everyone has had { $word } or more, so the lowest placed of those with the fewest
    }
first-round = paired at random in round 1
in-group = paired at random among the { $people } at { $points }
fixed = { $group }; these two meet in every round the rules allow
unavoidable-rematch =
    { $bye ->
        [yes] a rematch: unavoidable with this bye, and this round has the fewest
       *[no] a rematch: unavoidable, and this round has the fewest
    }
# By halves: top half against bottom half by start number.
halves = { $group }, top half against bottom half by start number
halves-of-the-others = { $group }, { $apart }; of the others top half against bottom half by start number
against-from-above =
    { $who ->
        [team]
            { $n ->
                [1] { $word } of them against a team from above
               *[other] { $word } of them against teams from above
            }
       *[player]
            { $n ->
                [1] { $word } of them against a player from above
               *[other] { $word } of them against players from above
            }
    }
going-down = { $word } going down
changed-why =
    { $why ->
        [least] { $reason }, changed as little as possible to avoid a rematch
        [rematch] { $reason }, changed to avoid a rematch
        [here] { $reason }, except at this table
       *[apart] { $reason }, changed to keep players apart
    }
the-only-one-goes-down =
    { $who ->
        [team] the only team to be paired at { $points } goes down
       *[player] the only player to be paired at { $points } goes down
    }
down-of-group =
    { $how ->
        [last] { $group }; the last by start number goes down
        [rematch] { $group }; goes down instead of the last by start number, to avoid a rematch,
        [apart] { $group }; paired down instead of the lowest start number, to keep players apart,
        [instead] { $group }; goes down instead of the last by start number
        [both-met] { $group } who have met: both go down, here
        [both] { $group }; both go down, here
       *[all] { $group }; all go down, here
    }
so-many-here = { $group }; { $word } of them go down, here
to-opponent =
    { $which ->
        [highest]
            { $who ->
                [team] { $reason } to the highest { $points }-point team not yet met
               *[player] { $reason } to the highest { $points }-point player not yet met
            }
        [highest-left]
            { $who ->
                [team] { $reason } to the highest { $points }-point team not yet met and not taken by another from above
               *[player] { $reason } to the highest { $points }-point player not yet met and not taken by another from above
            }
        [another]
            { $who ->
                [team] { $reason } to a { $points }-point team not yet met
               *[player] { $reason } to a { $points }-point player not yet met
            }
        [another-for-rematch]
            { $who ->
                [team] { $reason } to a { $points }-point team not yet met, not the highest, to avoid a rematch
               *[player] { $reason } to a { $points }-point player not yet met, not the highest, to avoid a rematch
            }
       *[another-apart]
            { $who ->
                [team] { $reason } to a { $points }-point team not yet met, not the highest, to keep teams apart
               *[player] { $reason } to a { $points }-point player not yet met, not the highest, to keep players apart
            }
    }
reason-for =
    { $why ->
        [by-hand] by hand: the organizer's choice
        [not-kept] no reason was saved for this round
        [repaired] The round was repaired; this table changed to break the rules as little as possible with the tables in play kept.
        [out] Sitting out this round
       *[awarded] A bye awarded before the event
    }
# In a pod.
everybody-meets = everyone plays everyone
free-has-left = { $free }, because { $name } dropped
free-odd = { $free }, because the pod is odd: { $players }
# In a bracket.
match = match { $n }: { $why }
final-again = the same final again: both have lost once
against = { $one } against { $two }
player-of-match =
    { $who ->
        [winner] the winner of match { $n }
       *[loser] the loser of match { $n }
    }
the-two-level = the two tied at { $points }
best-two-level = the best two of the { $n } tied at { $points }
by-bracket =
    { $what ->
        [cut] fixed by the cut
        [nobody] the bracket has no opponent here
       *[bracket] fixed by the bracket
    }
drawn-among = paired at random among { $players }
bye-in-bracket =
    { $byes ->
        [1] bye, drawn among { $players }: one in a bracket of { $size }
       *[other] bye, drawn among { $players }: { $byes } in a bracket of { $size }
    }
seed-against = seed { $a } against seed { $b }
no-opponent = { $one } has no opponent: { $why }
in-a-bracket = { $players } in a bracket of { $size }
winners = the winners of matches { $one } and { $two } of { $round }
winner-of-round = the winner of match { $n } of { $round }
nobody-from = nobody is left from match { $n }
no-loser = match { $n } had no loser
# Sides that are balanced over matches of one game. $first and $second are their names.
one-game = sides are balanced over matches of one game, but a match here is { $shape }; write "match: one_game", or sides: chosen or drawn
swiss = sides are balanced from one Swiss round to the next, but the pairing here is { $pairing }; delete sides, or write another pairing
# Why two players have their sides, behind the reason for their pairing.
why-less = { $reason }; { $name } { $side }: { $name } has played { $side } less often than { $other }
why-turned =
    { $why ->
        [swaps] { $reason }; { $name } { $side }: in their earlier match it was the other way round
       *[alternates] { $reason }; { $name } { $side }: when they last differed it was the other way round
    }
why-called =
    { $why ->
        [drawn] { $reason }; sides drawn: the two are equal
       *[by-hand] { $reason }; sides set by hand
    }
# The card of a player: light 2, dark 1.
card = Sides played: { $sides }
# Who plays which side: "Ewa light, Jan dark; game 3 as game 1".
both = { $one } { $first }, { $other } { $second }
with-third = { $sides }; game 3 as game { $game }
chooses = { $name } chooses the side
# Which side of the game a player has. $first and $second are the names of the sides.
recorded = Table { $table }: { $one } plays { $first }, { $other } plays { $second }.
settled-otherwise = By the rules the sides were the other way round.
later-rounds-stay = Sides in later rounds stay.
unrecorded = Table { $table }, { $round }: the side { $name } chose isn't recorded and counts for nobody. To count it: { $undo }, then { $side }.
several-unrecorded = Tables { $tables }, { $round }: the sides chosen aren't recorded and count for nobody. To count them: { $undo }, then { $side }.
of-final-unrecorded = The sides of the final aren't recorded: the players swap.
unknown = "{ $side }" is not a side of this game: write { $first } or { $second }.
sits-elsewhere = { $name } isn't at table { $table } in { $round }.
bye-has-none = A bye has no sides.
fault-of =
    { $fault ->
        [stranger] { $name } is paired but isn't in this round
        [left-out] { $name } is not paired: everyone needs exactly one table or the bye
       *[twice] { $name } is paired more than once: everyone needs exactly one table or the bye
    }
bye-missing = no bye: with { $n } players someone must get one
bye-needless = { $name } has a bye: not needed with { $n } players
bye-wrong = { $name } has the bye, but it belongs to { $right }, the lowest placed of those with the fewest byes
too-often =
    { $rule ->
        [rematches] too many rematches: { $tables }; { $least } would do
        [past-group] skipped too many groups: { $tables }; { $least } would do
        [first-round] should not meet in round 1: { $tables }; { $least } would do
       *[together] should not meet: { $tables }; { $least } would do
    }
checker-paired-down =
    { $n ->
        [one] paired down unnecessarily from { $n } point or more: { $tables }
       *[other] paired down unnecessarily from { $n } points or more: { $tables }
    }
too-many-paired-down =
    { $n ->
        [one] too many paired down from { $n } point or more: { $tables }; { $least } would do, with no more from the groups above
       *[other] too many paired down from { $n } points or more: { $tables }; { $least } would do, with no more from the groups above
    }
not-folded =
    { $n ->
        [one] not folded at { $n } point: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
       *[other] not folded at { $n } points: { $tables }; top half against bottom half by start number, changed as little as a rematch demands, gives { $right }
    }
# A held round: only the scorekeepers see it until it is posted. $round: round 3, the semi-finals.
does-post = post a held round
only-here = Only scorekeepers see it. To post it: { $post }.
posted-already = Already posted at { $at }: { $round }.
not-held = Everyone already sees { $round }.
clock-posts = This posts { $round }.
post-first = Players don't see { $round } yet. Post it first: { $post }.
log-posted = posted { $round }
log-posted-with-clock = posted { $round } and started the round timer, { $minutes }
fact = { $round }, posted { $at }
form-hold = Hold new rounds
mark-key = held · { $key }: post
room-sees = The next round is held and not shown. To show it: --held.
still = Held, not posted: scorekeepers only.
on-slip = { $title } · posted { $at }
next = Only scorekeepers see { $round }. { $key }: post it.
still-paired = { $name } is still paired in held round { $round }. To re-pair without them: { $redraw }.
redrawn-in-sight = The round was already posted; players will see the change.
not-for-the-room = This shows the held round: scorekeepers only.
# Players who are kept apart, by name or by what they have in common.
# The rounds: Ewa and Jan are kept apart in rounds 1 to 3.
in-round-1 = in round 1
in-rounds = in rounds 1 to { $last }
in-every-round = in every Swiss round
by-name = by name
# What was done.
already = { $a } and { $b } are already kept apart { $rounds }.
play-now = They are playing each other now, at table { $table }; this round stays as it is.
still-by-group = The event settings still keep them apart ({ $how }).
log = { $a } and { $b } are kept apart { $rounds }
log-off = { $a } and { $b } may meet again
# Why it is not done.
no-swiss = { $game } has no Swiss rounds here: nobody can be kept apart in pods, elimination or finals.
swiss-is-over = All Swiss rounds are paired. Players can't be kept apart in the finals.
same-player = Name two different players, not { $name } twice.
rounds-are-paired =
    { $last ->
        [1] Round 1 is already paired: name rounds that reach round { $next }, or always.
       *[other] Rounds 1 to { $last } are already paired: name rounds that reach round { $next }, or always.
    }
not-by-name = { $a } and { $b } aren't kept apart: nothing to lift.
by-group = { $a } and { $b } are kept apart by the event settings ({ $how }), not by name. To change that: { $setup }.
group-twice = The group { $who } is listed twice: list each group once.
not-apart =
    { $relation ->
        [family] { $game } doesn't keep relatives apart here. Leave out family, or turn it on: { $setup }.
       *[travel] { $game } doesn't keep travel groups apart here. Leave out travel, or turn it on: { $setup }.
    }
# No round exists. $why names the players.
no-round-possible =
    { $when ->
        [now] With the players registered now, no round can be paired. { $why }
        [after] With this, no round can be paired. { $why }
       *[drawn] No round can be paired. { $why }
    }
from-everybody = { $name } is kept apart from everyone here.
all-of-them =
    { $how ->
        [odd] These { $n } can only play each other, and that's an odd number: { $names }.
       *[apart] These { $n } are all kept apart from each other, and nobody else can play them: { $names }.
    }
all-apart-but-few =
    { $few ->
        [one] These { $n } are all kept apart from each other: { $names }. Only { $others } can play them.
       *[other] These { $n } are all kept apart from each other: { $names }. Only { $few } others can play them: { $others }.
    }
odd-parts = These groups can't play each other, and each has an odd number of players: { $parts }.
odd-parts-but-few =
    { $few ->
        [one] These groups can't play each other, and each is odd: { $parts }. Only { $others } can play them.
       *[other] These groups can't play each other, and each is odd: { $parts }. Only { $few } others can play them: { $others }.
    }
remedy = To lift a pair: { $lift }. To lift all groups: { $setup }.
# What a round does with them.
meets =
    { $kind ->
        [forbidden] { $a } and { $b } must be kept apart ({ $how }) but meet in round { $round }.
        [unavoidable] { $a } and { $b } meet in round { $round } ({ $how }): it couldn't be avoided.
       *[allowed] { $a } and { $b } meet in round { $round } ({ $how }).
    }
swap-all-the-same = Swap anyway?
other-bye = By the rules { $right } gets the bye, but then players kept apart would have to meet, so { $name } gets it.
bye-drawn-among = The bye was drawn among { $players }; with any other bye, players kept apart would have to meet.
breaks =
    { $rule ->
        [forbidden] must not meet: { $tables }
        [together] should not meet: { $tables }; all could be kept apart
        [first-round] should not meet in round 1: { $tables }; all could be kept apart
        [rematch] rematch: { $tables }; a round without a rematch is possible
        [past-group] skipped a group unnecessarily: { $tables }; the opponent must come from the next lower group
       *[met-often] rematches of the wrong players: { $tables }; others have met less often or longer ago
    }
# The reason for a table or a bye.
apart-bye-drawn = bye, drawn among { $people }: with any other bye, players kept apart would have to meet
bye-of =
    { $whose ->
        [next] bye, next in line: otherwise players kept apart would have to meet
       *[lowest] bye, the lowest placed without one so far
    }
# The verb and the setting.
does = keep two players apart in Swiss rounds, not in pods or finals
off-takes-no-rounds = off lifts the pair in all rounds: leave out rounds=.
word-too-many = One word too many for { $group }: "{ $word }".
# The ruleset file.
# The announcement.
apart-item = Kept apart
announced-pairs =
    { $n ->
        [one] { $n } pair named by the organizer
       *[other] { $n } pairs named by the organizer
    }
# The sheet and the screen.
sheet-nobody = Nobody is kept apart.
sheet-swiss-only = Players are kept apart in Swiss rounds, not in pods, elimination or finals.
column-strictly = Strictness
strictness =
    { $absolute ->
        [yes] without exception
       *[no] if possible
    }
reason-meet = { $why }; should have been kept apart ({ $how })
reason-others = { $why }; kept apart: { $pairs }
reason-pair = { $a } and { $b } ({ $how })
list-title = Kept apart by name
form-of-two = { $a } and { $b } kept apart
name-missing = Enter both players.
nothing-to-lift = Nobody is kept apart by name. { $key }: name two players.
label-other = and
place = players kept apart
key-lift-short = lift
why = Why: { $why }
only-the-bye = { $name } is kept apart from everyone, so can only get the bye.
