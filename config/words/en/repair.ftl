# The repair of a round under way, and tables that have begun. $round: round 3; or its number.
does = repair this round: change the fewest tables
does-begun = mark tables as started, so a repair keeps them
only-swiss = Only a Swiss round can be repaired: in every other stage the opponents are fixed.
all-results = Round { $round } has all its results: there is nothing to repair.
nothing = Nothing has to change: of the rounds that keep the tables under way, round { $round } breaks the rules least.
no-reason = A repair needs a reason: { $repair }.
house = { $name } is the house player, who plays only in the place of a bye.
has-place = { $name } has a place in this round already.
sits-out = { $name } sits this round out: { $seat } gives them an opponent.
swap-begun = Table { $table } was marked as begun; the mark is gone.
impossible = No round keeps the tables in play. { $why }
# $what: table 2: Ewa – Jan; Ola has the bye.
done = { $n ->
    [one] Round { $round } is repaired, and { $n } table changes: { $what }.
   *[other] Round { $round } is repaired, and { $n } tables change: { $what }.
}
table = table { $table }: { $a } – { $b }
more-tables = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
}
has-bye = { $name } has the bye
taken-out = { $name } has left
log = { $round } repaired: { $what }
reason = The round was fixed; this table changed to break the rules as little as the tables in play allow.
clock = { $n ->
    [one] The clock has run for { $n } minute: { $begun } keeps tables that play already.
   *[other] The clock has run for { $n } minutes: { $begun } keeps tables that play already.
}
# Why a round is not the one that would be drawn.
corrected = since the pairing: { $what }
seat-of-leaver = { $name } has left, and table { $table } has no result
without-place = { $name } has no place in this round
more-byes = more than one player has a bye: { $names }
# Tables that have begun.
table-has-result = Table { $table } has a result: it counts as begun.
begun = { $n ->
    [one] Table { $tables } has begun.
   *[other] Tables { $tables } have begun.
}
not-begun = { $n ->
    [one] Table { $tables } has not begun.
   *[other] Tables { $tables } have not begun.
}
begun-already = { $n ->
    [one] Table { $tables } is marked as begun already.
   *[other] Tables { $tables } are marked as begun already.
}
not-begun-anyway = { $n ->
    [one] Table { $tables } is not marked as begun.
   *[other] Tables { $tables } are not marked as begun.
}
tables-begun = { $n ->
    [one] Table { $tables } has begun, so the round is not drawn again: { $no } takes a mark back.
   *[other] Tables { $tables } have begun, so the round is not drawn again: { $no } takes a mark back.
}
log-begun = { $n ->
    [one] { $round }: table { $tables } has begun
   *[other] { $round }: tables { $tables } have begun
}
log-not-begun = { $n ->
    [one] { $round }: table { $tables } has not begun
   *[other] { $round }: tables { $tables } have not begun
}
# What is told of the three choices. $names: Ewa, Jan.
why = Why: { $what }.
as-drawn = The round is as it would be drawn now.
leave = 1 Leave it: { $what }.
least = 2 The least repair: { $what }.
least-as-drawn-again = 2 The least repair, which is also what drawing again gives: { $what }.
redraw = 3 Draw again: { $what }.
least-refused = 2 Smallest fix: not possible. { $why }
redraw-refused = 3 Re-pair: not possible. { $why }
proposed-leave = Proposed: 1, because tables may have begun.
proposed-least = Proposed: 2, because no table has begun.
nothing-changes = nothing changes
changes = { $n ->
    [one] { $n } table changes; { $names }
   *[other] { $n } tables change; { $names }
}
nobody-moves = nobody gets another opponent
get-place = { $n ->
    [one] { $n } player gets a place in this round: { $names }
   *[other] { $n } players get a place in this round: { $names }
}
move = { $n ->
    [one] { $n } player gets another opponent: { $names }
   *[other] { $n } players get another opponent: { $names }
}
still-wrong = still wrong: { $what }
how = { $repair } makes the least repair, { $redraw } draws again.
no-choices = No Swiss round with missing results: nothing to fix.
# What the check of an event finds, and a line that does not fit.
misread-result = table { $table } has a result, so it cannot be repaired
verify = { $n ->
    [0] the round was repaired, and no table changed
    [one] the round was repaired: { $n } table changed
   *[other] the round was repaired: { $n } tables changed
}
