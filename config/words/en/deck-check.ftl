# Deck checks.
deck-check = Deck check
does = draw players for a deck check, or record one and its outcome
keeps = A legal deck keeps at least { $n } { $what }.
keeps-nothing = a deck that must keep 0 parts is always legal; write at least 1, or delete keeps
# The draw. $names: Ala (table 3), Jan (table 5).
drawn = Drawn for a deck check: { $names }.
at-table = { $name } (table { $table })
draw-players = Can't draw { $n } players: choose 1 to { $most } of those seated this round.
draw-tables = Can't draw { $n } tables: choose 1 to { $most } in this round.
# A check.
legal = { $name }: legal deck.
illegal = { $name }: illegal deck. Removed { $cards } and annulled the result.
remains-legal = The rest is legal: { $n } { $what }.
remains-illegal = { $n } { $what } left, { $least } required: { $name } is dropped.
replayed = Table { $table }: the match will be replayed.
stays = Table { $table }: re-entered the same result, { $result }.
no-penalty = The rules suggest a warning or penalty for the owner: add penalty=.
not-yet = Table { $table } has no result yet: check decks once the result is on the sheet.
no-match = { $name } has no match in { $round }: check decks after a match.
no-rules = This game has no rules for illegal decks. To record your decision: { $penalty }.
which-cards = Which cards are illegal? Write them after illegal.
how-many-left = How many { $what } remain? A legal deck keeps { $n }: add left=.
counts-nothing = Not used in this game: leave out left=.
what-instead = The rules don't say what replaces the annulled result: the organizer adds { $words }.
takes-no-game = game= only goes with result=game-loss, not { $word }.
no-replay-alone = The owner is dropped, so the match can't be replayed: choose another result.
round-is-over = { $verb ->
    [are] { $round } are over, so table { $table } can't replay: choose another result.
   *[is] { $round } is over, so table { $table } can't replay: choose another result.
}
result-says = { $kind } changes the result, but result= already does: choose another penalty.
points-of-what = points= needs a penalty: add penalty= too.
# Words of the verb.
a-verdict = legal or illegal
no-verdict = a deck is legal or illegal, not "{ $word }".
of-illegal = { $key }= is only for an illegal deck.
a-number-left = what remains
a-number = the number to draw
no-result-word = "{ $word }" isn't a result after a check; write { $known }.
# In the log.
log-drawn = { $round }, drawn for a deck check: { $names }
log-legal = { $name }, deck check after round { $round }: legal
log-illegal = { $name }, deck check after round { $round }: { $what }
log-removed = { $cards } removed
log-left = { $n } remaining
log-stays = result annulled and re-entered
log-replayed = result annulled, match to be replayed
log-annulled = result annulled, now table { $table }: { $result }
