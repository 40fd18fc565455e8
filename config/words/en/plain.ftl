# The dialogue in lines, for screen readers. $verb, $open, $more and the like are words to type.
# It stands between two figures: "1 to 0".
to = to
# What may be typed for yes, no and a draw; English words stand in every language.
words-for-yes = y yes
words-for-no = n no
letter-for-a-draw = d
# The prompt. $place says where the event stands: "round 2, 3 of 11 in, 24:10 left".
prompt = { $place }. ?
events = events
finals = finals
registration = registration
have-come = { $n } of { $all } here
held = held, nobody sees it yet
results-in = { $n } of { $all } in
all-in = all results in
read-only = read only
left = { $time } left
overtime = time is up since { $time }
paused = clock paused with { $time } left
paused-over = clock paused { $time } after the end
# The next step.
next-event = Next: type { $open } and a number or a name to open an event, or { $new } to make one.
next-register = Next: type { $verb } and a name to register a player.
next-draft = Next: type { $verb } to begin the draft, once everybody is registered.
next-in-draft = Next: type { $verb } to go on with the draft.
next-check-in = Next: { $n } of { $all } have come. Type { $here } and a name for who comes, { $pair } to pair round 1.
next-pair-first = Next: type { $verb } to pair round 1, once everybody is registered.
next-post = Next: type { $verb } to show { $round } to the room.
next-clock = Next: type { $verb } to start the clock, once everybody is seated.
next-seat = Next: { $name } has no place in round { $round }. Type { $verb }.
next-time = Next: time is up. Type { $verb } and the number of a table that has not finished.
next-winner = Next: type the number of a table, and you are asked who won.
next-games = Next: type the number of a table, and you are asked who won each game.
next-deciding-match = Next: type { $verb } to pair the deciding match; { $decline } and a name gives up a place.
next-finals = Next: type { $verb } to pair the finals; { $decline } and a name gives up a place.
next-level = Next: the first are level. Type { $verb } to see who plays the deciding match.
next-bring-back = Next: type { $rejoin } and a name to bring somebody back, or { $setup } to end here.
next-pair = Next: type { $verb } to pair { $round }.
next-cut = Next: type { $verb } for the cut to { $n }.
next-finish = Next: type { $verb } to close the event.
next-nothing = The event is closed. Type { $undo } to take that back, or { $open } for another event.
next-read-only = Nothing can be saved now: { $why }
# What the clock does between two prompts.
time-is-up = Time is up.
minutes-left = { $n ->
    [one] { $n } minute is left.
   *[other] { $n } minutes are left.
}
# Lists. $said is a sentence without its full stop.
numbered = { $n }. { $item }
more-follow = { $n ->
    [one] { $n } more line: type { $more }.
   *[other] { $n } more lines: type { $more }.
}
no-more = There is nothing more to tell.
no-round = No round is paired yet.
none-missing = No result is missing.
table = Table { $table }
table-marked = Table { $table } ({ $mark })
at-table = { $table }: { $said }.
against = { $a } against { $b }, no result yet
against-so-far = { $a } against { $b }, games so far { $games }
free = { $name }: { $why }.
player = Number { $n }: { $name }.
nobody = Nobody is registered yet.
has-left = has left
is-disqualified = disqualified
is-here = here
is-not-here = not here yet
place = Place { $place }: { $name }, { $said }.
final-place = Place { $place }: { $name }.
wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
draws = { $n ->
    [one] { $n } draw
   *[other] { $n } draws
}
losses = { $n ->
    [one] { $n } loss
   *[other] { $n } losses
}
in-round = { $round }: { $said }
clock = { $reading } of { $length }.
clock-stopped = The clock is stopped.
clock-of-table = Table { $table } has { $extra }.
entry = { $n }, { $time }, { $by }: { $what }.
entry-undone = { $n }, { $time }, { $by }: { $what }. Undone.
no-entry = Nothing is saved yet.
# Questions. An empty line leaves everything as it is.
ask-player = Which player?
ask-other-player = Which second player?
ask-name = Which name?
ask-table = Which table?
ask-reason = For which reason?
ask-text = Which text?
ask-file = Which file?
ask-what = { $what }?
ask-which = Which number is meant?
ask-winner = Who won: 1 { $one }, 2 { $two }?
ask-winner-or-draw = Who won: 1 { $one }, 2 { $two }, { $draw } draw?
ask-games = Who won each game, such as 1 2 1 without spaces: 1 { $one }, 2 { $two }?
ask-games-or-draw = Who won each game, such as 1 2 without spaces: 1 { $one }, 2 { $two }, { $draw } draw?
ask-margin = By how much, from 0 to { $most }?
ask-save = Save? y or n
ask-register = Are they in the event? y or n
ask-leave-out = Leave this line out? y or n
yes-or-no = Type y for yes, or n for no.
number-from = Type a number from 1 to { $all }, or nothing to leave it.
nothing-done = Nothing is done.
nothing-saved = Nothing is saved.
saved = { $done } Saved, number { $n }.
how-it-is-written = { $why } Type { $help } for how it is written.
no-such-word = There is no word "{ $word }" here; type { $help } for help.
# The gate before a round. $said is a whole sentence.
gate-blocks = Must be settled first: { $said }
gate-settle = Should be settled: { $said }
gate-told = For your information: { $said }
gate-remedy = This settles it: { $what }, { $verb }.
gate-only-told = Nothing settles this; it is only told.
gate-announcement = Type { $setup } with what changes, or { $add } and a name.
gate-ask-absent = Who has not come: { $remove }, { $keep } or { $out } for all of them; or the number of a line to settle it?
gate-ask-settle = Which line is to be settled: its number, or nothing to leave it?
gate-ask-pair = Pair the round all the same? y or n, or the number of a line to settle it
gate-no-answer = That is no answer here.
nothing-paired = No round is paired.
# Events.
no-events = There are no events yet.
ask-event = Which event: its number, or its name?
no-such-event = There is no event "{ $name }".
ask-event-name = What is the name of the event?
ask-game = Which number has the game?
game = { $name }, { $id }.
made = { $name } is made, in the file { $path }.
no-event-made = No event is made.
closed-with-champion = closed, champion { $name }
damaged = the file is damaged
open-first = No event is open: type { $open } and a name, or { $new }.
# Parts of the event.
show-what = Type show and one of: { $known }.
no-format = "{ $word }" is no format; write { $known }.
no-number = "{ $word }" is no whole number for { $key }.
# Leaving.
left-by-signal = Left. Everything that was called saved is saved.
no-signals = Signals to end cannot be heeded: { $error }.
only-for = --plain is for the screens: { $screens }
dumb-terminal = This terminal cannot be drawn on: TERM is dumb. This is the dialogue in lines; for the screens set TERM, as in TERM=xterm-256color, and start or connect again.
man-term = If this is dumb, the screens are a dialogue in lines, as with --plain.
# Help. $about and $does are sentences.
help = Type ? and a topic, such as ? results, or ? and a verb, such as ? pair.
topic = { $word }: { $about }
topic-players = register, correct and remove players.
topic-check-in = who has come, and who has paid.
topic-event = the announcement, the officials, the end.
topic-rounds = pair a round, and change it.
topic-results = enter and correct results, undo.
topic-clock = the clock, extra minutes, calls.
topic-finals = the cut and the bracket.
topic-judge = penalties, deck checks, lists and rulings.
topic-look = what you can ask for.
topic-verb = { $verb }: { $does }
usage = Written: { $usage }
no-help = There is no topic and no verb "{ $word }"; topics are { $known }.
help-empty = An empty line says where the event stands and what comes next.
help-result = A table's number and its result save the result, as in 7 1: player 1 of table 7 won.
help-round = { $round } tells every table; with a number behind it, the pairings of that round.
help-missing = { $missing } tells the tables without a result.
help-standings = { $standings } tells the standings.
help-names = { $names } tells all players; { $who } and a name tells the place and the table of one.
help-clock = { $clock } tells the time; with a word behind it, it does what { $timer } does.
help-log = { $log } tells what was saved; { $undo } takes the newest back.
help-more = { $more } tells the next lines of a list.
help-show = { $show } and a word such as { $sheet } tells any sheet; most of these words do so alone.
help-events = { $events } tells the events; { $open } opens one, { $new } makes one.
help-quit = { $quit } leaves. Everything is saved already.
