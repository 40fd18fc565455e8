# The steps of a draft, and the rare cards shared out after the games.
open = Everyone opens { $boosters } and keeps all { $n } cards.
build = Everyone builds from { $n } cards: { $kept } and the { $set } of the set.
# $n is the size of a hand, $way "left" or "right".
first-pick = { $n ->
    [one] Phase { $phase }: open { $boosters }, pick 1 of { $n } card, pass { $way }.
   *[other] Phase { $phase }: open { $boosters }, pick 1 of { $n } cards, pass { $way }.
}
pick = { $n ->
    [one] Phase { $phase }, pick { $pick }: hands of { $n } card, passed { $way }.
   *[other] Phase { $phase }, pick { $pick }: hands of { $n } cards, passed { $way }.
}
boosters-missing = { $n ->
    [one] { $n } booster short: { $needed } needed, { $there } on hand.
   *[other] { $n } boosters short: { $needed } needed, { $there } on hand.
}
unfinished = The draft was only at pick { $pick } of phase { $phase }. To go back to it: { $undo }.
nothing-drafted = This game has no draft.
games-begun = The games have started: too late to draft. To go back before round 1: { $undo }.
no-seats = No seats yet. To draw the pods: { $pods }.
everybody-builds = Everyone is building: pair round 1 once the decks are ready.
# The redraft.
shared-out = { $n ->
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
which-of-pods = { $n } pods drafted separately, each with its own cards: add pod=N.
no-pods = No pods yet. To draw them: { $pods }.
no-such-pod = No pod { $pod }: choose 1 to { $most }.
