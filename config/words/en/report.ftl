# Results: entered, entered again or corrected.
# $result is a result in words: "Ewa beat Jan 2–1".
table = Table { $table }: { $result }.
entered-already = It was entered already.
corrected = Table { $table } corrected: { $now } (it was: { $was }).
# A match that goes on; $last tells its last game.
goes-on = Table { $table }: { $last }; it stands { $score }. Game { $next } is to be played.
replaces = It stands: { $there }. You enter: { $wanted }.
# What follows from a result.
match-stays = The deciding match was seeded before this correction and stays.
finals-stay = The finals keep their seeding.
rounds-stay = Rounds paired since then stay as they are.
nobody-wins-match = Nobody wins the deciding match: no champion.
nobody-wins-round = Nobody wins { $round }: there is no champion.
nobody-goes-on = Nobody goes on from this game: the next opponent has a bye.
winner-has-left = { $name } has left and does not go on.
in-again = { $name } is in the event again.
absent-removed = { $name } is removed from the event: { $rejoin } brings { $name } back.
absent-removed-for-good = { $name } is removed from the event and does not return; reporting the table again corrects it.
to-be-played-out = Game { $n } is to be played to its end: warn { $name }, or undo this.
# Why a result cannot be entered; $why says what is wrong with it.
no-result = Table { $table }: { $why }.
unread = "{ $text }": { $why }.
bye-needs-none = A bye needs no result.
winner-is-paired = The winner of table { $table } is paired in { $round }: undo that pairing first.
match-is-paired = A player of table { $table } is paired in { $round }, match { $number }: undo that round's pairing first.
double-needs-winner = A match of double elimination needs a winner: write W or L, or disqualify who may not go on.
round-is-over = { $verb ->
    [are] { $round } are over: report table { $table } with all the games of its match.
   *[is] { $round } is over: report table { $table } with all the games of its match.
}
only-a-game-conceded = These rules let a game be conceded, not a whole match: { $report } gives up the game being played.
match-is-over = The match at table { $table } is over: write the games before the concession, as in { $games }, or { $alone } after { $undo }.
# A table, a round or a stage that is not there.
no-stage = There is no stage { $stage }: stages 1 to { $most }.
no-finals-yet = No round of the finals is paired yet: { $pair } draws it.
round-before-cut = For round { $round } before the cut add stage=1.
any-round-before-cut = For a round before the cut, add round=N stage=1.
no-table = There is no table { $table } in { $round }: tables go from { $from } to { $to }.
only-byes = There is no table { $table } in { $round }, only byes.
