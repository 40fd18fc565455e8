# Results: entered, entered again or corrected.
# $result is a result in words: "Ewa beat Jan 2–1".
table = Table { $table }: { $result }.
entered-already = This result is already entered.
corrected = Table { $table } corrected: { $now } (it was: { $was }).
# A match that goes on; $last tells its last game.
goes-on = Table { $table }: { $last }; score { $score }. Next: game { $next }.
replaces = Recorded: { $there }. New: { $wanted }.
# What follows from a result.
match-stays = The deciding match was seeded before this correction and doesn't change.
finals-stay = The finals keep their seeding.
rounds-stay = Rounds paired since then don't change.
nobody-wins-match = Nobody wins the deciding match: no champion.
nobody-wins-round = Nobody wins { $round }: no champion.
nobody-goes-on = Nobody advances from this game: the next opponent gets a bye.
winner-has-left = { $name } dropped and doesn't advance.
in-again = { $name } is back in the event.
absent-removed = { $name } is out of the event. To bring { $name } back: { $rejoin }.
absent-removed-for-good = { $name } is out of the event and can't return. To correct that, report the table again.
to-be-played-out = Game { $n } must be played to the end: warn { $name }, or undo this.
# Why a result cannot be entered; $why says what is wrong with it.
no-result = Table { $table }: { $why }.
unread = "{ $text }": { $why }.
bye-needs-none = A bye needs no result.
winner-is-paired = The winner of table { $table } is already paired in { $round }: undo that pairing first.
match-is-paired = A player from table { $table } is already paired in { $round }, match { $number }: undo that round's pairing first.
double-needs-winner = A double-elimination match needs a winner: write W or L, or disqualify the player who can't advance.
round-is-over = { $verb ->
    [are] { $round } are over: report table { $table } with all games of its match.
   *[is] { $round } is over: report table { $table } with all games of its match.
}
only-a-game-conceded = Only a game can be conceded here, not a match. To concede the current game: { $report }.
match-is-over = The match at table { $table } is over. Write the games before the concession, as in { $games }, or use { $undo }, then { $alone }.
# A table, a round or a stage that is not there.
no-stage = No stage { $stage }: choose 1 to { $most }.
no-finals-yet = No round of the finals is paired yet. To pair it: { $pair }.
round-before-cut = For round { $round } before the cut, add stage=1.
any-round-before-cut = For a round before the cut, add round=N stage=1.
no-table = No table { $table } in { $round }: choose { $from } to { $to }.
only-byes = No table { $table } in { $round }: there are only byes.
