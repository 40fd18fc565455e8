# Deck checks.
deck-check = Deck check
does = draw players for a deck check, or record one and what follows
keeps = A legal deck keeps at least { $n } { $what }.
keeps-nothing = a deck that must keep 0 parts is always legal; write at least 1, or delete keeps
# The draw. $names: Ala (table 3), Jan (table 5).
drawn = Drawn for a deck check: { $names }.
at-table = { $name } (table { $table })
draw-players = { $n } players cannot be drawn: between 1 and { $most } sit at tables in this round.
draw-tables = { $n } tables cannot be drawn: this round has between 1 and { $most }.
# A check.
legal = { $name }: the deck is legal.
illegal = { $name }: the deck is illegal, { $cards } is taken out and the result annulled.
remains-legal = What remains is legal: { $n } { $what }.
remains-illegal = { $n } { $what } remain and { $least } are needed: { $name } leaves the event.
replayed = Table { $table }: the match is played again.
stays = Table { $table }: the organizer records the same result, { $result }.
no-penalty = The rules suggest a warning or penalty for the owner: add penalty=.
not-yet = Not yet: table { $table } has no result, and a deck is checked once the result is on the sheet.
no-match = { $name } has no match in { $round }: decks are checked after a match.
no-rules = This game's rules do not say what follows from an illegal deck: { $penalty } records what you decide.
which-cards = Which cards are illegal? Name them behind illegal.
how-many-left = How many { $what } remain? A legal deck keeps { $n }: left= says it.
counts-nothing = Not used in this game: leave left= out.
what-instead = The rules do not say what is recorded in place of the annulled result: the organizer writes { $words }.
takes-no-game = game= goes with result=game-loss, not with { $word }.
no-replay-alone = The owner leaves the event, so nobody can play the match again: choose another result.
round-is-over = { $verb ->
    [are] { $round } are over, so table { $table } cannot play again: choose another result.
   *[is] { $round } is over, so table { $table } cannot play again: choose another result.
}
result-says = { $kind } changes the result, and result= says that already: choose another penalty.
points-of-what = points= goes with a penalty: write penalty= as well.
# Words of the verb.
a-verdict = legal or illegal
no-verdict = a deck is legal or illegal, not "{ $word }".
of-illegal = { $key }= goes with an illegal deck.
a-number-left = what remains
a-number = the number to draw
no-result-word = "{ $word }" is no result of a check; write { $known }.
# In the log.
log-drawn = { $round }, drawn for a deck check: { $names }
log-legal = { $name }, deck check after round { $round }: legal
log-illegal = { $name }, deck check after round { $round }: { $what }
log-removed = { $cards } taken out
log-left = { $n } remaining
log-stays = result annulled and re-entered
log-replayed = result annulled, match to be replayed
log-annulled = result annulled, now table { $table }: { $result }
