# Table numbers: the tables of the hall, fixed tables, feature tables, a pairing moved.
# $range: 1-12. $pair: Ewa – Jan.
no-range = Range { $n }, “{ $range }”, is not a range of tables: write 1-12, or a single number.
table-zero = Range { $n }, “{ $range }”, has a table 0: tables start at 1.
too-large = Range { $n }, “{ $range }”, is too large: the highest table is { $most }.
backwards = Range { $n }, “{ $range }”, is backwards: write { $from }-{ $to }.
overlap = Range { $n }, “{ $range }”, repeats table { $table } of range { $other }.
too-many-ranges = Too many ranges of tables: at most { $most }.
too-few = { $n ->
    [one] Tables in the hall: { $all }. 1 more is needed: number { $first }.
   *[other] Tables in the hall: { $all }. { $n } more are needed: numbers from { $first }.
}
feature-not-in-the-hall = Feature table { $table } is not one of the hall's tables.
does-table = move a pairing of this round to another table
another-table = the other table
item-tables = Tables
all-tables = 1, 2, 3 …
item-feature = Feature tables
no-feature = none
hall = { $tables } ({ $n })
form-tables = Tables of the hall
form-feature = Feature tables
there-already = { $pair } are already at table { $table }.
no-such-table = There is no table { $n }: tables go from 1 to { $most }.
has-result = Can't move table { $table }, it has a result: undo that report first.
moved = { $pair } moved from table { $from } to table { $table }.
other-goes = { $pair } moved to table { $table } instead.
needs-another = { $name } needs table { $table }.
kept-for = Table { $table } is reserved for { $name }.
fixed-twice = { $name } and { $other } have the same fixed table { $table }: unless they play each other, only one can sit there.
fixed-elsewhere = { $name }: fixed table { $table } is not one of the hall's tables.
not-in-the-hall = Table { $table } is not one of the hall's tables.
at-the-opponents = { $name } needs table { $table }, but plays at table { $seat }, which { $other } needs.
now-taken = Table { $table } was empty, now it has { $is }.
log-moved = { $round }: { $pair } from table { $from } to table { $table }
log-changed-places = { $round }: { $pair } from table { $from } to table { $table }, { $other } to table { $from }
fixed = fixed table
feature = feature table
move-title = Move the pairing at table { $table }
to-table = To table
no-pairing-chosen = Move pairings in the list of tables. { $key }: go there.
verify-moved = { $names }: moved to table { $n } by hand
of-table = Table { $table }: { $mark }
which-table = Which table?
