# Calculations at the table and guided rulings, in the description of a game and the handbook.
at-the-table = At the table: { $name }
opens = { $first } opens with 0 or more { $resource }, then { $second } bids; after that they take turns, raising or passing.
raises = Each raise must beat the player's own last bid. A player who passed may raise again; two passes in a row end the bidding. Nobody bids more than they have.
total = A total is the build cost of the top card, { $n } for each card stacked beneath it, and the player's own last bid.
ties = The higher total wins; { $side } wins if they are equal.
fates = The winner pays their last bid in { $resource }: { $winner }. The loser pays nothing: { $loser }.
remaining = Remaining health is health minus damage counters. Hits up to that number all go to the defender.
to-others = { $n ->
    [one] Hits beyond it may be divided between the defender and one other unit in the same arena.
   *[other] Hits beyond it may be divided between the defender and at most { $n } other units in the same arena.
}
# A guided ruling: its verb, its questions, and the verdicts. A condition has its question's number.
guided-by = Guided questions: { $verb }
question = { $n }. { $question } ({ $answers })
verdict = { $when }: { $text }
sourced = { $text } [{ $source }]
otherwise = otherwise
or-more = { $n } or more
at-most = at most { $n }
