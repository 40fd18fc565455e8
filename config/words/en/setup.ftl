# Settings of the announcement.
announce-the-change = Players were told otherwise before the start: announce the change.
# $minutes is a number or "60 to 70".
rules-give-a-round = The rules give a round { $minutes } minutes.
rules-give-a-round-of-finals = The rules give a round of the finals { $minutes } minutes.
rules-give-the-final = The rules give the final { $minutes } minutes.
rules-no-clock-in-a-round = The rules have no time limit for a round.
rules-no-clock-in-finals = The rules have no time limit for a round of the finals.
rules-no-clock-in-the-final = The rules have no time limit for the final.
from-to = { $from } to { $to }
no-language = A language is named by its two or three letters, such as pl; own is the organizer's.
no-such-tier = { $game } has no such tier.
no-basic = { $game } has no basic structure.
no-advanced = { $game } has no advanced structure.
rounds = Rounds go from 1 to { $most }.
rounds-or-none = Rounds go from 1 to { $most }, or 0 for an event that starts with elimination.
pods-decide-rounds = The pods decide the rounds, for everybody meets everybody of their pod once: leave rounds out.
rounds-are-paired = { $n ->
    [one] { $n } round is paired already: rounds={ $n } is the least.
   *[other] { $n } rounds are paired already: rounds={ $n } is the least.
}
finals-minutes = Minutes of the finals go from 1 to { $most }.
no-finals = This game has no finals: there are no minutes to set.
no-boosters = In this game nothing is drafted: there are no boosters to count.
boosters = Boosters go from 0 to { $most }.
pick-seconds = Seconds for a pick go from { $from } to { $to }; 0 is no clock.
nobody-waits = Games are left unplayed only in a round robin: here nobody waits for one who has left.
tier-is-fixed = Tier and structure are fixed once the first round is paired; rounds and cut can still be set.
only-numbers = Once the first round is paired only numbers can be set: the rules' table was for the attendance at the start.
cut-is-made = The cut is made: its size and the rounds before it are fixed.
match-is-seeded = The deciding match is seeded: the rounds before it are fixed.
shape-is-fixed = The finals are seeded with their match fixed: { $undo } goes back to before that.
shape-of-match-is-fixed = The deciding match is seeded with its shape fixed: { $undo } goes back to before that.
final-begun = The final is paired with its minutes announced: { $timer } changes its clock.
finals-begun = The finals have begun with their minutes announced: { $timer } changes one round.
