# Commands: what is wrong with a line, and what each command does.
# The usage behind what is wrong; it is the same in every language.
with-usage = { $why } Usage: { $usage }
quote-open = A quotation mark is not closed: quote as in a shell.
none-given = No command given; komandor do --help lists them.
only-shown = "{ $word }" is not a command here. In the shell: komandor show EVENT { $word }.
only-shown-with-key = "{ $word }" is not a command here. On the screen: { $key }. In the shell: komandor show EVENT { $word }.
did-you-mean = No command "{ $word }"; did you mean { $verb }?
unknown = No command "{ $word }"; the commands are { $verbs }.
# $what is one of the things below, in the nominative: "a player".
missing = { $what } is missing.
no-number = "{ $word }" is not a whole number.
unknown-word = Unknown word "{ $word }"; write { $known }.
twice = { $key }= is given twice.
one-too-many = "{ $word }" is one word too many.
# What a command expects.
a-player = a player
another-player = a second player
a-name = a name
a-table = a table
a-reason = a reason
a-text = a text
roster-file = the roster file
list-file = the list file
pairing-by-hand = the pairing, as in "A = B, C = D, E = bye"
clock-step = what the timer should do
missing-part =
    { $what ->
        [minutes] a number of minutes
        [draft] what the draft should do
        [penalty] the kind of penalty
        [verdict] legal or illegal
        [component] card, die or other
        [state] lost or damaged
        [entry] an entry's number
        [topic] a topic
        [answer] an answer
        [place] a place: opponent, a table, bye, loss or next
        [table] the other table
        [seeds] the seeds, best first
        [reason] a reason, why=REASON
       *[group] a group
    }
# What is wrong with one command.
no-setting = "{ $word }" is not a setting.
nothing-to-set = Nothing to set: no setting is given.
seats-by-hand = To set seats, write names: commas between players, semicolons between pods.
size-or-number = Give the size or the number of pods, not both.
all-agree = All pods agree or none: leave pod= out.
no-pair = "{ $word }" is not a pair; write A = B, or A = bye.
result-missing = The result is missing.
side-missing = The side is missing: A for the first player, B for the second.
margin-of-played = margin= needs a match that was played; leave margin= out.
player-and-side-missing = A player and their side are missing.
no-way-to-cut = That is not a way to cut.
# What each command does, after its usage.
does-add = register a player
does-import = register a CSV roster, also from a service or a spreadsheet, or the people of an older event by its name: all or nobody; do --dry-run shows how it was read
does-edit = edit a registration
does-remove = delete a registration made by mistake, before round 1
does-official = name an official; with playing, register them as a player too
does-dismiss = remove an official
does-setup = change the event settings; KEY=rules: the rules' default
does-pods = draw pods and seats, or set your own
does-draft = next step of the draft: open, pick, pass, build
does-pair = pair the next round, or set your own pairings
does-swap = swap two players of this round
does-side = record who plays which side
does-redraw = re-pair this round, with a reason
does-report = enter or correct a result: a letter per game, games won such as 2-1, or both scores; no-shows drop
does-drop = drop a player
does-rejoin = bring a player back, with a loss for each missed round
does-disqualify = disqualify a player
does-cut = end the Swiss rounds and seed the finals
does-decline = give up a qualified player's place
does-timer = the round timer: set the whole length, left the time left
does-extend = extra time for one table
does-penalty = record a penalty and apply it
does-redraft = share the rare cards by wins, if all agreed before the first pick
does-note = add a remark to the log
does-undo = undo the last action, or action N
does-redo = redo the last undone action, or action N
does-finish = close the event
# The heading of their list.
# Everyday words by which the help and the palette find a command; commas stand between them.
add = register, new player, late player
edit = rename, correct, change name, club
remove = unregister, delete player
here = check in, present, arrived
away = absent, sit out, no-show, break
official = judge, marshal, staff, organizer
setup = settings, options, web, publish, website, rounds, name
apart = avoid, separate, family, club mates
pair = pairings, next round, start, draw
swap = change opponents, switch, exchange players
seat = late player, place, bye
repair = fix pairings, fix the round
table = move table, other table
post = publish pairings, show pairings
redraw = re-pair, pair again, repair, reshuffle
report = result, score, no-show, concede, walkover
drop = withdraw, leave, quit, retire
rejoin = return, come back, undrop
disqualify = dq, expel, throw out
cut = top 4, top 8, playoffs, finals, knockout
decline = give up the place, pass on the finals
timer = clock, pause, stop, minutes
extend = extra time, time extension
call = judge call
penalty = warning, infraction, game loss, caution
check = deck check, draw players
list = decklist, deck, army list, squad
note = remark, comment
undo = unpair, take back, revert, cancel
redo = bring back, repeat
finish = close, end event
