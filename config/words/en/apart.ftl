# Players who are kept apart, by name or by what they have in common.
# The rounds: Ewa and Jan are kept apart in rounds 1 to 3.
in-round-1 = in round 1
in-rounds = in rounds 1 to { $last }
in-every-round = in every Swiss round
group-absolute = { $who }: { $rounds }, without exception
group-soft = { $who }: { $rounds }, if possible
by-name = by name
# What was done.
done = { $a } and { $b } are kept apart { $rounds }.
done-soft = { $a } and { $b } are kept apart { $rounds }, if possible.
already = { $a } and { $b } are already kept apart { $rounds }.
already-soft = { $a } and { $b } are already kept apart { $rounds }, if possible.
off = { $a } and { $b } may meet again.
play-now = They are playing each other now, at table { $table }; this round stays as it is.
still-by-group = The event settings still keep them apart ({ $how }).
log = { $a } and { $b } are kept apart { $rounds }
log-soft = { $a } and { $b } are kept apart { $rounds }, if possible
log-off = { $a } and { $b } may meet again
# Why it is not done.
no-swiss = { $game } has no Swiss rounds here: nobody can be kept apart in pods, elimination or finals.
swiss-is-over = All Swiss rounds are paired. Players can't be kept apart in the finals.
same-player = Name two different players, not { $name } twice.
rounds-are-paired = { $last ->
    [1] Round 1 is already paired: name rounds that reach round { $next }, or always.
   *[other] Rounds 1 to { $last } are already paired: name rounds that reach round { $next }, or always.
}
not-by-name = { $a } and { $b } aren't kept apart: nothing to lift.
by-group = { $a } and { $b } are kept apart by the event settings ({ $how }), not by name. To change that: { $setup }.
group-twice = The group { $who } is listed twice: list each group once.
no-family = { $game } doesn't keep relatives apart here. Leave out family, or turn it on: { $setup }.
no-travel = { $game } doesn't keep travel groups apart here. Leave out travel, or turn it on: { $setup }.
# No round exists. $why names the players.
impossible = With this, no round can be paired. { $why }
impossible-now = With the players registered now, no round can be paired. { $why }
impossible-round = No round can be paired. { $why }
from-everybody = { $name } is kept apart from everyone here.
odd-among-themselves = These { $n } can only play each other, and that's an odd number: { $names }.
all-apart = These { $n } are all kept apart from each other, and nobody else can play them: { $names }.
all-apart-but-few = { $few ->
    [one] These { $n } are all kept apart from each other: { $names }. Only { $others } can play them.
   *[other] These { $n } are all kept apart from each other: { $names }. Only { $few } others can play them: { $others }.
}
odd-parts = These groups can't play each other, and each has an odd number of players: { $parts }.
odd-parts-but-few = { $few ->
    [one] These groups can't play each other, and each is odd: { $parts }. Only { $others } can play them.
   *[other] These groups can't play each other, and each is odd: { $parts }. Only { $few } others can play them: { $others }.
}
part = { $names }
remedy = To lift a pair: { $lift }. To lift all groups: { $setup }.
# What a round does with them.
meet = { $a } and { $b } meet in round { $round } ({ $how }).
could-not-be-kept = { $a } and { $b } meet in round { $round } ({ $how }): it couldn't be avoided.
must-not-meet = { $a } and { $b } must be kept apart ({ $how }) but meet in round { $round }.
swap-all-the-same = Swap anyway?
other-bye = By the rules { $right } gets the bye, but then players kept apart would have to meet, so { $name } gets it.
bye-drawn-among = The bye was drawn among { $players }; with any other bye, players kept apart would have to meet.
breach = must not meet: { $tables }
breach-together = should not meet: { $tables }; all could be kept apart
breach-too-many = should not meet: { $tables }; { $least } would do
# The reason for a table or a bye.
bye-drawn = bye, drawn among { $people }: with any other bye, players kept apart would have to meet
bye-next = bye, next in line: otherwise players kept apart would have to meet
changed = { $said }, changed to keep players apart
goes-instead = { $group }; paired down instead of the lowest start number, to keep players apart,
to-another = { $who ->
    [team] { $said } to a { $points }-point team not yet met, not the highest, to keep teams apart
   *[player] { $said } to a { $points }-point player not yet met, not the highest, to keep players apart
}
# The verb and the setting.
does = keep two players apart in Swiss rounds, not in pods or finals
off-takes-no-rounds = off lifts the pair in all rounds: leave out rounds=.
no-such-word = Unknown word "{ $word }"; write { $known }.
no-rounds = "{ $word }" isn't a range of rounds; write 1, 1-3 or always.
a-group = a group
no-group = "{ $word }" isn't a group; write { $known }.
word-too-many = One word too many for { $group }: "{ $word }".
# The ruleset file.
# The announcement.
item = Kept apart
nobody = Nobody
announced-pairs = { $n ->
    [one] { $n } pair named by the organizer
   *[other] { $n } pairs named by the organizer
}
# The sheet and the screen.
sheet-title = { $event }: kept apart
sheet-nobody = Nobody is kept apart.
sheet-swiss-only = Players are kept apart in Swiss rounds, not in pods, elimination or finals.
sheet-all-rounds = This sheet covers all rounds: leave out --round and --stage.
column-players = Players
column-strictly = Strictness
column-absolute = without exception
column-soft = if possible
column-why = Why
shared = { $who }: { $word }
reason-meet = { $why }; should have been kept apart ({ $how })
reason-others = { $why }; kept apart: { $pairs }
reason-pair = { $a } and { $b } ({ $how })
list-title = Kept apart by name
list-nobody = Nobody is kept apart by name
form-title = Keep two players apart
form-of-two = { $a } and { $b } kept apart
name-missing = Enter both players.
nothing-to-lift = Nobody is kept apart by name. { $key }: name two players.
label-other = and
label-player = Player
place = players kept apart
key-lift-short = lift
why = Why: { $why }
only-the-bye = { $name } is kept apart from everyone, so can only get the bye.
