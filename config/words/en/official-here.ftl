# Officials who are here or away, and who rules at the tables where officials play.
away = { $name } is away and rules nowhere.
here-already = { $name } is here already.
away-already = { $name } is away already.
plays = { $name } plays, and who plays is here: { $drop } takes the player out.
log-here = { $name } is here
log-away = { $name } is away
nobody-else-here = { $name } leads the event and may play only with another official present, and none is here ({ $away } away): official NAME here brings one back, official NAME role=judge names another.
organizer-rules = { $name }, the organizer, rules at their table, for no { $marshal } is here
role-or-here = Say the role, with role=organizer, role=marshal or role=judge, or say here or away.
one-at-a-time = Say the role or who is here, one at a time.
# An official with the role, in a cell.
with-role = { $name }, { $role }
not-said = say before the game who rules
nobody = nobody can rule: name or call another official
# At a table where officials play. $rules is one of the three above, or the next.
rules = { $who }, rules
at-table = { $n ->
    [one] Table { $table }, where { $names } plays: { $rules }.
   *[other] Table { $table }, where { $names } meet: { $rules }.
}
# The sheet and the dialog.
title = { $event }: officials
column-role = Role
column-here = Here
column-plays = Plays
column-rules = Rules there
is-here = here
is-away = away
yes = yes
no-officials = Nobody leads the event yet.
toggle-short = here or away
no-tables = No official plays in this round.
newest-round-only = The officials are shown with the newest round: leave --round and --stage out.
date-and-round = { $date } · { $round }
until-another = { $role } until another is named
and-plays = { $role }, plays
plays-at = { $role }, plays at table { $table }
not-named = { $name } made the event and was not named: there is nobody to dismiss.
