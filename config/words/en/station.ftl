# The result station: players enter the results of their tables.
does-claim = enter a result as the players do: the first counts, another one waits in the inbox
does-inbox = accept or dismiss a players' result that differs from the table's
# What the station answers.
no-round = No round is being played now. Please wait.
other-round = The round has changed while you typed. Type the number of your table again: it was { $table }.
other-players = Other players sit at table { $table } now. Look at the pairings and type your table again.
table-gone = Table { $table } is no longer in this round. Look at the pairings and type your table again.
judge = Table { $table }: a judge decides this. Please call a judge.
has-left = { $name } has left the event. Please come to the scorekeepers.
same = Table { $table }: { $result }. It was entered already, and it is the same.
waits = Table { $table }: { $result }. The table has another result, so a scorekeeper decides.
waits-already = It waits already.
# The inbox of the scorekeepers; $n is the number of an entry.
accepted = Entry { $n } accepted. { $what }
dismissed = Entry { $n } dismissed. Table { $table } does not get this result: { $result }.
no-such-match = Entry { $n } is about a match that table { $table } no longer has: { $dismiss } takes it from the inbox.
settled-already = { $by } was faster: { $what }. { $undo } takes that back.
no-entry = The inbox has no entry { $n }.
log-claim = { $place }: players claim that { $result }
log-accepted = entry { $n } accepted, { $place }: { $result }
log-dismissed = entry { $n } dismissed, { $place }: { $result }
log-dismissed-unknown = entry { $n } dismissed
verb-no-answer = "{ $word }" is no answer to an entry: write accept or dismiss.
verb-number = the number of an entry
misread-claim = the inbox has no entry { $n }
# The screen of the station. Keys stand in $key, $one, $two and $drawn.
title = Enter your result
table-label = Table
type-table = Type the number of your table and press { $key }.
no-table = There is no table { $table } in this round: tables go from { $from } to { $to }.
only-byes = This round has no tables.
round-gone = The round of table { $table } is over or taken back. Nothing was saved.
who-won = Who won? Press { $one } or { $two }.
who-won-or-drawn = Who won? Press { $one } or { $two }, or { $drawn } for a draw.
who-won-game = Who won game { $game }? Press { $one } or { $two }.
game-missing = A game is missing. If the match was not finished, call a judge.
else-judge = Not finished, conceded, nobody there? Call a judge.
time-is-up = Time is up. If your match was not finished, call a judge.
there = This table has a result: { $result }.
differs = The table has another result. If you both say so, a scorekeeper decides.
confirms = { $name } presses { $key } to confirm.
other-confirms = The player who has not typed presses { $key } to confirm.
thanks = Thank you.
not-saved = Nothing can be saved here now. Please come to the scorekeepers.
close-again = Press { $key } again to close the station.
key-go-on = go on
key-yes = it is right
key-no = it is wrong
key-won = won
key-other = something else
# The inbox on the screen of the scorekeepers.
inbox = Inbox
inbox-count = inbox { $n }
inbox-empty = No result of the players waits.
inbox-row = Entry { $n } · { $round }, table { $table } · { $by }, { $time }
inbox-there = The table has:
inbox-claimed = Players say:
no-result = no result
inbox-sentence = { $n ->
    [one] { $n } result of players waits in the inbox.
   *[other] { $n } results of players wait in the inbox.
}
key-accept = accept
key-dismiss = dismiss
place-inbox = Inbox of players' results
column-there = The table has
column-claimed = Players say
page-title = { $event }: results of players that wait
page-none = No result waits.
page-count = { $date } · { $n ->
    [one] { $n } result waits
   *[other] { $n } results wait
}
show-newest = The inbox holds all rounds: leave out the round and the stage.
verb-shown = The key { $key } shows the inbox on the screen, and komandor show EVENT inbox in the shell.
name-bad = A station cannot have this name: { $why }.
man-ssh = A key of SSH that may only run a result station: { $line }
inbox-over = Entry { $n } waits no longer: the table has this result by now, or other players.
