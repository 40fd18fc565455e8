# The dialogue in lines, for screen readers. $verb, $open, $more and the like are words to type.
# Between two figures: "1 to 0".
to = to
# What may be typed for yes, no and a draw; English words stand in every language.
words-for-yes = y yes
words-for-no = n no
letter-for-a-draw = d
# The prompt. $place says where the event stands: "round 2, 3 of 11 in, 24:10 left".
prompt = { $place }. ?
events = events
finals = finals
held = held, not shown yet
results-in = { $n } of { $all } in
all-in = all results in
read-only = read only
left = { $time } left
overtime = { $time } over time
paused = clock paused
# The next step.
next-event = Next: type { $open } and a number or name to open an event, or { $new } to create one.
next-register = Next: type { $verb } and a name to register a player.
next-check-in = Next: { $n } of { $all } are here. Type { $here } and a name to check someone in, or { $pair } to pair round 1.
next-post = Next: type { $verb } to show { $round } to the players.
next-time = Next: time is up. Type { $verb } and the number of a table still playing.
next-result =
    { $of ->
        [games] Next: type a table number, then who won each game.
       *[match] Next: type a table number, then who won.
    }
next-stage =
    { $of ->
        [match] Next: type { $verb } to pair the deciding match; if someone declines, { $decline } and a name.
       *[finals] Next: type { $verb } to pair the finals; if someone declines, { $decline } and a name.
    }
next-bring-back = Next: type { $rejoin } and a name to bring someone back, or { $setup } to end here.
next-nothing = The event is closed. Type { $undo } to reopen it, or { $open } for another event.
next-read-only = Can't save now: { $why }
# What the clock does between two prompts.
# Lists. $facts has no full stop.
more-follow =
    { $n ->
        [one] { $n } more line: type { $more }.
       *[other] { $n } more lines: type { $more }.
    }
no-more = No more lines.
none-missing = No results missing.
table-marked = Table { $table } ({ $mark })
against = { $a } against { $b }, no result yet
against-so-far = { $a } against { $b }, games so far { $games }
player = Number { $n }: { $name }.
nobody = No players yet.
is-not-here = not here yet
place = Place { $place }: { $name }, { $facts }.
final-place = Place { $place }: { $name }.
wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
draws =
    { $n ->
        [one] { $n } draw
       *[other] { $n } draws
    }
losses =
    { $n ->
        [one] { $n } loss
       *[other] { $n } losses
    }
clock = { $reading } of { $length }.
clock-stopped = The clock is stopped.
clock-of-table = Table { $table } has { $extra }.
log-entry =
    { $undone ->
        [yes] { $n }, { $time }, { $by }: { $what }. Undone.
       *[no] { $n }, { $time }, { $by }: { $what }.
    }
no-entry = Nothing saved yet.
# Questions. An empty line leaves everything as it is.
ask-player = Which player?
ask-other-player = Which second player?
ask-name = Which name?
ask-table = Which table?
ask-reason = What is the reason?
ask-text = Which text?
ask-file = Which file?
ask-what = { $what }?
ask-which = Which number?
ask-winner =
    Who won: 1 { $one }, 2 { $two }{ $draws ->
        [yes] , { $draw } draw
       *[no] { "" }
    }?
ask-games =
    Who won each game, such as 1 2 without spaces: 1 { $one }, 2 { $two }{ $draws ->
        [yes] , { $draw } draw
       *[no] { "" }
    }?
ask-margin = By how much, from 0 to { $most }?
ask-save = Save? y or n
ask-register = Are they playing? y or n
ask-leave-out = Leave this line out? y or n
yes-or-no = Type y for yes, or n for no.
number-from = Type a number from 1 to { $all }, or nothing to leave it.
nothing-done = Nothing changed.
nothing-saved = Not saved.
saved = { $done } Saved, number { $n }.
how-it-is-written = { $why } Type { $help } for usage.
no-such-word = Unknown command "{ $word }"; type { $help } for help.
# The gate before a round. $sentence is a whole sentence.
preflight-line =
    { $weight ->
        [blocks] Must be fixed first: { $sentence }
        [settle] Should be fixed: { $sentence }
       *[info] For your information: { $sentence }
    }
preflight-remedy = To fix it: { $what }, { $verb }.
preflight-only-info = Nothing to fix: this is for your information.
preflight-announcement = Type { $setup } and the change, or { $add } and a name.
preflight-ask-absent = Players not here: { $remove }, { $keep } or { $out } for all of them; or a line number to fix it?
preflight-ask-settle = Fix which line: its number, or nothing to leave it?
preflight-ask-pair = Pair anyway? y or n, or a line number to fix it
preflight-no-answer = Not a valid answer here.
ask-event = Which event: its number or name?
no-such-event = No event is called "{ $name }".
ask-event-name = What is the event called?
ask-game = Which game: its number?
made = Created { $name }, file { $path }.
closed-with-champion = closed, champion { $name }
damaged = the file is damaged
open-first = No event is open: type { $open } and a name, or { $new }.
# Parts of the event.
show-what = Type show and one of: { $known }.
# Leaving.
left-by-signal = Stopped. Everything reported as saved is saved.
no-signals = Can't listen for stop signals: { $error }.
dumb-terminal = This terminal can't show screens (TERM is dumb), so here is the line dialogue. For screens set TERM, as in TERM=xterm-256color, and start or connect again.
# Help. $about and $does are sentences.
help = Type ? and a topic, such as ? results, or ? and a command, such as ? pair.
topic =
    { $topic ->
        [players] register, correct and remove players.
        [check-in] who is here, and who has paid.
        [event] event settings, officials, closing.
        [rounds] pair a round, and change the pairings.
        [results] enter and correct results, undo.
        [clock] the clock, extra minutes, judge calls.
        [finals] the cut and the bracket.
        [judge] penalties, deck checks, decklists and rulings.
       *[look] what you can look up.
    }
no-help = No topic or command "{ $word }"; topics are { $known }.
help-empty = An empty line: where the event is, and what's next.
help-result = A table number and a result: report it, as in 7 1: player 1 of table 7 won.
help-round = { $round }: every table; with a number, the pairings of that round.
help-missing = { $missing }: tables without a result.
help-standings = { $standings }: the standings.
help-names = { $names }: all players; { $who } and a name: a player's place and table.
help-clock = { $clock }: the time; with another word, the same as { $timer }.
help-log = { $log }: what was saved; { $undo }: undo the last action.
help-more = { $more }: the next lines of a list.
help-show = { $show } and a word such as { $sheet }: any sheet; most of these words also work alone.
help-events = { $events }: the events; { $open }: open one; { $new }: create one.
help-quit = { $quit }: leave. Everything is already saved.
# Questions, the inbox and the sheets in the dialogue in lines. $inbox, $add and the like are words to type.
ask-clock = What should the clock do: { $steps }?
ask-finish = Close the event with champion { $champion }? y or n
ask-finish-without-champion = Close the event without a champion? y or n
ask-cut = Cut to top { $n }, first seed { $name }? y or n
ask-deciding-match = Seed the deciding match, { $a } against { $b }? y or n
ask-without-match = Make { $champion } the champion without a deciding match? y or n
ask-disqualify = Disqualify { $name }? y or n
ask-redraw = Re-pair round { $n }? y or n
# A registration with a comma.
ask-club = Name { $name }, club { $club }? y or n
name-with-comma = If the comma is part of the name, type { $add }.
# The inbox: results that players entered and that differ from the table's.
inbox-waits =
    { $n ->
        [one] { $n } player report pending: type { $inbox }.
       *[other] { $n } player reports pending: type { $inbox }.
    }
inbox-answer = Type { $accept } or { $dismiss }, and a number.
# Sheets.
no-file = Add a file name, as in to round.html.
print-or-file = Print the sheet or write it to a file: type one of them.
held-left-out = The next round is held and not on the sheet. To include it: { $held }.
help-show-out = After the sheet, { $print }: print it; { $to } and a name: write it to a file, as in to round.html; { $replace }: overwrite a file.
# A station in the inbox; $name is the name it was given.
station = station { $name }
unnamed-station = station
typed = type { $verb }
