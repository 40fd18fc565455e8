# What comes next once a command is carried out, told before it is.
# $what is what comes next: "semi-finals", "the cut to 4".
next = Next: { $what }.
the-cut = the cut to top { $n }
the-first-round = the first round
level = the deciding match (tied for first)
registration = Back to registration.
all-played = Everything is then played.
closed = The event is then closed.
# The number of rounds is changed while they are played.
fewer-rounds = { $n ->
    [one] { $n } round instead of { $was }: round { $n } is the last.
   *[other] { $n } rounds instead of { $was }: round { $n } is the last.
}
# The organizer is asked before this result is saved.
disqualified-wins = { $name } is disqualified, but this result wins them the match.
# A text that does not fit: how much follows, and the key that moves on.
more-lines = { $n ->
    [one] … { $key }: { $n } more line
   *[other] … { $key }: { $n } more lines
}
# Too much would have to be drawn again.
redraws-not-counted = With so many players and rounds, changes to byes and seeds are not worked out.
offer-not-counted = With more than { $most } players, out-of-date pairings are not found automatically. { $key }: check.
