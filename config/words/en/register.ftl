# Registration, corrections and removals.
registered = Registered { $name } (#{ $id }).
registered-all = Registered { $entrants }.
registered-leader = Registered { $name } (#{ $id }), also { $role }.
changed = Changed { $name } (#{ $id }).
removed = Removed { $name } (#{ $id }), as if never registered.
late = { $n ->
    [1] { $name } joins late, with a loss for the missed round.
   *[other] { $name } joins late, with { $n } losses for the missed rounds.
}
all-late = { $n ->
    [1] Each of them joins late, with a loss for the missed round.
   *[other] Each of them joins late, with { $n } losses for the missed rounds.
}
# A line of a roster; $why is a whole sentence.
line = Line { $line }: { $why }
no-players = The roster is empty.
name-taken = { $name } is already registered (#{ $id }): add something to tell them apart.
name-known = { $name } is already registered (#{ $id }). For someone else with this name, add a start number, `add { $name } { $start }`, or a club or member number where #{ $id } has another.
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
event-begun = The event has started. To drop { $name }: { $drop }. Players who were never paired get no place.
has-a-seat = The pods are drawn and { $name } has a seat. To go back before them: { $undo }. To drop { $name }: { $drop }.
seats-taken = The pods are drawn and every seat is taken. To let someone in, go back before the pods: { $undo }.
closed-by-match = Registration is closed: the deciding match has started.
closed-by-finals = Registration is closed: the finals have started.
