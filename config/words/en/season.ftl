# One table over many events: the file of a season.
version = the season version must be 1, not { $found }; write 1
bad-name = can't use this season name: { $why }
zero = { $key } can't be 0; write 1 or more, or remove the line
days-backwards = the last day is before the first; swap from and to
too-many-points = { $found } points are too many; write { $most } at most
rising = { $found } points are more than the { $before } for the place above; list points from 1st place down
larger-twice = two tables start at { $players } players; remove one
same-short = this group has only one name; list two or more of the same person
different-two = a pair has two names; use one line per pair
same-and-different = { $one } and { $other } are listed as both same and different; remove one of the lines
# Which events count.
other-game = its game is { $game }, not { $wanted }
before = { $day } is before the first day, { $from }
after = { $day } is after the last day, { $to }
not-over = not finished
twice = same event as { $other }, which is counted
damaged = damaged: { $why }
stranger = { $name } is listed under same or different, but played in none of these events.
doubled = { $name } is one person by the season file, but played twice in { $event }: is the line under same right?
several-games = These events are from several games: { $games }. Add a line such as game: destiny to choose one.
# The table.
events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
default-title = Season
best = Each player's best { $n } events count; results in brackets don't.
left-out = Not counted: { $file }, { $why }
seats = The top { $n } play the final.
doubts = Same person?
doubts-how =
    { $n ->
        [one] { $n } pair may be the same person
       *[other] { $n } pairs may be the same person
    }: add each line below under same: or different: in the season file.
doubts-open =
    { $n ->
        [one] { $n } pair may be the same person
       *[other] { $n } pairs may be the same person
    }: the text table lists them.
column-best = Best place
column-sum = Event points
column-line = Line to add
points-for =
    { $what ->
        [place] For place
        [attendance] For attendance
       *[results] For results
    }
column-counts = Counts
column-met = Met
column-times = Times
column-losses = Losses
column-draws = Draws
dropped = ({ $points })
disqualified = disqualified
doubt =
    { $why ->
        [club] same name, different clubs
        [number] same name, one without a member number
        [marks] same except for accents
        [order] same words, different order
       *[letter] one letter differs
    }
# A player over the season.
person-place = Place { $place } of { $all }, total { $total }
person-record = { $wins } won, { $losses } lost, { $draws } drawn, byes: { $byes }
person-names = Also known as { $names }
person-met = Most frequent opponents
# The command.
no-files = No events found: name files, or put events in { $folder }.
nobody = No { $name } in the counted events.
several = { $name } could be { $names }. Type one in full.
no-seats = This season has no final: add seats: 8 to its file.
seeds-shared = Several players share place { $place }, and not all have a seat. The table can't separate them: decide, and edit the roster.
made = Created { $path }. Change its points, then: komandor season --rules { $name }
bad-new-name = { $name } can't be a file name: use lower-case letters a to z, digits and hyphens.
unknown-rules = No season { $name }. To create it in { $folder }: komandor season new { $name }
