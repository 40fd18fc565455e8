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
already = { $a } and { $b } are kept apart { $rounds } already.
already-soft = { $a } and { $b } are kept apart { $rounds }, if possible, already.
off = { $a } and { $b } may meet again.
play-now = They play each other now, at table { $table }: this round stays as it is.
still-by-group = The event settings still keep them apart ({ $how }).
log = { $a } and { $b } are kept apart { $rounds }
log-soft = { $a } and { $b } are kept apart { $rounds }, if possible
log-off = { $a } and { $b } may meet again
# Why it is not done.
no-swiss = { $game } has no Swiss rounds here: nobody can be kept apart in pods, elimination or finals.
swiss-is-over = All Swiss rounds are paired. Players can't be kept apart in the finals.
same-player = { $name } cannot be kept apart from themself: name two players.
rounds-are-paired = { $last ->
    [1] Round 1 is paired already: name rounds that reach round { $next }, or always.
   *[other] Rounds 1 to { $last } are paired already: name rounds that reach round { $next }, or always.
}
not-by-name = { $a } and { $b } are not kept apart: there is nothing to lift.
by-group = { $a } and { $b } are kept apart by the announcement ({ $how }), not by name: { $setup } changes it.
group-twice = The group { $who } is named twice: name each group once.
no-family = { $game } does not keep relatives apart here: leave family out, or announce them with { $setup }.
no-travel = { $game } does not keep those who travelled together apart here: leave travel out, or announce them with { $setup }.
# No round exists. $why names the players.
impossible = With this, no round can be paired. { $why }
impossible-now = With the players registered now, no round can be paired. { $why }
impossible-round = No round can be paired. { $why }
from-everybody = { $name } is kept apart from everybody who is here.
odd-among-themselves = These { $n } may meet only one another, and they are an odd number: { $names }.
all-apart = These { $n } are all kept apart from one another, and nobody else can meet them: { $names }.
all-apart-but-few = { $few ->
    [one] These { $n } are all kept apart from one another: { $names }. Only { $others } can meet them.
   *[other] These { $n } are all kept apart from one another: { $names }. Only { $few } others can meet them: { $others }.
}
odd-parts = These groups can't play each other, and each has an odd number of players: { $parts }.
odd-parts-but-few = { $few ->
    [one] Nobody may meet anybody of another group, and each group is odd: { $parts }. Only { $others } can meet them.
   *[other] Nobody may meet anybody of another group, and each group is odd: { $parts }. Only { $few } others can meet them: { $others }.
}
part = { $names }
remedy = { $lift } lifts a pair, and { $setup } lifts all groups.
# What a round does with them.
meet = { $a } and { $b } meet in round { $round } ({ $how }).
could-not-be-kept = { $a } and { $b } meet in round { $round } ({ $how }): they could not be kept apart.
must-not-meet = { $a } and { $b } must be kept apart ({ $how }), and meet in round { $round }.
swap-all-the-same = Swap them all the same?
other-bye = By the rule the bye belongs to { $right }. Without { $right } some who are kept apart would have to meet, so { $name } has it.
bye-drawn-among = The bye was drawn among { $players }; any other bye would make players who are kept apart play each other.
breach = must not meet: { $tables }
breach-together = should not meet: { $tables }; all could be kept apart
breach-too-many = should not meet: { $tables }; { $least } would do
# The reason for a table or a bye.
bye-drawn = bye, drawn among { $people }: with any other bye some who are kept apart would have to meet
bye-next = bye, next in line: otherwise players who are kept apart would have to play each other
changed = { $said }, changed to keep players apart
goes-instead = { $group }; paired down instead of the lowest start number, to keep players apart,
to-another = { $who ->
    [team] { $said } to a { $points }-point team not yet met, not the highest, to keep teams apart
   *[player] { $said } to a { $points }-point player not yet met, not the highest, to keep players apart
}
# The verb and the setting.
does = keep two players apart in Swiss rounds, not in pods or finals
off-takes-no-rounds = off lifts the pair in all rounds: leave rounds= out.
no-such-word = "{ $word }" is not known here; write { $known }.
no-rounds = "{ $word }" names no rounds; write 1, 1-3 or always.
a-group = a group
no-group = "{ $word }" is no group; write { $known }.
word-too-many = "{ $word }" is one word too many for { $group }.
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
sheet-all-rounds = This sheet covers all rounds: leave --round and --stage out.
column-players = Players
column-strictly = How strictly
column-absolute = without exception
column-soft = if possible
column-why = Why
shared = { $who }: { $word }
reason-meet = { $why }; were to be kept apart ({ $how })
reason-others = { $why }; kept apart: { $pairs }
reason-pair = { $a } and { $b } ({ $how })
list-title = Kept apart by name
list-nobody = Nobody is kept apart by name
form-title = Keep two players apart
form-of-two = { $a } and { $b } kept apart
name-missing = Name both players.
nothing-to-lift = Nobody is kept apart by name: { $key } names two players.
label-other = and
label-player = Player
place = players kept apart
key-lift-short = lift
why = Why: { $why }
only-the-bye = { $name } is kept apart from everybody, and can only have the bye.
