# Officials who are here or away, and who rules at the tables where officials play.
away = { $name } is away and won't judge any table.
here-already = { $name } is already here.
away-already = { $name } is already away.
plays = { $name } is playing, so they must be here. To drop them: { $drop }.
log-here = { $name } is here
log-away = { $name } is away
nobody-else-here = { $name } leads the event and may play only with another official here ({ $away } away). To bring one back: official NAME here. To name another: official NAME role=judge.
organizer-rules = { $name }, the organizer, judges their table: no { $marshal } is here
role-or-here = Give a role (role=organizer, role=marshal or role=judge), or here or away.
one-at-a-time = Give a role or here/away, one at a time.
# An official with the role, in a cell.
with-role = { $name }, { $role }
not-said = agree before the game who makes rulings
nobody = nobody can make rulings: add or call another official
# At a table where officials play. $rules is one of the three above, or the next.
rules = rulings by { $who }
at-table = { $n ->
    [one] Table { $table } ({ $names } plays): { $rules }.
   *[other] Table { $table } ({ $names } play each other): { $rules }.
}
# The sheet and the dialog.
title = { $event }: officials
column-role = Role
column-here = Here
column-plays = Plays
column-rules = Rulings by
is-here = here
is-away = away
yes = yes
no-officials = No officials yet.
toggle-short = here/away
no-tables = No officials play this round.
newest-round-only = Officials are shown for the current round only: leave --round and --stage out.
date-and-round = { $date } · { $round }
until-another = { $role } (until another is named)
and-plays = { $role }, plays
plays-at = { $role }, plays at table { $table }
not-named = { $name } created the event and wasn't named official: nobody to dismiss.
