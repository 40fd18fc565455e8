# Officials: who leads the event.
named-plays = { $name } is now { $role } and plays.
named-registered = { $name } is now { $role } and plays (registered as #{ $id }).
so-already = No change.
organizer-no-longer = { $name } is no longer organizer.
one-organizer = { $name } is the organizer, and there can be only one. To remove them first: { $dismiss }.
no-marshal = { $game } has no such role: use role=organizer or role=judge.
player-has-left = { $name } (#{ $id }) dropped. To bring them back: { $rejoin }.
nobody-called = No official is named "{ $name }".
several-called = "{ $name }" matches several officials: type more of the name.
# Officials who are here or away, and who rules at the tables where officials play.
away = { $name } is away and won't judge any table.
already =
    { $here ->
        [yes] { $name } is already here.
       *[no] { $name } is already away.
    }
plays = { $name } is playing, so they must be here. To drop them: { $drop }.
log-present =
    { $here ->
        [yes] { $name } is here
       *[no] { $name } is away
    }
nobody-else-here = { $name } leads the event and may play only with another official here ({ $away } away). To bring one back: official NAME here. To name another: official NAME role=judge.
organizer-rules = { $name }, the organizer, judges their table: there is no { $marshal }
role-or-here = Give a role (role=organizer, role=marshal or role=judge), or here or away.
one-at-a-time = Give a role or here/away, one at a time.
rules-at =
    { $who ->
        [none] agree before the game who makes rulings
       *[nobody] nobody can make rulings: add or call another official
    }
# At a table where officials play. $rules is one of the three above, or the next.
rules = rulings by { $who }
at-table =
    { $n ->
        [one] Table { $table } ({ $names } plays): { $rules }.
       *[other] Table { $table } ({ $names } play each other): { $rules }.
    }
# The sheet and the dialog.
column-here = Here
column-plays = Plays
column-rules = Rulings by
no-officials = No officials yet.
toggle-short = here/away
no-tables = No officials play this round.
until-another = { $role } (until another is named)
and-plays = { $role }, plays
plays-at = { $role }, plays at table { $table }
not-named = { $name } created the event and wasn't named official: nobody to remove.
# The rules about officials: who leads the event, and who may play in it.
no-organizer = The event has no organizer. To name one: official NAME role=organizer.
organizers = The event has { $n } organizers ({ $names }) but must have exactly one: remove the others.
needs-second = { $name } leads the event and may play only if a second official is named: official NAME role=judge.
may-not-play = { $name } leads the event and may not play in it: the tier { $tier } forbids it.
may-not-play-until = { $name } leads the event while no other organizer is named (official NAME role=organizer) and may not play in it: the tier { $tier } forbids it.
# Two officials at one table.
meet = { $a } and { $b } both lead the event: { $rules }.
marshal-rules = { $name }, the { $marshal }, rules at their table
nobody-rules = { $a } and { $b } both lead the event and play each other. The { $marshal } rules at their table, and there is no other. To name one: official NAME role=marshal.
marshal-missing = If { $a } and { $b } play each other, the { $marshal } rules, but there is none who doesn't play. To name one: official NAME role=marshal.
another-person = If the player is another person, add something to the name to tell them apart.
# What an official of the event is.
role =
    { $role ->
        [organizer] organizer
        [marshal] marshal
       *[judge] judge
    }
