# Where an event stands, behind the day and the players.
draft = draft
registration = registration
playing = { $n ->
    [one] a round is being played, { $n } result missing
   *[other] a round is being played, { $n } results missing
}
level-at-the-top = level at the top, before the deciding match
before-deciding-match = before the deciding match
before = before { $round }
before-the-first-round = before the first round
before-the-cut = before the cut to { $n }
decided = everything is played
closed = closed
