# Table numbers: the tables of the hall, fixed tables, feature tables, a pairing moved.
# $range: 1-12. $pair: Ewa – Jan.
no-range = Range { $n }, “{ $range }”, is no range of tables: write it as 1-12, or as one number.
table-zero = Range { $n }, “{ $range }”, has a table 0: tables count from 1.
too-large = Range { $n }, “{ $range }”, is too large: the largest table is { $most }.
backwards = Range { $n }, “{ $range }”, runs backwards: write { $from }-{ $to }.
overlap = Range { $n }, “{ $range }”, has table { $table }, which range { $other } has already.
too-many-ranges = At most { $most } ranges of tables can be given.
too-few = { $n ->
    [one] The hall has { $all } tables, and 1 more is needed: it is number { $first }.
   *[other] The hall has { $all } tables, and { $n } more are needed: they are numbered from { $first }.
}
feature-not-in-the-hall = Table { $table } is a feature table, and not among the tables of the hall.
does-table = move a pairing of this round to another table
another-table = the other table
item-tables = Tables
all-tables = 1, 2, 3 and so on
item-feature = Feature tables
no-feature = none
hall = { $tables } ({ $n })
form-tables = Tables of the hall
form-feature = Feature tables
there-already = { $pair } sit at table { $table } already.
no-such-table = There is no table { $n }: tables are numbered from 1 to { $most }.
has-result = Table { $table } has its result, so it stays there: undo that report first.
moved = { $pair } go from table { $from } to table { $table }.
other-goes = { $pair } go to table { $table } instead.
needs-another = { $name } needs table { $table }.
kept-for = Table { $table } is kept for { $name }.
fixed-twice = { $name } and { $other } have the same fixed table { $table }: unless they meet, only one of them sits there.
fixed-elsewhere = The fixed table { $table } of { $name } is not among the tables of the hall.
not-in-the-hall = Table { $table } is not among the tables of the hall.
at-the-opponents = { $name } should sit at table { $table }, but plays at table { $seat }, which { $other } needs.
now-taken = Table { $table } was empty and is now { $is }.
log-moved = { $round }: { $pair } from table { $from } to table { $table }
log-changed-places = { $round }: { $pair } from table { $from } to table { $table }, { $other } to table { $from }
fixed = fixed table
feature = feature table
move-title = Another table for table { $table }
to-table = To table
no-pairing-chosen = A pairing is moved in the list of tables: { $key } goes there.
verify-moved = { $names }: moved to table { $n } by hand
of-table = Table { $table }: { $mark }
which-table = Which table?
