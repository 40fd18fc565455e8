# Pairing a round: by chance, by the bracket or by hand.
# $round is a round's name, $verb "is" or "are" for it, $what the tables, the mission, the bye.
paired = { $verb ->
    [are] { $round } are paired: { $what }.
   *[is] { $round } is paired: { $what }.
}
tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
nobody-is-left = nobody left to play
bye = bye { $name }
byes = { $n } byes
rest = { $n ->
    [one] { $names } rests
   *[other] { $names } rest
}
start-numbers = Start numbers drawn.
drawn-again = Round { $round } re-paired.
by-hand = Round { $round } paired by hand.
by-hand-with = Round { $round } paired by hand, { $mission }.
# Two who meet at a table.
two = { $a } – { $b }
# Why no round is paired now.
first-are-level = All rounds are played, with a tie for first. To seed the deciding match: { $cut }.
cut-due = All rounds are played. To make the { $what }: { $cut }.
champion-known = Everything is played, and { $champion }. To close the event: { $finish }.
everything-played = Everything is played. To close the event: { $finish }.
finals-need-two = The finals need two players.
only-swiss-again = Only a Swiss round can be re-paired.
has-results = Round { $round } already has results, so it can't be re-paired.
# By hand.
no-round-by-hand = No Swiss rounds left to pair.
match-of-two-seeds = The deciding match is between the two seeds. To pair it: { $pair }.
bracket-is-fixed = Bracket pairings are fixed.
paired-twice = { $name } is paired twice.
one-bye-only = Only one player can have the bye.
without-a-game = { $names } would have no game: pair everyone, or give the bye with NAME = bye.
# What the organizer should know of a round.
no-draft = Round 1 is paired without a draft.
rematch-needed = A rematch can't be avoided.
rematch-needed-with-bye = A rematch can't be avoided while { $name } has the bye.
fewest-rematches = As few rematches as possible: { $n } of { $tables } ({ $who }).
own-instead = To pair it yourself: { $undo }, then { $manual }.
bye-again = { $name } gets another bye: everyone has had one.
table-taken = Table { $table } is fixed for several players: { $name } sits elsewhere.
left-and-won = { $n ->
    [one] { $gone } dropped: { $free } gets a win without a game.
   *[other] { $gone } dropped: { $free } each get a win without a game.
}
left-and-rest = { $n ->
    [one] { $gone } dropped, so { $free } has no game. To count such games as wins: { $setup }.
   *[other] { $gone } dropped, so { $free } have no game. To count such games as wins: { $setup }.
}
# Two who should not meet in the first round; $how says why.
of-one-club = same club
relatives = relatives
travelled-together = travelled together
# The checker refuses a round that was drawn; the command that pairs it anyway follows.
not-published = The round was not published. The checker found errors: { $faults }.
report-the-fault = Report this with the event file. To play the round anyway, as it is or changed, type:
bye-once-more = { $name } gets a second bye although others have had none.
other-draw = This event draws its pairings differently (draw: { $n }) from this program ({ $known }): open it with the version of Komandor that wrote it.
