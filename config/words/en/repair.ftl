# The repair of a round under way, and tables that have begun. $round: round 3; or its number.
does = repair this round: change the fewest tables
does-begun = mark tables as started, so that a repair keeps them
only-swiss = Only a Swiss round can be repaired: in other stages the opponents are fixed.
all-results = Round { $round } has all its results: nothing to repair.
nothing = No change needed: with the tables in play kept, round { $round } is as close to the rules as possible.
no-reason = A repair needs a reason: { $repair }.
house = { $name } is the house player, and plays only instead of a bye.
has-place = { $name } is already in this round.
sits-out = { $name } is sitting out this round. To give them an opponent: { $seat }.
swap-begun = Table { $table } was marked as started; the mark is removed.
impossible = No pairings can keep the tables in play. { $why }
# $what: table 2: Ewa – Jan; Ola has the bye.
done = { $n ->
    [one] Repaired round { $round }, { $n } table changed: { $what }.
   *[other] Repaired round { $round }, { $n } tables changed: { $what }.
}
table = table { $table }: { $a } – { $b }
more-tables = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
}
has-bye = { $name } has the bye
taken-out = { $name } dropped
log = { $round } repaired: { $what }
reason = The round was repaired; this table changed to break the rules as little as possible with the tables in play kept.
clock = { $n ->
    [one] The clock has run for { $n } minute. To keep tables already playing: { $begun }.
   *[other] The clock has run for { $n } minutes. To keep tables already playing: { $begun }.
}
# Why a round is not the one that would be drawn.
corrected = since the pairing: { $what }
seat-of-leaver = { $name } dropped, and table { $table } has no result
without-place = { $name } is unpaired in this round
more-byes = more than one player has a bye: { $names }
# Tables that have begun.
table-has-result = Table { $table } has a result, so it counts as started.
begun = { $n ->
    [one] Table { $tables } has started.
   *[other] Tables { $tables } have started.
}
not-begun = { $n ->
    [one] Table { $tables } has not started.
   *[other] Tables { $tables } have not started.
}
begun-already = { $n ->
    [one] Table { $tables } is already marked as started.
   *[other] Tables { $tables } are already marked as started.
}
not-begun-anyway = { $n ->
    [one] Table { $tables } is not marked as started.
   *[other] Tables { $tables } are not marked as started.
}
tables-begun = { $n ->
    [one] Table { $tables } has started, so the round can't be re-paired. To unmark it: { $no }.
   *[other] Tables { $tables } have started, so the round can't be re-paired. To unmark one: { $no }.
}
log-begun = { $n ->
    [one] { $round }: table { $tables } has started
   *[other] { $round }: tables { $tables } have started
}
log-not-begun = { $n ->
    [one] { $round }: table { $tables } has not started
   *[other] { $round }: tables { $tables } have not started
}
# The three choices. $names: Ewa, Jan.
why = Why: { $what }.
as-drawn = Pairings are up to date.
leave = 1 Keep: { $what }.
least = 2 Smallest fix: { $what }.
least-as-drawn-again = 2 Smallest fix, same as re-pairing: { $what }.
redraw = 3 Re-pair: { $what }.
least-refused = 2 Smallest fix: not possible. { $why }
redraw-refused = 3 Re-pair: not possible. { $why }
proposed-leave = Suggested: 1, because tables may have started.
proposed-least = Suggested: 2, because no table has started.
nothing-changes = nothing changes
changes = { $n ->
    [one] { $n } table changes; { $names }
   *[other] { $n } tables change; { $names }
}
nobody-moves = nobody gets a new opponent
get-place = { $n ->
    [one] { $n } player gets a seat in this round: { $names }
   *[other] { $n } players get a seat in this round: { $names }
}
move = { $n ->
    [one] { $n } player gets a new opponent: { $names }
   *[other] { $n } players get a new opponent: { $names }
}
still-wrong = still wrong: { $what }
how = Smallest fix: { $repair }. Re-pair: { $redraw }.
no-choices = No Swiss round with missing results: nothing to repair.
# What the check of an event finds, and a line that does not fit.
misread-result = table { $table } has a result, so it can't be changed
verify = { $n ->
    [0] the round was repaired, no table changed
    [one] the round was repaired: { $n } table changed
   *[other] the round was repaired: { $n } tables changed
}
