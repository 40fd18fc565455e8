# A draft: what is needed and how far it is.
needed = Needed: { $needed }
needed-enough = Needed: { $needed }; { $there } on hand, enough
needed-missing = Needed: { $needed }; { $there } on hand, { $missing } short
open = Draft: open { $boosters }
build = Draft: build decks from { $n } cards
pick =
    { $hand ->
        [one] Draft: phase { $phase }, pick { $pick } of { $all }, hands of { $hand } card, passed { $way }
       *[other] Draft: phase { $phase }, pick { $pick } of { $all }, hands of { $hand } cards, passed { $way }
    }
way =
    { $way ->
        [left] left
       *[right] right
    }
redraft = Redraft of pod { $pod }: { $taken } of { $all } cards taken
redraft-next = Redraft of pod { $pod }: { $taken } of { $all } cards taken, { $name } is next
opening = boosters
building = building decks
at-pick = draft, pick { $pick } of { $all }
opened-and-kept =
    { $n ->
        [one] Open { $n } booster and keep all { $cards } cards
       *[other] Open { $n } boosters and keep all { $cards } cards
    }
decks-from = Build decks from { $n } cards
phase = Phase { $phase } of { $phases } · pick { $pick } of { $all } · hands of { $hand }
pass =
    { $way ->
        [left] ◀── pass LEFT
       *[right] pass RIGHT ──▶
    }
# The steps of a draft, and the rare cards shared out after the games.
draft-step-open = Everyone opens { $boosters } and keeps all { $n } cards.
draft-step-build = Everyone builds from { $n } cards: { $kept } and the { $set } of the set.
# $n is the size of a hand, $way "left" or "right".
first-pick =
    { $n ->
        [one] Phase { $phase }: open { $boosters }, pick 1 of { $n } card, pass { $way }.
       *[other] Phase { $phase }: open { $boosters }, pick 1 of { $n } cards, pass { $way }.
    }
draft-step-pick =
    { $n ->
        [one] Phase { $phase }, pick { $pick }: hands of { $n } card, passed { $way }.
       *[other] Phase { $phase }, pick { $pick }: hands of { $n } cards, passed { $way }.
    }
boosters-missing =
    { $n ->
        [one] { $n } booster short: { $needed } needed, { $there } on hand.
       *[other] { $n } boosters short: { $needed } needed, { $there } on hand.
    }
unfinished = The draft was only at pick { $pick } of phase { $phase }. To go back to it: { $undo }.
nothing-drafted = This game has no draft.
games-started = The games have started: too late to draft. To go back before round 1: { $undo }.
everybody-builds = Everyone is building: pair round 1 once the decks are ready.
# The redraft.
shared-out =
    { $n ->
        [one] { $n } card to share out, most wins first: { $name } begins.
       *[other] { $n } cards to share out, most wins first: { $name } begins.
    }
taken = { $name } took a card, { $n } left: { $next } is next.
last-taken = { $name } took the last card.
nothing-passed = A redraft is agreed at the start of a draft, but nothing is passed here: everyone keeps what they opened.
too-late-to-agree = Too late: a redraft must be agreed before the first pick.
not-agreed = No redraft was agreed before the first pick: everyone keeps what they picked.
laid-together-already = The cards are already pooled. To take them one by one: { $next }.
none-laid-together = No cards pooled yet. To enter how many: { $cards }.
no-card = Enter how many cards there are.
too-many-cards = { $n } cards: only { $drafted } were drafted.
nobody-left = Nobody left in this pod to take a card.
redraft-over = No cards left: the redraft is over.
games-to-come = Cards are shared by wins: report the remaining games first.
which-pod = Which pod? Add pod=N.
no-pods = No pods yet. To draw them: { $pods }.
no-such-pod = No pod { $pod }: choose 1 to { $most }.
# Pods: drawn, or seated by hand. $sizes is a list of numbers.
two-seats = { $name } has two seats: list everyone once.
more-names = A pod needs two players: add more names to each.
without-a-seat = { $names } would have no seat: list everyone in the event.
came-later =
    { $n ->
        [one] { $names } joined after the pods were drawn and has no seat. To redraw: { $pods }.
       *[other] { $names } joined after the pods were drawn and have no seats. To redraw: { $pods }.
    }
none-here = This game has no pods or draft. To pair a round: { $pair }.
pods-games-started = Games have started. To change the pods, go back before round 1: { $undo }.
draft-started = The draft has started, so everyone keeps their seat. To go back before it: { $undo }.
drawn-already = The pods are already drawn. To redraw, with a reason: { $pods }.
too-few =
    { $n ->
        [0] A pod needs two players, and nobody is registered: add players.
       *[other] A pod needs two players, and only one is registered: add players.
    }
too-many = { $players } players can't fill { $n } pods of two or more: count={ $most } is the most.
larger-size = A pod has at least two players: set a larger size.
seats-decide = In a pod everyone plays everyone once, in seat order. To change who sits together: { $undo } to before round 1, then { $pods }.
