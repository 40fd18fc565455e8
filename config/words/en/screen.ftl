# Titles, headings and remarks of the screens.
announcement = Event info
as-it-was-announced = as at the start
nothing-is-missing = ready, { $key }: pair round 1
cannot-pair-yet = Can't pair yet. { $key }: see why
key-for-more = { $key } more
shows-the-announcement = { $key }: event info · { $change }: settings
# How far a player has moved in the standings since the round before.
moved = moved
leads-through-the-draft = { $key }: run the draft
still-in = { $n } of { $all } are still in.
# What is unusual about a player, in a list of such remarks.
left = dropped
left-after = dropped after round { $n }
declined = declined
at-table = table { $table }
place-with = place { $place } with { $points }
registered = registered
of-player = { $name }: { $said }
family = family { $word }
travel = travel { $word }
# The round.
not-paired-yet = not paired yet
round-is-over = finished · { $key } next round
results-in = { $n } of { $all } results in
key-of-round = { $key } { $round }
side-to-choose = Table { $table }: { $sides } ({ $mark })
sides-at-table = Table { $table }: { $sides }
# A letter behind a score: c for a concession, n for a no-show, r for any other reason.
conceded-sign = c
no-show-sign = n
other-sign = r
score-and-sign = { $score } { $sign }
crowned = ★ { $crowned }.
# The standings and their narrow columns.
no-standings-yet = Standings appear after the first result.
no-standings = No points, because elimination comes first; final places appear here at the end.
final-places = Final places
so-far = Round { $n } so far
after-swiss-rounds = { $n ->
    [one] After { $n } Swiss round
   *[other] After { $n } Swiss rounds
}
after-rounds = { $n ->
    [one] After { $n } round
   *[other] After { $n } rounds
}
final-short = final
pod-short = pod
points-short = pts
disqualified-short = DQ
# How a place came about.
opponent = opponent
points = points
points-over-rounds = points/rounds
and-more = and { $n } more
behind = behind { $name }: { $why }
ahead-of = ahead of { $name }: { $why }
no-bracket = This stage has no bracket.
# The draft.
nobody-has-a-seat = No seats yet.
pod-of = Pod { $pod } · { $players }
has-the-hand-of = takes cards from
at-the-left = on the left
in-pod = Pod { $pod }: { $said }
takes-a-rare-card = { $name } takes a rare card · { $taken } of { $all } taken
rare-cards-are-taken = all { $n } rare cards taken
# The log.
log = Log
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
actions-hold = { $n ->
    [one] { $n } of { $all } matches
   *[other] { $n } of { $all } match
} "{ $text }"; { $key }: show all
with-reason = { $what } ({ $why })
entry = #{ $n } · { $day } { $time } · { $by }: { $what }
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
