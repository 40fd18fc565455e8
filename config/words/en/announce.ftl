# The announcement that is read out before the start.
none = None
nobody = Nobody
required = Required
not-required = Not required
not-demanded = Not demanded by this tier
lists-required = Required, handed in before the start
by-table = By the table, with the number of players
not-announced = Not announced
# A number from the table that may still change.
so-far = { $said } with the { $players } registered now
registered = { $players } registered
at-the-start = { $players } at the start
pods-drawn = { $pods } of { $sizes }, drawn
pods-so-far = { $pods } of { $sizes }, with those registered now
boosters-needed = { $needed } needed
boosters-missing = { $n ->
    [one] { $n } booster is missing: { $there } in the hall.
   *[other] { $n } boosters are missing: { $there } in the hall.
}
seconds-each = { $n } seconds each
rare-cards-shared = Laid together after the games and shared out, most wins first: all agreed
rare-cards-kept = Everybody keeps what they drafted
unplayed-nothing = Count nothing where somebody has left
unplayed-win = Count as won where the other has left
starts-with = The event starts with { $stage }
swiss-rounds = { $n ->
    [one] { $n } Swiss round
   *[other] { $n } Swiss rounds
}
round-robin-rounds = { $n ->
    [one] { $n } round-robin round
   *[other] { $n } round-robin rounds
}
of-one-game = { $rounds } of one game
of-two-games = { $rounds } of two games
to-two-wins = { $rounds } to two wins
by-halves = { $rounds }, halves by start number
sides-deciding = { $sides }; in a deciding match { $deciding }
level-play-on = None; the best two of those level at the top play once more
best-go-on = The best { $n } go on
best-and-level-go-on = The best { $n } go on, and all level on points with the last of them
points-go-on = All with { $points } or more go on
best-wins = None: the best in the standings wins
deciding-match = One deciding match, if two are level at the top
finals-of = { $kind } of { $n }, { $of }
finals = { $kind }, { $of }
finals-after-cut = { $kind } after a cut
minutes-round = a round: { $minutes }
minutes-elimination = elimination: { $minutes }
minutes-final = the final: { $minutes }
minutes-then = { $first }; { $next }
win = win { $n }
draw = draw { $n }
loss = loss { $n }
points-a-match = { $points }; a bye { $bye }
points-a-game = { $points } a game; a bye { $bye }
apart = { $who }, where possible
season = { $season }, one drawn for each round:
map = { $map }: { $missions }
map-also = { $map } ({ $also }): { $missions }
products-at-once = Legal from the day of { $release }
products-later = Legal { $n } days after { $release }
products-by = Legal { $n } days after { $release }: what came out by { $date }
marshal-none = None: the organizer does that work
plays = { $name } plays
plays-ruled = { $name } plays; { $others } rules in those games
tier-forbids = Nobody: this tier forbids it
