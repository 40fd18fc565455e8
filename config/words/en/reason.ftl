# The reason for a table or a bye, beside the names. $who is player or team.
people = { $who ->
    [team] { $n ->
        [one] { $word } team
       *[other] { $word } teams
    }
   *[player] { $n ->
        [one] { $word } player
       *[other] { $word } players
    }
}
group = { $people } at { $points }
from-above = { $who ->
    [team] { $n ->
        [1] { $group }, one of whom meets a team from above
       *[other] { $group }, { $word } of whom meet teams from above
    }
   *[player] { $n ->
        [1] { $group }, one of whom meets a player from above
       *[other] { $group }, { $word } of whom meet players from above
    }
}
who-have-met = { $group } who have met
the-only-one = { $who ->
    [team] the only team to be paired at { $points }
   *[player] the only player to be paired at { $points }
}
both-go-down = both go down
all-go-down = all go down
so-many-go-down = { $word } go down
nobody-else-could-go-down = none of the others could go down
nobody-else-could = none of the others could
drawn-among-those = drawn among the { $word } who could go down
drawn-among-all = drawn among the { $word }
drawn-among-those-of-them = drawn among those of them who could go down
past-groups = { $n ->
    [one] skipping the group between, as the rules allow no round that skips fewer
   *[other] skipping the groups between, as the rules allow no round that skips fewer
}
the-only-opponent = the only possible { $points }-point opponent
opponent-among = { $who ->
    [team] opponent drawn among the { $word } possible { $points }-point teams
   *[player] opponent drawn among the { $word } possible { $points }-point players
}
opponent-possible = { $who ->
    [team] opponent drawn among the possible { $points }-point teams
   *[player] opponent drawn among the possible { $points }-point players
}
opponent-not-yet-met = { $who ->
    [team] opponent drawn among the { $points }-point teams not yet met
   *[player] opponent drawn among the { $points }-point players not yet met
}
paired-down = paired down: { $clauses }
bye-drawn = bye, drawn among { $people }
bye-lowest = bye, the lowest placed without one so far
bye-again = { $n ->
    [1] bye, everyone has had one, so the lowest placed of those with the fewest
   *[other] bye, everyone has had { $word } or more, so the lowest placed of those with the fewest
}
first-round = round 1, drawn among { $people }
in-group = drawn among the { $people } at { $points }
fixed = { $group }; these two meet in every round the rules allow
rematch = a rematch: unavoidable, and this round has the fewest
rematch-with-bye = a rematch: unavoidable with this bye, and this round has the fewest
# By halves: top half against bottom half by start number.
halves = { $group }, top half against bottom half by start number
halves-of-the-others = { $group }, { $apart }; of the others top half against bottom half by start number
against-from-above = { $who ->
    [team] { $n ->
        [1] { $word } of them against a team from above
       *[other] { $word } of them against teams from above
    }
   *[player] { $n ->
        [1] { $word } of them against a player from above
       *[other] { $word } of them against players from above
    }
}
going-down = { $word } going down
changed-least = { $said }, changed as little as possible to avoid a rematch
changed-for-rematch = { $said }, changed to avoid a rematch
except-here = { $said }, except at this table
the-only-one-goes-down = { $who ->
    [team] the only team to be paired at { $points } goes down
   *[player] the only player to be paired at { $points } goes down
}
the-last-goes-down = { $group }; the last by start number goes down
instead-for-rematch = { $group }; goes down instead of the last by start number, to avoid a rematch,
instead = { $group }; goes down instead of the last by start number
both-met-here = { $group } who have met: both go down, here
both-here = { $group }; both go down, here
all-here = { $group }; all go down, here
so-many-here = { $group }; { $word } of them go down, here
to-the-highest = { $who ->
    [team] { $said } to the highest { $points }-point team not yet met
   *[player] { $said } to the highest { $points }-point player not yet met
}
to-the-highest-left = { $who ->
    [team] { $said } to the highest { $points }-point team not yet met and not taken by another from above
   *[player] { $said } to the highest { $points }-point player not yet met and not taken by another from above
}
to-another = { $who ->
    [team] { $said } to a { $points }-point team not yet met
   *[player] { $said } to a { $points }-point player not yet met
}
to-another-for-rematch = { $who ->
    [team] { $said } to a { $points }-point team not yet met, not the highest, to avoid a rematch
   *[player] { $said } to a { $points }-point player not yet met, not the highest, to avoid a rematch
}
by-hand = by hand: the organizer's choice
not-kept = no reason was saved for this round
# In a pod.
everybody-meets = everyone plays everyone
free-has-left = { $free }, because { $name } dropped
free-had-left = { $free }, because { $name } had dropped
free-odd = { $free }, because the pod is odd: { $players }
# In a bracket.
match = match { $n }: { $why }
final-again = the same final again: both have lost once
against = { $one } against { $two }
winner-of-match = the winner of match { $n }
loser-of-match = the loser of match { $n }
the-two-level = the two tied at { $points }
best-two-level = the best two of the { $n } tied at { $points }
by-the-cut = fixed by the cut
by-the-bracket = fixed by the bracket
bracket-has-nobody = the bracket has no opponent here
drawn-among = drawn among { $players }
bye-in-bracket = { $byes ->
    [1] bye, drawn among { $players }: one in a bracket of { $size }
   *[other] bye, drawn among { $players }: { $byes } in a bracket of { $size }
}
seed-against = seed { $a } against seed { $b }
no-opponent = { $one } has no opponent: { $why }
in-a-bracket = { $players } in a bracket of { $size }
winners = the winners of matches { $one } and { $two } of { $round }
winner-of-round = the winner of match { $n } of { $round }
has-left = { $one } dropped
nobody-from = nobody is left from match { $n }
no-loser = match { $n } had no loser
