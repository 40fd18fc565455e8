# A draft: what is needed and how far it is.
needed = Needed: { $needed }
needed-enough = Needed: { $needed }; { $there } are in the hall, enough
needed-missing = Needed: { $needed }; { $there } are in the hall, { $missing } missing
open = Draft: { $boosters } are opened
build = Draft: decks are built from { $n } cards
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
opened-and-kept = { $n } boosters are opened, all { $cards } cards kept
decks-from = Decks are built from { $n } cards
phase = Phase { $phase } of { $phases } · pick { $pick } of { $all } · hands of { $hand }
pass-right = pass RIGHT ──▶
pass-left = ◀── pass LEFT
