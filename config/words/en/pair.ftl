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
start-numbers = Start numbers are drawn.
drawn-again = Round { $round } is drawn again.
by-hand = Round { $round } is paired by hand.
by-hand-with = Round { $round } is paired by hand, { $mission }.
# Two who meet at a table.
two = { $a } – { $b }
# Why no round is paired now.
first-are-level = All rounds are played and the first are level: { $cut } seeds the deciding match.
cut-due = All rounds are played: { $cut } makes the { $what }.
champion-known = Everything is played and { $champion }: { $finish } closes the event.
everything-played = Everything is played: { $finish } closes the event.
finals-need-two = The finals need two players.
only-swiss-again = Only a Swiss round can be re-paired.
has-results = Round { $round } has results: it can be drawn again only before the first.
# By hand.
no-round-by-hand = No Swiss round is left to pair.
match-of-two-seeds = The deciding match is played by its two seeds: { $pair } draws it up.
bracket-is-fixed = Bracket pairings are fixed.
paired-twice = { $name } is paired twice.
one-bye-only = Only one player can have the bye.
without-a-game = { $names } would have no game: pair everybody, or give the bye with NAME = bye.
# What the organizer should know of a round.
no-draft = No draft was held: round 1 is paired without one.
rematch-needed = No round without a rematch exists.
rematch-needed-with-bye = No round without a rematch exists while { $name } has the bye.
fewest-rematches = The fewest possible: { $n } of { $tables } ({ $who }).
own-instead = { $undo } takes the round back, then { $manual } takes your own.
bye-again = { $name } has the bye again: everybody has had one.
table-taken = { $name } should sit at table { $table }, but somebody else must as well.
left-and-won = { $n ->
    [one] { $gone } has left: { $free } has a win without a game.
   *[other] { $gone } have left: { $free } have a win each without a game.
}
left-and-rest = { $n ->
    [one] { $gone } has left: { $free } rests; { $setup } counts such games as wins.
   *[other] { $gone } have left: { $free } rest; { $setup } counts such games as wins.
}
# Two who should not meet in the first round; $how says why.
of-one-club = one club
relatives = relatives
travelled-together = travelled together
# The checker refuses a round that was drawn; below stands the verb that pairs it all the same.
not-published = The round was not published, for the checker found fault with it: { $faults }.
report-the-fault = Report this with the event file. To play the round as it is, or changed, type:
bye-once-more = { $name } gets a second bye although others have had none.
other-draw = The pairings and numbers of this event are drawn in another way (draw: { $n }), and this program draws with { $known }: open it with the version of Komandor that wrote it.
