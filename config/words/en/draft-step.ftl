# The steps of a draft, and the rare cards shared out after the games.
open = Everybody opens { $boosters } and keeps all { $n } cards.
build = Everybody builds from { $n } cards: { $kept } and the { $set } of the set.
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
    [one] { $n } booster is missing: { $needed } are needed and { $there } are in the hall.
   *[other] { $n } boosters are missing: { $needed } are needed and { $there } are in the hall.
}
unfinished = The draft was only at pick { $pick } of phase { $phase }: { $undo } goes back to it.
nothing-drafted = In this game nothing is drafted.
games-begun = The games have started: too late to draft. To go back before round 1: { $undo }.
no-seats = Nobody has a seat yet: { $pods } draws the pods first.
everybody-builds = Everybody builds now: once the decks are ready, round 1 is paired.
# The redraft.
shared-out = { $n ->
    [one] { $n } card is shared out, most wins first: { $name } begins.
   *[other] { $n } cards are shared out, most wins first: { $name } begins.
}
taken = { $n ->
    [one] { $name } has taken a card, { $n } is left: { $next } is next.
   *[other] { $name } has taken a card, { $n } are left: { $next } is next.
}
last-taken = { $name } has taken the last card.
nothing-passed = A redraft is agreed at the start of a draft, and here nothing is passed: everybody keeps what they opened.
too-late-to-agree = The redraft must be agreed before the first pick: it is too late now to change that.
not-agreed = No redraft was agreed before the first pick: everybody keeps what they picked.
laid-together-already = The cards are laid together already: { $next } takes them one by one.
none-laid-together = No cards are laid together yet: { $cards } says how many.
no-card = Enter how many cards there are.
too-many-cards = { $n } cards: only { $drafted } were drafted.
nobody-left = Nobody in this pod is left to take a card.
redraft-over = No card is left: the redraft is over.
games-to-come = Cards are shared by wins, and games are still to be played: report them first.
which-pod = Which pod? Add pod=N.
which-of-pods = { $n } pods drafted apart, and each shares its own cards: say which, with pod=N.
no-pods = No pods are drawn yet: { $pods } draws them.
no-such-pod = No pod { $pod }: choose 1 to { $most }.
