# Event settings.
announce-the-change = Players heard otherwise before the start: announce the change.
# $minutes is a number or "60 to 70".
rules-give-a-round = The rules give a round { $minutes } minutes.
rules-give-a-round-of-finals = The rules give a round of the finals { $minutes } minutes.
rules-give-the-final = The rules give the final { $minutes } minutes.
rules-no-clock-in-a-round = The rules have no time limit for a round.
rules-no-clock-in-finals = The rules have no time limit for a round of the finals.
rules-no-clock-in-the-final = The rules have no time limit for the final.
from-to = { $from } to { $to }
no-language = Use a language's two or three letters, such as pl; own: the organizer's.
no-such-tier = { $game } has no such tier.
no-basic = { $game } has no basic structure.
no-advanced = { $game } has no advanced structure.
rounds = Rounds: 1 to { $most }.
rounds-or-none = Rounds: 1 to { $most }, or 0 to start with elimination.
pods-decide-rounds = Leave rounds out: everyone plays everyone in their pod once.
rounds-are-paired = { $n ->
    [one] { $n } round is already paired: set rounds={ $n } or more.
   *[other] { $n } rounds are already paired: set rounds={ $n } or more.
}
finals-minutes = Minutes in the finals: 1 to { $most }.
no-finals = This game has no finals, so there are no minutes to set.
no-boosters = This game has no draft, so there are no boosters to count.
boosters = Boosters: 0 to { $most }.
pick-seconds = Seconds per pick: { $from } to { $to }; 0: no timer.
nobody-waits = Only round robins leave games unplayed after a drop.
tier-is-fixed = Tier and structure can't change once round 1 is paired; rounds and cut still can.
only-numbers = Once round 1 is paired, only numbers can be set: the rules' defaults were for the attendance at the start.
cut-is-made = The cut is done: its size and the rounds before it are fixed.
match-is-seeded = The deciding match is seeded: the rounds before it are fixed.
shape-is-fixed = The finals are seeded, so the length of their matches is fixed. Undo the seeding first: { $undo }.
shape-of-match-is-fixed = The deciding match is seeded, so its length is fixed. Undo the seeding first: { $undo }.
final-begun = The final is paired and its time is set. To change its timer: { $timer }.
finals-begun = The finals have begun and their time is set. To change one round: { $timer }.
