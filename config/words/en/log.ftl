# The log: a line for each action, the most important fact first.
registered = registered { $name }
registered-team = registered { $name } & { $partner }
registered-official = registered { $name }, { $role }
registered-all = registered { $entrants }
details-changed = edited { $name }
official = { $name } is now { $role }
dismissed = { $name } is no longer an official
announcement-changed = changed the event settings: { $what }
pods-drawn = drew { $pods }
pods-drawn-again = redrew { $pods }
pods-seated = seated { $pods }
pods-seated-again = reseated { $pods }
boosters-opened = opened the boosters
picking = draft phase { $phase }, pick { $pick }
building = started deck building
cards-shared-out = { $n ->
    [one] shared out { $n } rare card
   *[other] shared out { $n } rare cards
}
card-taken = { $name } took a rare card
paired = paired { $round }
paired-again = re-paired { $round }
paired-by-hand = paired { $round } by hand
paired-again-by-hand = re-paired { $round } by hand
with-mission = { $what }, { $mission }
swapped = swapped { $a } and { $b }
table = round { $round } table { $table }
table-of-finals = { $round } table { $table }
side = { $place }: { $name } plays { $side }
result = { $place }: { $result }
result-corrected = { $place } corrected: { $result }
removed = removed { $name }: registered by mistake
left = { $name } dropped
returned = { $name } rejoined
returned-late = { $name } rejoined, { $n } missed
disqualified = { $name } was disqualified
deciding-match-seeded = seeded the deciding match
place-given-up = { $name } gave up the place
clock-started = started the round timer, { $minutes }
clock-paused = paused the round timer
clock-resumed = resumed the round timer
clock-stopped = stopped the round timer
time-added = { $n ->
    [one] +{ $n } minute
   *[other] +{ $n } minutes
}
time-taken = { $n ->
    [one] -{ $n } minute
   *[other] -{ $n } minutes
}
time-left = set the time left to { $minutes }
time-set = set the round to { $minutes }
extended = table { $table }: { $minutes }
# $what is the kind of penalty, what it did, and the organizer's own words.
penalty = { $name }: { $what }
penalty-result = table { $table }: { $result }
points-off = { $n ->
    [one] { $n } point off
   *[other] { $n } points off
}
put-out = removed from the event
put-out-for-good = disqualified
list-handed-in = { $name } handed in a decklist
note = note: { $text }
edited-by-hand = edited the file by hand: { $what }
closed = closed the event
undone = undid { $n }
undone-action = undid { $n }: { $what }
redone = redid { $n }
redone-action = redid { $n }: { $what }
