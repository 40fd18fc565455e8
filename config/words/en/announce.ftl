# The announcement that is read out before the start.
none = None
nobody = Nobody
required = Required
not-required = Not required
not-demanded = Not required at this tier
lists-required = Required; hand in before the start
by-table = From the table, by number of players
not-announced = Not set
# A number from the table that may still change.
so-far = { $said } with the { $players } registered so far
registered = { $players } registered
at-the-start = { $players } at the start
pods-drawn = { $pods } of { $sizes }, drawn
pods-so-far = { $pods } of { $sizes } with the players registered so far
boosters-needed = { $needed } needed
boosters-missing = { $n ->
    [one] { $n } booster short: { $there } on hand.
   *[other] { $n } boosters short: { $there } on hand.
}
seconds-each = { $n } seconds each
rare-cards-shared = Pooled after the games and picked by wins, most first (all agreed)
rare-cards-kept = Everyone keeps what they drafted
unplayed-nothing = Don't count if a player dropped
unplayed-win = Count as wins if the opponent dropped
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
by-halves = { $rounds }, top half against bottom half by start number
sides-deciding = { $sides }; in a deciding match { $deciding }
level-play-on = None; if first place is tied, the best two of those tied play one more match
best-go-on = Top { $n }
best-and-level-go-on = Top { $n }, and everyone tied on points with the last of them
points-go-on = Everyone with { $points } or more
best-wins = None: first in the standings wins
deciding-match = One deciding match if first place is tied
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
points-a-match = { $points }; bye { $bye }
points-a-game = { $points } per game; bye { $bye }
apart = { $who }, where possible
season = { $season }, one drawn for each round:
map = { $map }: { $missions }
map-also = { $map } ({ $also }): { $missions }
products-at-once = Legal from the day of { $release }
products-later = Legal { $n } days after { $release }
products-by = Legal { $n } days after { $release }: products released by { $date }
marshal-none = None: the organizer fills in
plays = { $name } plays
plays-ruled = { $name } plays; { $others } rules in those games
tier-forbids = Nobody: not allowed at this tier
