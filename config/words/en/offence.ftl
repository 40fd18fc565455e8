# Offences, the ladder of penalties, and what a player was given before.
offences = Offences
named = the offence "{ $id }"
no-penalty = "{ $id }" is no penalty of this game; write one of { $known }
none-such = "{ $id }" is no offence of this game; write the id of one of offences
never-first = the offence "{ $id }" has penalties when repeated but not the first time; add confirmed
# The penalties that fit, within the description of a game.
if-suspected = On suspicion: { $penalties }.
if-confirmed = Observed or confirmed: { $penalties }.
if-repeated = Repeated: { $penalties }.
no-penalty-said = The rules give no penalty for it.
# Earlier penalties. $about: round 1, table 3, Collusion.
disqualification = Disqualification
at-table = table { $table }
suspected = suspected
item = { $penalty } ({ $about })
item-note = { $item }: { $note }
earlier = { $n ->
    [1] { $name } had a penalty before: { $items }.
   *[other] { $name } had { $n } penalties before: { $items }.
}
none-before = No penalty before.
has-left = { $name } is not in the event any more; it is recorded all the same.
# What the ladder suggests, and why.
suggests = { $offence }, observed or confirmed: the rules have { $fits }. Suggested: { $penalty }, the lightest.
suggests-suspected = { $offence }, only suspected. Suggested: { $penalty }.
suggests-step = { $offence } comes after an earlier penalty. Suggested: { $penalty }, one step up.
suggests-last = { $offence } after the same penalty; nothing is heavier. Suggested: { $penalty }.
suggests-repeated = { $offence } comes after an offence that was confirmed before. Suggested for repeated cheating: { $penalty }.
unsaid = The rules name no penalty for this: { $offence }.
suspicion-unsaid = The rules name no penalty on suspicion of this: { $offence }.
# Refusals.
none-known = This game has no list of offences: leave out for={ $word } and use the note.
unknown = "{ $word }" is no offence of this game: it has { $known }.
suspected-of-what = A suspicion needs its offence: write for= and the offence.
# In the log.
log-suspected = { $offence } suspected
log-by = given by { $name }
