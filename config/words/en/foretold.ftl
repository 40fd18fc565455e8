# What comes next once a command is carried out, told before it is.
# $what is what comes next: "semi-finals", "the cut to 4".
next = What comes next: { $what }.
the-cut = the cut to { $n }
the-first-round = the first round
level = the deciding match (tied for first)
registration = Back to registration.
all-played = Everything is played then.
closed = The event is closed then.
# The number of rounds is changed while they are played.
fewer-rounds = { $n ->
    [one] { $n } round instead of { $was }, so round { $n } is the last.
   *[other] { $n } rounds instead of { $was }, so round { $n } is the last.
}
# The organizer is asked before this result is saved.
disqualified-wins = { $name } is disqualified, and with this result wins the match.
# A text that does not fit: how much follows, and the key that moves on.
more-lines = { $n ->
    [one] … { $key }: { $n } more line of text
   *[other] … { $key }: { $n } more lines of text
}
# Too much would have to be drawn again.
redraws-not-counted = Which byes and seeds would have been others is not worked out for so many players and rounds.
offer-not-counted = Whether the round on the tables would be drawn otherwise now is not worked out by itself for more than { $most } players: { $key } works it out.
