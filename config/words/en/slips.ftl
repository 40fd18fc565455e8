# A pile of slips: one result after another. $key, $one, $two, $again and $back are keys.
# The headings under which the help lists the keys.
place = A pile of slips
place-number = Another table in the pile
place-halt = Pile stopped
# The keys of the round.
key-short = slips
key-number = go to table
# The keys of the pile.
next-short = skip
before-short = previous
# What the dialog says. $plain and $pointed are numbers as they are typed.
goes-there = { $key }: go there.
open = Open:
skipped =
    { $n ->
        [1] Back to the start: table { $tables } was skipped.
       *[other] Back to the start: tables { $tables } were skipped.
    }
all-in =
    { $n ->
        [1] The result is in.
        [2] Both results are in.
       *[other] All { $n } results are in.
    }
# $next: Next: p pairs round 2.
claim-waits = Players reported a result: see the player reports.
# Why the pile has stopped, or a key does nothing.
has-result = Table { $table } already has a result from { $by }: { $result }.
has-no-slip = Table { $table } was reported without a slip.
no-table = No table { $table } in this round.
no-seat = { $name } has no table this round.
round-gone = The pairings for these slips were undone.
no-slip-left = No slips left. { $back }: back.
no-number = Type a table number first.
all-entered = All results are in.
halted = { $key } entered nothing. To go on: { $go_on }.
# Slips and results: what a key does not do. $key, $one, $two, $back and $go_on are keys.
undoes-nothing = Here { $back } undoes the last game or result.
nobody-named = Nothing entered yet. Winner: { $one } or { $two }.
# Where a table has its result; a different one needs the key twice.
to-side = sides, table { $table }
type-side = Type who plays which side: { $side }.
# The gate before a round of the finals. The sides of the next round follow from those played.
sides-to-record =
    { $n ->
        [one] Table { $tables }: who played which side isn't recorded. It decides the next sides; left out, it counts for nobody.
       *[other] Tables { $tables }: who played which side isn't recorded. It decides the next sides; left out, it counts for nobody.
    }
# The result station: players enter the results of their tables.
does-claim = enter a result as the players do: the first counts, another one waits in the inbox
does-inbox = accept or dismiss a players' result that differs from the table's
# What the station answers.
no-round = No round is being played now. Please wait.
other-round = The round changed while you typed. Type your table number again (it was { $table }).
other-players = Table { $table } has changed. Check the pairings and type your table again.
judge = Table { $table }: a judge decides this. Please call one.
has-left = { $name } is no longer in the event. Please see the scorekeepers.
same = Table { $table }: { $result }. This result is already entered.
waits = Table { $table }: { $result }. The table has another result, so a scorekeeper will decide.
waits-already = It is already waiting.
# The inbox of the scorekeepers; $n is the number of an entry.
no-such-match = Entry { $n } is about a match that table { $table } no longer has. To remove it: { $dismiss }.
settled-already = { $by } was faster: { $what }. To undo that: { $undo }.
no-entry = There is no entry { $n } in the inbox.
log-claim = { $place }: players say { $result }
log-settled =
    { $answer ->
        [accepted] entry { $n } accepted, { $place }: { $result }
       *[dismissed] entry { $n } dismissed, not recorded for { $place }: { $result }
    }
log-dismissed-unknown = entry { $n } dismissed
# The screen of the station. Keys stand in $key, $one, $two and $drawn.
station-title = Enter your result
type-table = Type the number of your table and press { $key }.
station-round-gone = The round of table { $table } is over or undone. Nothing was saved.
who-won = Who won? Press { $one } or { $two }.
who-won-or-drawn = Who won? Press { $one } or { $two }, or { $drawn } for a draw.
who-won-game = Who won game { $game }? Press { $one } or { $two }.
game-missing = A game is missing. If the match was not finished, call a judge.
else-judge = Not finished, conceded, nobody there? Call a judge.
time-is-up = Time is up. If your match was not finished, call a judge.
there = This table has a result: { $result }.
differs = The table has another result. If you both agree, a scorekeeper decides.
confirms = { $name }: press { $key } to confirm.
other-confirms = The player who has not typed: press { $key } to confirm.
thanks = Thank you.
not-saved = Can't save here now. Please see the scorekeepers.
close-again = Press { $key } again to close the station.
key-yes = correct
key-no = wrong
key-other = something else
# The inbox on the screen of the scorekeepers.
inbox-empty = No player reports pending.
inbox-row = Entry { $n } · { $round }, table { $table } · { $by }, { $time }
inbox-there = Recorded:
inbox-claimed = Players say:
no-result = no result
inbox-sentence =
    { $n ->
        [one] { $n } player report pending.
       *[other] { $n } player reports pending.
    }
key-accept = accept
key-dismiss = dismiss
column-there = Recorded
column-claimed = Players say
page-none = Nothing pending.
page-count =
    { $date } · { $n ->
        [one] { $n } report pending
       *[other] { $n } reports pending
    }
verb-shown = To see the inbox: { $key } on the screen, or komandor show EVENT inbox in the shell.
man-ssh = An SSH key that may only run a result station: { $line }
inbox-over = Entry { $n } is settled: the table now has this result, or other players.
