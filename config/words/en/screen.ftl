as-at-the-start = as of round 1
nothing-is-missing = ready, { $key }: pair round 1
cannot-pair-yet = Can't pair yet. { $key }: see why
key-for-more = { $key } more
event-info-and-settings = { $key }: event info · { $change }: settings
# How far a player has moved in the standings since the round before.
moved = moved
leads-through-the-draft = { $key }: run the draft
still-in = { $n } of { $all } are still in.
left-after = dropped after round { $n }
declined = declined
place-with = place { $place } with { $points }
registered = registered
family = family { $word }
travel = travel { $word }
# The round.
not-paired-yet = not paired yet
round-is-over = finished · { $key } next round
results-in = { $n } of { $all } results in
# A letter behind a score: c for a concession, n for a no-show, r for any other reason.
sign =
    { $outcome ->
        [conceded] c
        [no-show] n
        [time] t
        [timed] t
       *[other] r
    }
# The standings and their narrow columns.
no-standings-yet = Standings appear after the first result.
no-standings = No points, because elimination comes first; final places appear here at the end.
so-far = Round { $n } so far
so-far-with-byes = Round { $n } so far, byes counted
after-swiss-rounds =
    { $n ->
        [one] After { $n } Swiss round
       *[other] After { $n } Swiss rounds
    }
after-rounds =
    { $n ->
        [one] After { $n } round
       *[other] After { $n } rounds
    }
pod-short = pod
points-short = pts
disqualified-short = DQ
# How a place came about.
opponent = opponent
points = points
points-over-rounds = points/rounds
behind = behind { $name }: { $why }
ahead-of = ahead of { $name }: { $why }
# The draft.
nobody-has-a-seat = No seats yet.
at-the-left = on the left
takes-a-rare-card = { $name } takes a rare card · { $taken } of { $all } taken
rare-cards-are-taken = all { $n } rare cards taken
actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
actions-hold =
    { $n ->
        [one] { $n } of { $all } matches
       *[other] { $n } of { $all } match
    } "{ $text }"; { $key }: show all
entry-undone = { $entry } · undone
# The file, and the terminal.
read-only = Read-only: { $cause }
says-what-to-do = { $key }: what to do
oversized = This terminal reports { $columns } columns and { $lines } lines.
set-its-size = Set its size, such as `stty cols 80 rows 24`. { $key }: leave, all is saved.
no-terminal = can't use the terminal: { $why }
no-thread = can't use the terminal: can't start a thread ({ $why }): close other programs, or raise the limit that `ulimit -u` shows
# The event info: what it lacks.
incomplete = incomplete: { $items }
playing =
    { $n ->
        [one] round in progress, { $n } result missing
       *[other] round in progress, { $n } results missing
    }
level-at-the-top = tied for first, before the deciding match
before-deciding-match = before the deciding match
before = before { $round }
before-the-first-round = before the first round
before-the-cut = before the cut to top { $n }
decided = all matches played
closed = closed
# The next step of the event. $key, $enter and the like are keys.
nothing-can-be-saved = Nothing can be saved now. { $key }: see what to do.
register = Next: register the players ({ $key }).
pair-when-all-are-there = Next: pair round 1 ({ $key }) once everyone is registered.
draft = Next: draft ({ $key }) once everyone is registered.
go-on-with-the-draft = Next: continue the draft ({ $key }).
start-the-clock = Next: start the round timer ({ $key }) once everyone is seated.
seat = Next: seat { $name } in round { $round } ({ $key }).
# $one and $two are the keys that name the players of a table.
enter-a-winner = Next: table number, { $enter }, then { $one } or { $two } for the winner.
enter-games = Next: table number, { $enter }, then { $one } or { $two } for each game.
pair = Next: pair { $round } ({ $key }).
pair-finals =
    { $of ->
        [match] Next: pair the deciding match ({ $key }). To give up a place: { $give }.
       *[finals] Next: pair { $round } ({ $key }). To give up a place: { $give }.
    }
level = Next: there is a tie for first; see who plays the deciding match ({ $key }).
cut = Next: cut to top { $n } ({ $key }).
too-few-players = Too few players. { $players }, then { $rejoin }: bring one back; { $palette }setup rounds={ $rounds }: end here.
older-round = Earlier round. Results here are corrections; { $key }: current round.
finish = Next: close the event ({ $key }).
# Results that are missing; $tables names some or all of the tables.
missing =
    { $n ->
        [one] { $n } result missing.
       *[other] { $n } results missing.
    }
missing-at =
    { $n ->
        [one] { $n } result missing: table { $tables }.
       *[other] { $n } results missing: tables { $tables }.
    }
missing-at-and-more =
    { $n ->
        [one] { $n } result missing: table { $tables } and { $more } more.
       *[other] { $n } results missing: tables { $tables } and { $more } more.
    }
# What is planned for the players registered now.
plan = { $players }: { $rounds }, { $cut }.
plan-of-match = { $players }: { $rounds }, a deciding match if level.
plan-of-match-and-draws =
    { $players }: { $rounds }, a deciding match if level, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a draw.
# A draft.
draw-pods =
    { $n ->
        [1] Next: draw one pod of { $sizes } players ({ $key }).
       *[other] Next: draw pods of { $sizes } players ({ $key }).
    }
open-boosters = Next: everyone opens { $n } boosters ({ $key }).
open-boosters-of-phase = Next: everyone opens { $n } boosters for phase { $phase } ({ $key }).
all-have-picked = Next: pick { $pick } ({ $key }) once everyone has picked.
build = Next: everyone builds a deck ({ $key }).
decks-are-ready = Next: pair round 1 ({ $key }) once the decks are ready.
card-taken = Next: { $key } once the card is taken.
lay-together = Next: pool the rare cards ({ $key }).
# Answers to keys that cannot do what they do elsewhere.
no-such-number =
    { $n ->
        [one] No number { $key } here: choose 1.
       *[other] No number { $key } here: choose 1 to { $n }.
    }
# A result that is half typed.
half-typed = Table { $table }: result incomplete. { $key } again to discard.
typed-dropped = Table { $table }: incomplete result discarded.
# What the screen answers to a key.
works-in-event = { $key } works in an event. { $way }: open it.
works-elsewhere =
    { $place ->
        [behind] Close this first ({ $way }), then { $key }.
       *[other] { $key } works elsewhere: { $place }. { $way }: go there.
    }
does-nothing-here = { $key } does nothing here. { $help }: show keys.
language = Language: { $language }. { $key }: switch to { $next }.
no-such-game = No matching game. { $key }: delete.
no-name-typed = No name typed: type one, or { $key } for the list.
only-byes = No tables in this round, only byes.
nothing-open = Nothing to close. { $key }: leave.
why-table = Table { $table }, { $a } – { $b }: { $why }.
sentence = { $text }.
saved-here = Undo "{ $action }"?
saved-by = { $by } saved "{ $action }".
again =
    { $what ->
        [undo] { $key } again: undo it.
        [undo-that] { $key } again: undo that.
        [redo-that] { $key } again: redo that.
       *[do] { $key } again: do it.
    }
enter-again = Nothing saved. Repeat it if it's right.
form-is-refilled = The form shows the current values: enter your change again.
the-same-key = The same key
again-action =
    { $what ->
        [undo] { $key } again: undo "{ $action }".
       *[redo] { $key } again: redo "{ $action }".
    }
saved = { $done } · saved, log { $n }
made = Created { $name }. { $key }: add players · saved in { $path }
moved-to = Moved to { $path }.
role-before = Replaces { $role }.
so-it-stands-now = The event has changed; this is the current state.
file-is-sound = The file is fine: you can save again.
put-back = Restored the event: { $path }.
goes-on = Continuing from the file.
kept = The other file is kept in { $path }.
not-taken =
    { $n ->
        [1] Nobody registered: 1 of 1 line is invalid.
       *[other] Nobody registered: { $wrong } of { $n } lines are invalid.
    }
and-more = { $n } more…
not-utf8 = { $path }: not UTF-8 text; save it as UTF-8.
demo-watch = { $key }: end, nothing is kept. What players see, in another terminal: { $command }
disqualified-left-out = Not registered, as they were disqualified there: { $names }.
all-saved = Everything is already saved.
command-needs-event = Open an event first.
# Why a key does nothing now.
no-draws = No draws here: { $one } or { $two } won, { $both } if both lost.
no-match-concession = Under these rules a game can be conceded, not a whole match.
half-entered = Result incomplete. { $leave }: discard it. { $erase }: erase a game.
no-sides = This game has no sides to record.
stage-over = That stage is over: sides are recorded in the current one.
no-official = No officials yet. { $key }: add one.
disabled-read-only = Can't save now: { $cause }. { $key }: see what to do.
no-remedy =
    { $why ->
        [sound] The file is fine: everything can be saved.
        [put-back] Nothing to restore: everything saved is in the file.
        [other] The file now holds another event: it won't be replaced.
       *[no-older] The file holds no older version of the event to continue from.
    }
no-event-yet = No events yet. { $key }: create one.
in-the-list = This event is already in the list.
has-results = Only an event without results can be deleted. { $key }: archive it.
closed-in-log = The event is closed. { $key }: undo the closing in the log.
at-end =
    { $end ->
        [first] This is the first round.
       *[last] These are the last rounds.
    }
newest-round = This is the current round.
no-player = No players yet. { $key }: add some.
decline-in-standings = Choose who declines in the standings. { $key }: go there.
finals-not-paired = The finals aren't paired yet. { $key }: pair them.
cut-to-come = This is only a preview. { $key }: make the cut once the rounds are played.
champion-no-clock = There is a champion: no timer needed.
round-over = This round is over. { $key }: current round.
disabled-no-standings-yet = No standings before round 1. { $key }: pair it.
disabled-no-standings = This event has no preliminary rounds, so no standings. { $key }: bracket.
no-draft = This game has no draft and no pods.
no-deciding-match = No deciding match yet. { $key }: seed one if first place is tied at the end.
disabled-no-such-game = The game "{ $game }" is gone: can't create an event with the same players.
unreadable-event = This event can't be read, so its players are unknown.
archived = Restore this event first: { $key }.
# Faults of many screens, mended.
# An event in the trash, opened by its path.
in-trash = This event is in the trash and stays as it is. To restore it: { $command }
# The search of the judge's book, in a narrow box.
any-word = any word
# Above the list of players, before round 1.
pairs = { $key }: pair round 1.
# The list of events, in a narrow window.
checks-in = { $key }: check players in.
renamed = { $was } (#{ $id }) is now { $name }.
# What the round and the standings show besides names. $key is a key.
# Behind the bar: results that are in, of all.
results = { $n } of { $all }
open-only = unfinished tables only · { $key }: all
key-open = unfinished
open-tables = unfinished tables
key-all = all tables
# The signs behind a player's name, and their meaning.
leaves = drops after this round
penalty-not-entered = penalty still to be entered
no-list = no decklist
checked = checked this round
# The other signs, in the help.
marks = Marks
started = started
not-played = not played
on-time = ended on time
# Open tables with extra minutes, the earliest end first; $left is the time that a table has.
extra-time = Extra time: { $tables }
table-time = table { $table } +{ $minutes }' { $left }
# Narrow headings of the standings: matches won and lost, then drawn.
won-lost = W–L
won-lost-drawn = W–L–D
# Names of rounds, as they stand in a sentence; a title begins with a capital letter.
number = round { $n }
of-finals = finals round { $n }
of-players = round of { $n }
final = final
last-rounds =
    { $round ->
        [semi] semi-finals
       *[quarter] quarter-finals
    }
# A named round inside a sentence: "the quarter-finals".
the = the { $round }
mission = mission { $mission } on { $map }
