# What an event is at, behind the day and the players.
draft = draft
registration = registration
playing = { $n ->
    [one] round in progress, { $n } result missing
   *[other] round in progress, { $n } results missing
}
level-at-the-top = tied for first, before the deciding match
before-deciding-match = before the deciding match
before = before { $round }
before-the-first-round = before the first round
before-the-cut = before the cut to top { $n }
decided = all matches played
closed = closed
