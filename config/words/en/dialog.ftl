# Dialogs over the screen. $key, $leave, $one, $two and the like are keys.
# Questions before something is saved.
pair-the-round = Pair the round?
let-go = Drop the player?
remove = Remove the player?
disqualify = Disqualify?
give-up-place = Give the place up?
give-penalty = Give the penalty?
enter-this = Enter this?
set-the-clock = Set the clock?
do-it = Do it?
# A dialog that another organizer's action has closed.
goes-on = { $key } goes on; nothing was saved here.
nothing-to-pair = No round to pair now.
table-is-gone = Table { $table } is no longer there.
# The result of a table.
table-of-round = Table { $table } · { $round }
now = Now:
has-left = { $name } has left.
is-disqualified = { $name } is disqualified.
who-won = Who won: { $one } or { $two }? It is saved at once.
who-won-before = Who won: { $one } or { $two }? What it changes is told first.
who-won-by-how-much = Who won: { $one } or { $two }? Then by how much.
who-won-or-leave = Who won: { $one } or { $two }? { $leave } leaves it as it was.
who-won-each-game = Game by game: who won it, { $one } or { $two }?
who-conceded = Who conceded: { $one } or { $two }?
who-conceded-game = Who conceded game { $game }: { $one } or { $two }?
who-conceded-the-match = Who conceded the whole match: { $one } or { $two }?
who-was-absent = Who did not appear: { $one } or { $two }?
who-plays = Who plays { $side }: { $one } or { $two }?
who-plays-in-game-1 = Who plays { $side } in game 1: { $one } or { $two }?
up-to = 0 to { $most }
again = { $key } again saves it.
again-or-leave = { $key } again saves it, { $leave } leaves it.
entered-meanwhile = { $by } has entered meanwhile: { $said }.
ask-which-is-right = Ask which is right; yours entered again replaces it.
nothing-entered = Nothing is entered yet: { $one } or { $two } for each game, who won it.
game-decides = Tied on games: { $one } or { $two } for the winner of game { $n }.
game-missing = Game 2 is missing: { $one } or { $two }.
game-missing-or-drawn = Game 2 is missing: { $one }, { $two }, or { $drawn } if time ran out.
margin-missing = By how much was it won? Type a number from 0 to { $most }.
margin-too-large = A match can be won by { $most } at most: { $key } takes a digit back.
two-players = { $one } – { $other }
sentence = { $said }.
# The cut, and the deciding match that some games have instead.
the-cut = The cut
cut-line = { $name } is in and { $other } is not: { $why }
cut-to = The cut to { $n }
makes-the-cut = { $key } makes the cut; a place given up goes to the next.
seeds-the-match = { $key } seeds the match; a place given up goes to the next who is level.
# A round in which some meet again.
# $swap exchanges two players of a paired round.
too-many-tables = { $n } tables are too many to be written into one line: pair it so, and { $swap } exchanges two players.
# Officials.
officials = Officials
made-the-event = { $name } made the event
# Choosing a game, and finding a player.
which-game = New event: which game?
key-or-name = its key; or { $key } and a part of its name
find-a-player = Find a player
nobody-has-such-a-name = Nobody has such a name.
what-outcome = Other result: choose a number.
