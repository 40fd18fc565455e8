# One table over many events: the file of a season.
version = the version of a season is 1, not { $found }; write 1
bad-name = can't use this season name: { $why }
zero = 0 is no number here; write 1 or more, or take out the line { $key }
days-backwards = the last day is before the first; swap from and to
too-many-points = { $found } points are too many; write { $most } at most
rising = { $found } points are more than the { $before } of the place before; write the points from the first place down
larger-twice = two tables from { $players } players; remove one
same-short = this group has one name; write two or more that are one person's
different-two = a pair has two names; write a line for each pair
same-and-different = { $one } and { $other } are both the same and different; take one of the two lines out
# Which events count.
other-game = its game is { $game }, and the season is of { $wanted }
before = { $day } is before the first day, { $from }
after = { $day } is behind the last day, { $to }
not-over = it is not finished
twice = it is the same event as { $other }, which counts
damaged = it is damaged: { $why }
stranger = Nobody in these events has the name { $name }, which stands under same or different.
doubled = { $name } is one person by the rules and played twice in { $event }: is the line under same right?
several-games = Several games count: { $games }. Add a line such as game: destiny to choose one.
# The table.
events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
counted = { $events }, { $players }
default-title = Season
best = The best { $n } of each player count; brackets hold what does not.
left-out = Not counted: { $file }, { $why }
seats = The first { $n } play the final.
doubts = Same person?
doubts-how = { $n ->
    [one] { $n } pair may be one person
   *[other] { $n } pairs may be one person each
}: write each line below under same: or different: in the file of the season.
doubts-open = { $n ->
    [one] { $n } pair may be one person
   *[other] { $n } pairs may be one person each
}: the table, as text, lists them.
column-total = Total
column-events = Events
column-best = Best place
column-record = W–L–D
column-sum = Points of the events
column-line = Line to write
column-why = Why
column-date = Day
column-event = Event
column-for-place = For the place
column-for-attendance = For attendance
column-for-results = For results
column-sum-event = Points
column-counts = Counts
column-byes = Byes
column-met = Met
column-times = Times
column-wins = Wins
column-losses = Losses
column-draws = Draws
dropped = ({ $points })
counts = yes
counts-not = no
disqualified = disqualified
why-club = same name, other clubs
why-number = same name, once without a member number
why-marks = same except for accents
why-order = same words in another order
why-letter = one letter differs
# A player over the season.
person-title = { $season }: { $name }
person-place = Place { $place } of { $all }, total { $total }
person-record = { $wins } won, { $losses } lost, { $draws } drawn, byes: { $byes }
person-names = Known as { $names }
person-met = Opponents met most
# The command.
no-files = No events to read: name files, or put events into { $folder }.
nobody = No counted event has a player called { $name }.
several = { $name } could be { $names }. Write one in full.
no-seats = This season has no final: add seats: 8 to its file.
seeds-shared = Place { $place } is shared by several players, and not all have a seat. The table does not part them: decide, and change the roster.
made = { $path } is written. Change the points in it, then: komandor season --rules { $name }
bad-new-name = { $name } can't be a file name: use small letters without accents, digits and hyphens.
unknown-rules = There is no season { $name }. komandor season new { $name } writes one into { $folder }.
two-outputs = --seeds and --player are two tables: take one.
