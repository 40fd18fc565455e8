# Dialogs over the screen. $key, $leave, $one, $two and the like are keys.
# Questions before something is saved.
confirm =
    { $command ->
        [pair] Pair the round?
        [drop] Drop the player?
        [remove] Remove the player?
        [disqualify] Disqualify?
        [decline] Give up the place?
        [rejoin] Let the player rejoin?
        [penalty] Give the penalty?
        [report] Save this result?
        [mission] Set this mission?
        [timer] Set the timer?
       *[other] Confirm?
    }
# A dialog that another organizer's action has closed.
goes-on = { $key }: continue. Nothing was saved here.
table-is-gone = Table { $table } no longer exists.
# The result of a table.
now = Now:
asks-winner =
    { $how ->
        [before] Who won: { $one } or { $two }? You'll see the effects before saving.
        [replaces] Who won: { $one } or { $two }?
        [margin] Who won: { $one } or { $two }? Then by how much.
        [each-game] Game by game, who won: { $one } or { $two }?
       *[at-once] Who won: { $one } or { $two }? Saves at once.
    }
who-won-or-leave = Who won: { $one } or { $two }? { $leave }: keep as is.
who-of-match =
    { $what ->
        [conceded] Who conceded the match: { $one } or { $two }?
       *[absent] Who didn't show up: { $one } or { $two }?
    }
who-conceded-game = Who conceded game { $game }: { $one } or { $two }?
who-plays-side =
    { $game ->
        [first] Who plays { $side } in game 1: { $one } or { $two }?
       *[only] Who plays { $side }: { $one } or { $two }?
    }
again-or-leave = { $key } again: save · { $leave }: keep as is
entered-meanwhile = { $by } just reported: { $result }. Check which is right, then re-enter to overwrite.
game-decides = Tied on games. Who won game { $n }: { $one } or { $two }?
game-missing = Game 2 is missing: { $one } or { $two }.
game-missing-or-drawn = Game 2 is missing: { $one }, { $two }, or { $drawn } if time ran out.
margin-missing = Won by how much? Type 0 to { $most }.
margin-too-large = A match is won by { $most } at most. { $key }: erase a digit.
# The cut, and the deciding match that some games have instead.
the-cut = The cut
cut-line = { $name } is in, { $other } is out: { $why }
cut-to = Cut to top { $n }
# A round in which some meet again.
# $swap exchanges two players of a paired round.
too-many-tables = { $n } tables don't fit into one line: pair as is, then swap two players with { $swap }.
made-the-event = Event created by { $name }
# Choosing a game, and finding a player.
which-game = New event: which game?
key-or-name = Press its key, or { $key } and part of its name.
find-a-player = Find a player
nobody-has-such-a-name = Nobody by that name.
what-outcome = Other result: choose a number.
# Forms: the words before their fields, their choices and their titles.
cut-takes = Cut by
finals-match = Finals match
final-minutes = The final
event-name = Name
name = Name
official = Name
pick-seconds = Pick seconds
plays-as-well = Plays as well
rare-redraft = Rare redraft
reason = Reason
role = Role
sheets-in = Sheets in
travel = Travel
worth-nothing = nothing
worth-a-win = a win
by-the-table = by the rules
position = { $n }/{ $all }
by-the-rules = { $value } (default)
your-language = your language
cut-top-and-level = top N+ties
cut-points = minimum points
import-columns = The first line names the columns: name or First Name and Last Name, Team, Paid … You'll see what was read before saving.
asks-event =
    { $what ->
        [delete] Delete { $name }?
        [archive] Archive { $name }?
       *[restore] Bring { $name } back?
    }
moves-to = Its file moves to the folder { $folder }, next to the events.
form-disqualify = Disqualify { $name }
never-returns = The player can never return to this event.
action =
    { $what ->
        [undo] Undo action { $n }
       *[redo] Redo action { $n }
    }
reason-in-the-log = The reason is logged; it is optional.
# $effect is what the program does besides recording the penalty.
an-official = Official
dismiss = Remove { $name } as an official?
drawn-on-time = A drawn game is worth { $points }.
# What still has to be filled in, or is wrong.
day-missing = Date: enter a day, such as 2026-11-21.
no-day = Date: "{ $text }" isn't a day; write it as 2026-11-21.
path-missing = Type the path of the file.
reason-missing = Give a reason (logged).
no-such-game = This game no longer exists.
no-such-penalty = This penalty no longer exists.
no-such-player = This player is no longer registered.
tier-sets =
    { $name }: { $structure } structure, officials { $play ->
        [never] may not play
       *[may] may play
    }, sleeves { $sleeves }, lists { $lists }.
structure-cut = { $structure }: rounds and cut by the number of players (at least { $least }; a top cut only with { $from } or more); finals: { $finals }.
structure-no-cut = { $structure }: rounds by the number of players ({ $least } or more), no cut.
structure-set =
    { $what ->
        [custom] { $structure }: you set the rounds and the cut.
       *[rounds] { $structure }: you set the rounds.
    }
same-people = Registers the players of { $event }, except those disqualified.
