# Players report from their phones. The pages that a phone shows; $name is a player.
report = Report a result
code = Your code
where-the-code-is = Six letters on your match slip. They are yours only.
go-on = Continue
wrong-code = Wrong code. Check the letters on your match slip.
wait = Too many wrong codes. Try again in a minute.
closed = Results can't be reported here now. Please see the scorekeepers.
event-closed = The event is closed. No more results can be reported.
busy = The organizer is saving. Try again.
no-match = You have no match in this round.
reported-by = Reported by { $name }: { $result }.
scorekeeper-decides = A scorekeeper will decide.
another-result = Report a different result
who-won = Who won?
who-won-game = Who won game { $n }?
score = Score of { $name }
drop = I drop after this round
send = Report
no-number = Use digits only.
both-scores = Enter both scores.
game-too-many = The match was over before the last game you marked. Check the games.
other-round = The pairings have changed since you opened this page. Check your table and report again.
# What a report does.
not-there = { $name } doesn't play at table { $table }.
waits-for-opponent = Table { $table }: { $result }. It counts once your opponent reports the same.
contradicts = Table { $table }: { $result }. Your opponent reported something else, so a scorekeeper will decide.
waits-for-scorekeeper = Table { $table }: { $result }. A scorekeeper will enter it.
too-often = You have reported this match too often. A scorekeeper will decide.
# Who reported, in the log and in the inbox; $number is the number of the player.
by-code = { $name } (code of #{ $number })
# The server.
no-address = Can't serve at { $at }: { $why }
# $address is where a browser finds it.
serving = Serving { $event } at { $address }. Ctrl+C stops it.
local = Only this computer can reach it. For the hall: --listen 0.0.0.0:8080
plain-http = This is plain HTTP: anybody in the network can read along, and players' codes too.
no-reports = Players can't report: the event is closed, or its reports from phones are off.
older = { $path } is an older version of the event now. Serving that one.
# On the match slips and the players' list.
column-code = Code
tear-off = Each player tears off their own code. The slip itself comes back, without a code.
codes-are-secret = For the organizer only: each code reports as its player.
# The menu of the server on the screen.
menu = Players report from their phones
title = Phones
here = Start, for this computer only
network = Start, for everybody in this network
stop = Stop
not-serving = Not serving.
serves-already = Serving already.
only-here = Only this computer can reach it.
# The field of the event settings.
label = Reports from phones
counts =
    { $how ->
        [confirmed] if both agree
        [first] the first one
        [inbox] none by itself
       *[none] taken from nobody
    }
about-reports = Which report is saved without you; the others wait in the inbox.
# The sign of a table, in the help.
reported = reported, not confirmed
