# Forms: the words before their fields, their choices and their titles.
cut-takes = Cut by
family = Family
finals-match = Finals match
finals-minutes = Finals minutes
final-minutes = Final minutes
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
by-the-table = from the table
by-the-rules = { $value } (default)
your-language = your language
cut-top = top N
cut-top-and-level = top N and ties
cut-points = minimum points
# Titles, and what one should know before submitting.
import = Import a roster
import-columns = The first line names the columns: name or First Name and Last Name, Team, Paid … You'll see what was read before saving.
delete = Delete { $name }?
delete-about = It has no results. Its file moves to the folder trash, next to the events.
archive = Archive { $name }?
archive-about = Its file moves to the folder archive, next to the events.
bring-back = Bring { $name } back?
bring-back-about = It returns to the list of events.
disqualify = Disqualify { $name }
never-returns = The player can never return to this event.
extra-time = Extra time for table { $table }
undo-this = Undo action { $n }
redo-this = Redo action { $n }
reason-in-the-log = The reason is logged; it is optional.
penalty-for = Penalty for { $name }
# $effect is what the program does besides recording the penalty.
penalty-does = { $penalty }: { $effect }.
an-official = Official
dismiss = Dismiss { $name }?
dismisses = { $key }: { $name } is no longer { $role }.
new-event = New event · { $game }
setup = Event settings
drawn-on-time = A drawn game is worth { $points }.
# What still has to be filled in, or is wrong.
wrong = { $label }: { $why }.
no-whole-number = { $label }: "{ $text }" isn't a whole number.
day-missing = Date: enter a day, such as 2026-11-21.
no-day = Date: "{ $text }" isn't a day; write it as 2026-11-21.
path-missing = Enter the path of the file.
reason-missing = Enter a reason (logged).
minutes-missing = Enter how many minutes the table gets.
no-event = No event open.
no-such-game = This game no longer exists.
no-such-penalty = This penalty no longer exists.
no-such-player = This player is no longer registered.
tier-sets = { $name }: { $structure } structure, officials { $play ->
    [never] may not play
   *[may] may play
}, sleeves { $sleeves }, lists { $lists }.
structure-cut = { $structure }: rounds by the number of players ({ $least } or more), a cut from { $from } players; finals: { $finals }.
structure-no-cut = { $structure }: rounds by the number of players ({ $least } or more), no cut.
structure-custom = { $structure }: you set the rounds and the cut.
structure-rounds = { $structure }: you set the rounds.
same-people = Registers the players of { $event }, except those disqualified.
