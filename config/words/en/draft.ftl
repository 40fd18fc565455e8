# A draft: what is needed and how far it is.
needed = Needed: { $needed }
needed-enough = Needed: { $needed }; { $there } on hand, enough
needed-missing = Needed: { $needed }; { $there } on hand, { $missing } short
open = Draft: open { $boosters }
build = Draft: build decks from { $n } cards
pick = { $hand ->
    [one] Draft: phase { $phase }, pick { $pick } of { $all }, hands of { $hand } card, passed { $way }
   *[other] Draft: phase { $phase }, pick { $pick } of { $all }, hands of { $hand } cards, passed { $way }
}
left = left
right = right
redraft = Redraft of pod { $pod }: { $taken } of { $all } cards taken
redraft-next = Redraft of pod { $pod }: { $taken } of { $all } cards taken, { $name } is next
opening = boosters
building = building decks
at-pick = draft, pick { $pick } of { $all }
opened-and-kept = { $n ->
    [one] Open { $n } booster and keep all { $cards } cards
   *[other] Open { $n } boosters and keep all { $cards } cards
}
decks-from = Build decks from { $n } cards
phase = Phase { $phase } of { $phases } · pick { $pick } of { $all } · hands of { $hand }
pass-right = pass RIGHT ──▶
pass-left = ◀── pass LEFT
