# Registration, corrections and removals.
late =
    { $n ->
        [1] { $name } joins late: the round before counts as a loss.
       *[other] { $name } joins late: the { $n } rounds before count as losses.
    }
all-late =
    { $n ->
        [1] They join late: the missed round counts as a loss.
       *[other] They join late: the { $n } missed rounds count as losses.
    }
no-players = The roster is empty.
name-taken = { $name } is already registered (#{ $id }): add something to tell them apart.
name-known = { $name } is already registered (#{ $id }). Another { $name }? Add a club, or { $start }.
namesakes = { $name } alone is ambiguous now: write { $numbers }, or the whole name.
known-already = { $name } is already registered (#{ $id }).
own-partner = { $name } can't be their own partner.
no-teams = { $name } can't have a partner: this game has no teams.
nobody-has-partner = This game has no teams.
needs-partner = { $name } needs a partner (teams of two): add partner=NAME.
partner-unnamed = This game is played in teams: name a partner.
partner-needs-reason = Partners are fixed before the start: add why= with the reason for the change (logged).
partner-changed = Partners are fixed before the start: tell the players about the change.
leader-needs-partner = { $name } needs a partner to play. Register the team first: { $add }.
tables-from-one = Table numbers start at 1.
starts-from-one = Start numbers start at 1.
start-taken = Start number { $start } belongs to { $name }: choose another.
nothing-to-change = Add what to change: name=, club=, member=, partner=, family=, travel=, start= or table=.
event-started = The event has started. To drop { $name }: { $drop }. Players who were never paired get no place.
has-a-seat = The pods are drawn and { $name } has a seat. To go back before them: { $undo }. To drop { $name }: { $drop }.
seats-taken = The pods are drawn and every seat is taken. To let someone in, go back before the pods: { $undo }.
closed =
    { $of ->
        [match] Registration is closed: the deciding match has started.
       *[finals] Registration is closed: the finals have started.
    }
# Drops and rejoins.
left-already = { $name } has already dropped.
leaves =
    { $how ->
        [returns] { $n ->
            [0] Let { $name } rejoin?
            [1] Let { $name } rejoin, with a loss for the rounds missed?
           *[other] Let { $name } rejoin, with { $n } losses for the rounds missed?
        }
       *[drops] { $name } drops.
    }
disqualified-already = { $name } is already disqualified.
had-won =
    { $of ->
        [match] { $name } won the deciding match: report it again if the title goes to the opponent.
       *[finals] { $name } won the final: report it again if the title goes to the opponent.
    }
table-needs-result = Table { $table } still needs its result.
opponent-has-bye = { $name } advances with a bye.
opponent-wins-match = { $name } wins the deciding match.
# $why is a whole sentence.
too-few-to-begin = With { $players } the event can't start: { $why }
# $cut is "no cut" or "cut to 4".
other-plan =
    { $n ->
        [one] With { $players } there is { $n } round and { $cut }.
       *[other] With { $players } there are { $n } rounds and { $cut }.
    }
here-already = { $name } is already in the event.
never-returns = { $name } is disqualified and may never rejoin.
no-way-back =
    { $of ->
        [match] { $name } dropped in the Swiss rounds and can't rejoin once the deciding match is seeded.
       *[finals] { $name } dropped in the Swiss rounds and can't rejoin after the cut.
    }
left-last-stage =
    { $of ->
        [match] { $name } dropped out of the deciding match: nobody can rejoin it.
       *[finals] { $name } is out of the finals: nobody can rejoin a bracket.
    }
# The number by which a league or a federation knows a player, the same in every event.
taken = Member number { $member } belongs to { $name }. Correct that registration first: { $edit }
taken-in-line = Member number { $member } is also in line { $other }. Each player has a number of their own.
twice = Both players have member number { $member }. Give each their own, such as member="4711 & 0815".
# How such a game counts; part of a sentence.
counts =
    { $games ->
        [bye] a game against them counts as a bye, whatever the result
        [played] the result of a game against them counts, but not for the strength of schedule
       *[opponent] a game against them counts like any other
    }
announced = { $name } plays only if the number of players is odd; { $counts }
announced-for-all = None yet; { $counts }
# Registration.
one-only = { $name } is already the house player, and there can be only one. To drop them first: { $drop }.
plays-instead = They play only instead of a bye.
not-needed = { $game } has no byes, so it needs no house player.
house-player-event-started = The event has started: { $name } can't change from or to house player.
house-player-has-a-seat = { $name } already has a seat in a pod. To undo the pods: { $undo }.
games-fixed = Round 1 is paired: how games against a house player count can't change.
# Rounds.
meets = { $name } plays house player { $house }
unused = house player { $house } is not needed
again = { $name } plays a house player or has a bye again: everyone has had one.
no-bye = { $name } is the house player and can't have a bye: leave them out of the pairings.
instead-of-bye = The house player plays instead of the bye: give only one of the two.
one-table-only = The house player plays one player, at one table.
note = against the house player
not-needed-now = not needed now
reason =
    { $why ->
        [drawn] plays the house player instead of a bye, drawn from everyone
        [lowest] plays the house player instead of a bye: lowest-placed of those who have had neither
        [apart] plays the house player instead of a bye: otherwise players kept apart would have to meet
       *[again] plays the house player instead of a bye: everyone has had one or the other, and this is the lowest-placed of those with the fewest
    }
# In the arithmetic of a place.
place-bye = round { $round } against the house player { $name }, as a bye
place-played = round { $round } against the house player { $name }, no opponent
place-opponent = round { $round } against the house player { $name }
# In the log.
log-registered = registered { $name } as house player
log-and = { $what }, and { $name } as house player
log-house =
    { $house ->
        [yes] { $name } is now a house player
       *[no] { $name } is now a regular player
    }
final-place = Final place { $place }
place =
    { $when ->
        [before-finals] Place { $place } of { $all } before the finals
       *[now] Place { $place } of { $all }
    }
by =
    { $side ->
        [ahead] ahead of { $name } by { $by }
       *[behind] behind { $name } by { $by }
    }
beside =
    { $how ->
        [ahead-on-points] ahead of { $name } on points
        [behind-as-disqualified] last, behind { $name }, because disqualified
        [ahead-of-disqualified] ahead of { $name }, who is disqualified
        [behind-by-lot] tied with { $name }, who won the draw
        [ahead-by-lot] tied with { $name }, who lost the draw
       *[behind-on-points] behind { $name } on points
    }
left-before = dropped before round 1
card-left-after = dropped after { $round }
sits-out-next = sits out the next round
won = won
lost = lost
drawn = drawn
missed = missed
outcome = Outcome
opponent-now = Their place
penalty = Penalty: { $penalty }
here = Checked in
not-here = Not checked in yet
paid = Fee paid: { $fee }
owes = Fee not paid: { $fee }
fixed-table = Always at table { $table }
apart = Kept apart from { $name }
card-note = Note { $time } by { $by }: { $text }
places = Places after each round: { $places }
is-gone = { $name } is no longer registered.
open = playing now
way = Place by round { $way }  { $places }
nobody-found = Nobody found yet: type part of a name.
at-end =
    { $end ->
        [first] This is the first player.
       *[last] This is the last player.
    }
nothing-hidden = The whole card is in view. { $before } and { $after }: previous and next player.
no-opponent-yet = { $name } has no opponent yet.
# The keys, and the places where they work.
place-card = a player's card
key-why = why this place
key-apart = keep apart
key-previous = previous player
key-next = next player
key-list = places
key-bars = by points
ends-soon = ends soon: { $time }
bars-title = The field by points
cut-inside = cut to { $n }: { $taken } of these { $level }
podium = Podium
no-champion-yet = No champion yet.
# Known people in the line for players and in the check-in.
# $who is "Celina Gołębiewska, Kuźnia Gier".
adds = { $key }: add { $who }.
takes-player = { $key }: take { $name }, then the partner.
asks-to-add = { $key }: add { $name } to the event (asks first).
as-typed = as typed
choose = { $up }{ $down } choose · { $take } fill in
# Undoing a registration.
nothing-added = The last action isn't a registration of yours. { $list }: player list; { $remove } there: remove a player.
# Text that narrows the help, a sheet or a list.
no-such-line = No matching lines.
place-help-search = Search the help
