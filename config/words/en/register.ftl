# Registration, corrections and removals.
registered = Registered { $name } (#{ $id }).
registered-all = Registered { $entrants }.
registered-leader = { $name } is { $role } and plays: registered (#{ $id }).
changed = Changed { $name } (#{ $id }).
removed = { $name } (#{ $id }) is removed, as if never registered.
late = { $n ->
    [1] { $name } enters late, with a loss for the rounds missed.
   *[other] { $name } enters late, with { $n } losses for the rounds missed.
}
all-late = { $n ->
    [1] Each of them enters late, with a loss for the rounds missed.
   *[other] Each of them enters late, with { $n } losses for the rounds missed.
}
# A line of a roster; $why is a whole sentence.
line = Line { $line }: { $why }
no-players = The roster is empty.
name-taken = { $name } is registered already (#{ $id }): add what tells them apart.
name-known = { $name } is registered already (#{ $id }). Another person of this name needs a start number, by the verb `add { $name } { $start }`, or a club or a member number where #{ $id } has another.
namesakes = { $name } alone means nobody now: write { $numbers }, or the whole name.
known-already = { $name } is registered already (#{ $id }).
own-partner = { $name } cannot be their own partner.
no-teams = { $name } cannot have a partner: this game has no teams.
nobody-has-partner = This game has no teams.
needs-partner = { $name } needs a partner: this game is played in teams of two, partner=NAME.
partner-unnamed = This game is played in teams: a partner must be named.
partner-needs-reason = Partners are fixed before the start: why= gives the reason for the change, which is logged.
partner-changed = Partners are fixed before the start: announce the change.
leader-needs-partner = { $name } needs a partner to play: register the team first, with { $add }.
tables-from-one = Tables go from 1.
starts-from-one = Start numbers start at 1.
start-taken = Start number { $start } is { $name }'s: take another.
nothing-to-change = Nothing to change is given: name=, club=, member=, partner=, family=, travel=, start= or table=.
event-begun = The event has begun: { $drop } takes { $name } out, and whoever was never paired has no place.
has-a-seat = The pods are drawn, and { $name } has a seat: { $undo } goes back to before them, or { $drop } takes { $name } out.
seats-taken = The pods are drawn and every seat is taken: nobody enters later, unless { $undo } goes back to before the pods.
closed-by-match = Entries are closed: the deciding match has begun.
closed-by-finals = Entries are closed: the finals have begun.
