# Forms: the words before their fields, their choices and their titles.
cut-takes = Cut takes
family = Family
finals-match = Finals match
finals-minutes = Finals minutes
final-minutes = Final's minutes
fixed-table = Fixed table
event-name = Name
name = Name
official = Name
partner = Partner
penalty = Penalty
pick-seconds = Pick seconds
plays-as-well = Plays as well
rare-redraft = Rare redraft
reason = Reason
role = Role
sheets-in = Sheets in
start-number = Start number
timed-draw = Draw
member = Member number
travel = Travel
unplayed-game = Unplayed game
# Choices.
no = no
yes = yes
none = none
worth-nothing = nothing
worth-a-win = a win
by-the-table = by the table
by-the-rules = { $value } by the rules
your-language = your language
cut-top = the best so many
cut-top-and-level = and all level with the last
cut-points = all with so many points
# Titles, and what one should know before submitting.
import = Import a roster
import-columns = The first line names the columns, as a service or spreadsheet wrote it: name or First Name and Last Name, Team, Paid … What was read is shown first.
delete = Delete { $name }?
delete-about = It has no results. Its file goes into the folder trash, beside the events.
archive = Archive { $name }?
archive-about = Its file goes into the folder archive, beside the events.
bring-back = Bring { $name } back?
bring-back-about = It is listed among the events again.
disqualify = Disqualify { $name }
never-returns = The player can never return to this event.
extra-time = Extra time for table { $table }
undo-this = Undo action { $n }
redo-this = Bring action { $n } back
reason-in-the-log = The reason stands in the log; it may be left out.
penalty-for = A penalty for { $name }
# $effect is what the program does besides recording the penalty.
penalty-does = { $penalty }: { $effect }.
an-official = An official
dismiss = Dismiss { $name }?
dismisses = { $key }: { $name } is { $role } no longer.
new-event = New event · { $game }
setup = What is announced
setup-before = Rounds, cut and minutes that are left empty are by the rules; a cut of 0 is none.
setup-deciding-match = Minutes that are left empty are by the rules; where the first are level at the end, two of them play a deciding match.
setup-started = Tier and structure are fixed since the first round; minutes that are left empty are by the rules.
setup-match-seeded = The deciding match is seeded, and the rounds are fixed; minutes that are left empty are by the rules.
setup-cut-made = The cut is made, and the rounds are fixed; minutes that are left empty are by the rules.
drawn-on-time = A drawn game is worth { $points }.
# What still has to be filled in, or is wrong.
wrong = { $label }: { $why }.
no-whole-number = { $label }: "{ $text }" is no whole number.
day-missing = Date: no day stands there; write it as 2026-11-21.
no-day = Date: "{ $text }" is no day; write it as 2026-11-21.
path-missing = Write the path of the file.
reason-missing = Write the reason: it stands in the log.
minutes-missing = Write how many minutes the table gets.
no-event = No event is open.
no-such-game = This game is no longer there.
no-such-penalty = This penalty is no longer there.
no-such-player = This player is no longer there.
tier-sets = { $name }: { $structure } structure, officials { $play ->
    [never] may not play
   *[may] may play
}, sleeves { $sleeves }, lists { $lists }.
structure-cut = { $structure }: rounds by the number of players ({ $least } or more), a cut from { $from } players; finals: { $finals }.
structure-no-cut = { $structure }: rounds by the number of players ({ $least } or more), no cut.
structure-custom = { $structure }: you set the rounds and the cut.
structure-rounds = { $structure }: you set the rounds.
same-people = Registers the players of { $event }, except those disqualified.
