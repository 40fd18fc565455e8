# Titles, headings and remarks of the screens.
announcement = Announcement
as-it-was-announced = as it was announced
nothing-is-missing = nothing is missing: { $key } pairs round 1
cannot-pair-yet = Round 1 waits: { $key } shows why.
key-for-more = { $key } more
shows-the-announcement = { $key } shows what is announced, { $change } changes it.
# How far a player has moved in the standings since the round before.
moved = moved
leads-through-the-draft = { $key } leads through the draft.
still-in = { $n } of { $all } are still in.
# What is unusual about a player, in a list of such remarks.
left = left
left-after = left after round { $n }
declined = declined
at-table = table { $table }
place-with = place { $place } with { $points }
registered = registered
of-player = { $name }: { $said }
family = family { $word }
travel = travel { $word }
# The round.
not-paired-yet = is not paired yet
round-is-over = over, { $key } goes on
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
no-standings-yet = Standings come with the first result.
no-standings = Nobody has points where elimination comes first; the places stand here in the end.
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
no-bracket = This stage has no bracket to draw.
# The draft.
nobody-has-a-seat = Nobody has a seat yet.
pod-of = Pod { $pod } · { $players }
has-the-hand-of = has the hand of
at-the-left = at the left
in-pod = Pod { $pod }: { $said }
takes-a-rare-card = { $name } takes a rare card · { $taken } of { $all } taken
rare-cards-are-taken = all { $n } rare cards are taken
# The log.
log = Log
actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
actions-hold = { $n ->
    [one] { $n } of { $all } holds
   *[other] { $n } of { $all } hold
} "{ $text }"; { $key } shows all
with-reason = { $what } ({ $why })
entry = #{ $n } · { $day } { $time } · { $by }: { $what }
entry-undone = { $entry } · undone
# The file, and the terminal.
read-only = Read-only: { $cause }
says-what-to-do = { $key } says what to do
oversized = This terminal says that it has { $columns } columns and { $lines } lines.
set-its-size = Set its size, such as `stty cols 80 rows 24`; { $key } leaves, all is saved.
no-terminal = the terminal cannot be used: { $why }
no-thread = the terminal cannot be used: no thread can be started ({ $why }): end other programs, or raise the limit that `ulimit -u` shows
# The event info: what it lacks.
incomplete = incomplete: { $items }
