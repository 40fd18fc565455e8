# Offences, the ladder of penalties, and what a player was given before.
offences = Offences
named = the offence "{ $id }"
no-penalty = "{ $id }" isn't a penalty of this game; write one of { $known }
none-such = "{ $id }" isn't an offence of this game; write the id of one of offences
never-first = the offence "{ $id }" has penalties when repeated but not the first time; add confirmed
# The penalties that fit, within the description of a game.
if-suspected = If suspected: { $penalties }.
if-confirmed = If observed or confirmed: { $penalties }.
if-repeated = If repeated: { $penalties }.
no-penalty-said = The rules give no penalty for it.
# Earlier penalties. $about: round 1, table 3, Collusion.
disqualification = Disqualification
at-table = table { $table }
suspected = suspected
item = { $penalty } ({ $about })
item-note = { $item }: { $note }
earlier = { $n ->
    [1] { $name } has an earlier penalty: { $items }.
   *[other] { $name } has { $n } earlier penalties: { $items }.
}
none-before = No earlier penalties.
has-left = { $name } has left the event; the penalty is recorded anyway.
# What the ladder suggests, and why.
suggests = { $offence }, observed or confirmed: the rules give { $fits }. Suggested: { $penalty }, the lightest.
suggests-suspected = { $offence }, only suspected. Suggested: { $penalty }.
suggests-step = { $offence }, after an earlier penalty. Suggested: { $penalty }, one step up.
suggests-last = { $offence }, after the same penalty; there is none heavier. Suggested: { $penalty }.
suggests-repeated = { $offence }, after an offence confirmed before. Suggested for repeated cheating: { $penalty }.
unsaid = The rules give no penalty for this: { $offence }.
suspicion-unsaid = The rules give no penalty for suspicion of this: { $offence }.
# Refusals.
none-known = This game has no list of offences: leave out for={ $word } and describe it in the note.
unknown = "{ $word }" isn't an offence of this game. Offences: { $known }.
suspected-of-what = A suspicion needs an offence: add for= and the offence.
# In the log.
log-suspected = { $offence } suspected
log-by = given by { $name }
