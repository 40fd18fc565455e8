# Table numbers: the tables of the hall, fixed tables, feature tables, a pairing moved.
# $range: 1-12. $pair: Ewa – Jan.
no-range = Range { $n }, “{ $range }”, is not a range of tables: write 1-12, or a single number.
table-zero = Range { $n }, “{ $range }”, has a table 0: tables start at 1.
too-large = Range { $n }, “{ $range }”, is too large: the highest table is { $most }.
backwards = Range { $n }, “{ $range }”, is backwards: write { $from }-{ $to }.
overlap = Range { $n }, “{ $range }”, repeats table { $table } of range { $other }.
too-many-ranges = Too many ranges of tables: at most { $most }.
too-few =
    { $n ->
        [one] Tables in the hall: { $all }. 1 more is needed: number { $first }.
       *[other] Tables in the hall: { $all }. { $n } more are needed: numbers from { $first }.
    }
feature-not-in-the-hall = Feature table { $table } is not one of the hall's tables.
does-table = move a pairing of this round to another table
form-feature = Feature tables
there-already = { $pair } are already at table { $table }.
no-such-table = There is no table { $n }: tables go from 1 to { $most }.
has-result = Can't move table { $table }, it has a result: undo that report first.
other-goes = { $pair } moved to table { $table } instead.
needs-another = { $name } needs table { $table }.
kept-for = Table { $table } is reserved for { $name }.
fixed-twice = { $name } and { $other } have the same fixed table { $table }: unless they play each other, only one can sit there.
fixed-elsewhere = { $name }: fixed table { $table } is not one of the hall's tables.
not-in-the-hall = Table { $table } is not one of the hall's tables.
at-the-opponents = { $name } needs table { $table }, but plays at table { $seat }, which { $other } needs.
now-taken = Table { $table } was empty, now it has { $is }.
log-moved = { $round }: { $pair } moved from table { $from } to table { $table }
log-changed-places = { $round }: { $pair } moved from table { $from } to table { $table }, { $other } to table { $from }
fixed = fixed table
feature = feature table
move-title = Move the pairing at table { $table }
to-table = To table
no-pairing-chosen = Choose a table first. { $key }: go to the tables.
verify-moved = { $names }: moved to table { $n } by hand
# Two players of the round in progress change places.
have-met = { $a } and { $b } have already played each other.
has-had-bye = { $name } has already had a bye.
same-player = Both are { $name }: name two players.
play-each-other = They already play each other: swapping them changes nothing.
not-in-round = { $name } is not in round { $round }.
swap-has-result = { $name } has a result at their table: undo that report first.
bracket-is-fixed = The bracket is fixed: no swaps in the finals.
deciding-match = The deciding match is for the two seeded players. Undo the seeding first: { $undo }.
# The repair of a round under way, and tables that have started. $round: round 3; or its number.
does = repair this round: change the fewest tables
does-started = mark tables as started, so that a repair keeps them
only-swiss = Only a Swiss round can be repaired: in other stages the opponents are fixed.
all-results = Round { $round } has all its results: nothing to repair.
nothing = No change needed: with the tables in play kept, round { $round } is as close to the rules as possible.
no-reason = A repair needs a reason: { $repair }.
house = { $name } is the house player, and plays only instead of a bye.
has-place = { $name } is already in this round.
sits-out = { $name } is sitting out this round. To give them an opponent: { $seat }.
swap-started = Table { $table } was marked as started; the mark is removed.
impossible = No pairings can keep the tables in play. { $why }
more-tables =
    { $n ->
        [one] { $n } more table
       *[other] { $n } more tables
    }
has-bye = { $name } has the bye
log = { $round } repaired: { $what }
clock =
    { $n ->
        [one] The clock has run for { $n } minute. To keep tables already playing: { $started }.
       *[other] The clock has run for { $n } minutes. To keep tables already playing: { $started }.
    }
# Why a round is not the one that would be drawn.
corrected = since the pairing: { $what }
seat-of-leaver = { $name } dropped, and table { $table } has no result
without-place = { $name } is unpaired in this round
more-byes = more than one player has a bye: { $names }
# Tables that have started.
table-has-result = Table { $table } has a result, so it counts as started.
marked-already =
    { $started ->
        [yes]
            { $n ->
                [one] Table { $tables } is already marked as started.
               *[other] Tables { $tables } are already marked as started.
            }
       *[no]
            { $n ->
                [one] Table { $tables } is not marked as started.
               *[other] Tables { $tables } are not marked as started.
            }
    }
tables-started =
    { $n ->
        [one] Table { $tables } has started, so the round can't be re-paired. To unmark it: { $no }.
       *[other] Tables { $tables } have started, so the round can't be re-paired. To unmark one: { $no }.
    }
log-under-way =
    { $started ->
        [yes]
            { $n ->
                [one] { $round }: table { $tables } has started
               *[other] { $round }: tables { $tables } have started
            }
       *[no]
            { $n ->
                [one] { $round }: table { $tables } has not started
               *[other] { $round }: tables { $tables } have not started
            }
    }
# The three choices. $names: Ewa, Jan.
as-drawn = Pairings are up to date.
choice =
    { $choice ->
        [keep] 1 Keep: { $what }.
        [least-redraw] 2 Smallest repair, same as re-pairing: { $what }.
        [least] 2 Smallest repair: { $what }.
       *[redraw] 3 Re-pair: { $what }.
    }
choice-refused =
    { $choice ->
        [redraw] 3 Re-pair: not possible. { $why }
       *[least] 2 Smallest repair: not possible. { $why }
    }
proposed =
    { $choice ->
        [keep] Suggested: 1, because tables may have started.
       *[least] Suggested: 2, because no table has started.
    }
nothing-changes = nothing changes
changes =
    { $n ->
        [one] { $n } table changes; { $names }
       *[other] { $n } tables change; { $names }
    }
nobody-moves = nobody gets a new opponent
get-place =
    { $n ->
        [one] { $n } player gets a seat in this round: { $names }
       *[other] { $n } players get a seat in this round: { $names }
    }
move =
    { $n ->
        [one] { $n } player gets a new opponent: { $names }
       *[other] { $n } players get a new opponent: { $names }
    }
still-wrong = still wrong: { $what }
how = Smallest repair: { $repair }. Re-pair: { $redraw }.
no-choices = No Swiss round with missing results: nothing to repair.
# What the check of an event finds.
verify =
    { $n ->
        [0] the round was repaired, no table changed
        [one] the round was repaired: { $n } table changed
       *[other] the round was repaired: { $n } tables changed
    }
# The repair of a round: its choices, and the line for the reason.
place = Repairing a round
# Seating a late player in the round in progress, and the options of a player whose opponent is missing.
late-does = seat a late player: against the player with the bye, at a table, with a bye or a loss, or from the next round
for-needs-table = for= names the missing player of a table: seat WHO TABLE for=NAME.
# Why a place is refused.
plays-already = { $name } already plays at table { $table }.
late-has-bye = { $name } has the bye of this round. To undo that: { $undo }.
round-over = Round { $round } is over: all results are in.
house-started = { $name } plays at table { $table }, and that game has started.
nobody-free = Nobody has a bye in round { $round }.
bye-has-left = { $name } has the bye and has dropped.
no-table = Round { $round } has no table { $table }.
nobody-left = Nobody has dropped at table { $table }. Say who is missing: { $seat }.
not-there = { $name } does not sit at table { $table }.
both-left = Both players of table { $table } have dropped.
house-not-bye = { $name } is the house player, who is played instead of a bye.
bye-taken = { $name } already has this round's only bye.
missed-is-lost = In { $game } a missed round is a loss, so nobody can just wait for the next.
robin-next = { $name } plays from the next round on; the seats decide against whom.
in-round-robin =
    { $what ->
        [loss] In a round robin, a game that nobody plays is not a loss.
       *[seat] In a round robin the seats decide who meets whom, so nobody can be seated now.
    }
# What a place means.
instead-of-bye = { $name } plays { $other } at table { $table }; { $other } loses the bye and its { $points }.
against-house = { $name } plays the house player { $house } at table { $table }.
at-table = { $name } plays { $other } at table { $table } instead of { $gone }.
gets-bye = { $name } gets a bye in round { $round }: { $points }.
gets-loss = { $name } gets a loss in round { $round }: { $points }, and the round counts.
removed = { $name } is dropped as a no-show. To bring them back: { $rejoin }.
plays-next = { $name } plays from the next round on; round { $round } doesn't count for them and is no loss.
log-plays = { $round }: { $name } (late) plays { $with } at table { $table }
log-instead = { $round }: { $name } plays { $with } at table { $table } instead of { $gone }
log-late =
    { $to ->
        [bye] { $round }: { $name } (late) gets the bye
        [loss] { $round }: { $name } (late) gets a loss
       *[next] { $round }: { $name } (late) plays from the next round
    }
# The names of the choices.
opponent = Against the player with the bye
late-table = At table { $table }, where a player has dropped
bye = A bye
loss = A loss for this round
next = From the next round on
wait = Wait { $minutes }
no-show = { $name } is a no-show
bye-player = Play { $name }, who has the bye
nobody-waits = Play someone who has the bye
both-left-over = Play { $name } of table { $table }, whose opponent has dropped
missing-alone = { $name } would then have no opponent at table { $table }. If they don't come, drop them: a repair may give them the bye.
# The dialog.
late-place = Seating a late player
title-seat = { $name } has no opponent in round { $round }
title-missing = Table { $table }: { $name } is missing
title-repair = Round { $round }: pairings are out of date
# After a player was added or rejoined while a round is in progress.
say-where = They are unpaired in round { $round }. To seat them: { $seat }.
say-where-or-repair = { $name } is unpaired in round { $round }. To seat them: { $seat }. To change tables instead: { $repair }.
left-without-place = { $name } is unpaired in round { $round }. To seat them: { $seat }.
# Why the key does nothing.
no-round-under-way = No Swiss round is in progress.
round-is-over = Round { $round } is over. { $add }: add a late player, who plays from round { $next }.
table-done = Table { $table } already has a result.
# The line of the dialogue in lines.
plain-ask = Seat { $name }: { $choices }. Which number? An empty line cancels.
# The independent check.
verify-seated = { $name } was late and plays { $other }
# The repair.
repair-choice =
    { $choice ->
        [keep] Keep the round as it is
        [redraw] Re-pair the whole round
       *[least] Smallest repair
    }
repair-as-drawn-again = Re-pairing the whole round would give the same pairings.
late-changes =
    { $n ->
        [one] { $n } table changes, { $players }.
       *[other] { $n } tables change, { $players }.
    }
players-move =
    { $n ->
        [0] and nobody moves
        [one] and { $n } player moves
       *[other] and { $n } players move
    }
then = Then: { $pairs }.
one-player = Choose only one player.
not-allowed = { $title } – not allowed
offer = Pairings are out of date. { $key }: options.
table-started = Table { $table } has started. To clear that mark: { $no }.
hint-started = mark as started
