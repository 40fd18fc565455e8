# Checks before a round: the problems, and what fixes each.
no-result = Table { $table } has no result: { $a } – { $b }.
no-results = { $n } tables have no result: { $tables }.
no-place =
    { $n ->
        [one] { $names } is unpaired in round { $round }.
       *[other] { $names } are unpaired in round { $round }.
    }
not-checked-in =
    { $will ->
        [leave]
            { $n ->
                [one] { $names } hasn't checked in and will be dropped.
               *[other] { $names } haven't checked in and will be dropped.
            }
       *[play]
            { $n ->
                [one] { $names } hasn't checked in but will be paired.
               *[other] { $names } haven't checked in but will be paired.
            }
    }
penalty = { $name } has the penalty { $penalty }, but the result of table { $table } doesn't include it.
bye = Bye: { $name }.
down =
    { $n ->
        [one] { $names } is paired down.
       *[other] { $names } are paired down.
    }
sit-out =
    { $n ->
        [one] { $names } sits out this round.
       *[other] { $names } sit out this round.
    }
gone =
    { $n ->
        [one] { $names } drops after this round.
       *[other] { $names } drop after this round.
    }
clock = The round timer is still running; pairing stops it.
left-in-the-cut =
    { $n ->
        [one] { $names } dropped but would make the top cut.
       *[other] { $names } dropped but would make the top cut.
    }
seeds-without-list =
    { $n ->
        [one] Decklists are required; one player in the top cut has none: { $names }.
       *[other] Decklists are required; { $n } players in the top cut have none: { $names }.
    }
to-seat = seat
to-list = decklist
# The dialog.
place = Checks before the round
before-round = Before round { $n }
settle-absent = Not checked in: { $remove } drop, { $keep } keep, { $out } sit out this round.
then-pair =
    { $what ->
        [cut] Resolve the ✗ items, then { $key }: cut.
       *[pair] Resolve the ✗ items, then { $key }: pair.
    }
anyway =
    { $what ->
        [cut] { $key }: cut anyway
        [pair-simply] { $key }: pair
       *[pair] { $key }: pair anyway
    }
no-cut-now = This is no longer the next step.
blocked = Resolve the ✗ items first.
nothing-to-settle = Nothing to fix here.
nobody-missing = Nobody is missing.
hint-number = fix item
hint-settle = fix
hint-keep = keep
hint-out = sit out
after-last-round = After the last round
no-further-round = No more rounds planned. The next step shows once all results are in.
# The gate: tables where somebody has left, lists with faults, the clock.
left-at-table =
    { $n ->
        [one] { $names } dropped, and table { $table } has no result: { $a } – { $b }.
       *[other] { $names } dropped, and table { $table } has no result: { $a } – { $b }.
    }
left-at-tables = { $n } tables with dropped players have no result: { $tables }.
faulty-lists =
    { $n ->
        [one] { $n } decklist has errors nobody accepted: { $names }.
       *[other] { $n } decklists have errors nobody accepted: { $names }.
    }
before-finals = Before { $round }
# What an action changes beyond its own row. $tables is "12 tables".
round-gone = { $round }: pairings undone, { $tables }.
round-gone-with =
    { $n ->
        [one] { $round }: pairings undone, { $tables }, { $n } result lost.
       *[other] { $round }: pairings undone, { $tables }, { $n } results lost.
    }
round-back = { $round }: pairings restored, { $tables }.
# $tables are items such as "2 Ewa – Jan".
other-tables = { $round }, new pairings: { $tables }.
other-tables-and-more = { $round }, new pairings: { $tables } and { $n } more.
clock-stops = The round timer stops.
table = { $table } { $a } – { $b }
previews-no-result =
    { $n ->
        [one] { $round }: table { $tables } loses its result.
       *[other] { $round }: tables { $tables } lose their results.
    }
previews-no-results = { $round }: tables { $tables } and { $n } more lose their results.
nobody-seeded = Seeding undone: the cut is still to come.
# $seeds are seeds with their numbers: "1 Ewa, 2 Jan".
seeds = Seeds: { $seeds }.
other-champion = Champion: { $name }, not { $was }.
no-champion = { $name } is no longer champion.
byes =
    { $bye ->
        [one] { $n } players in the next round; one will get a bye.
       *[none] { $n } players in the next round; nobody will get a bye.
    }
halves =
    { $n ->
        [one] Next round pairs halves by start number; new number: { $names }.
       *[other] Next round pairs halves by start number; new numbers: { $names }.
    }
# No setting is missing, but the round cannot be paired yet.
preflight-blocks = something else blocks round 1: see { $key }
# A command: $word and $meant are words before an equals sign.
misspelt = Unknown setting { $word }=: did you mean { $meant }=?
# What comes next once a command is carried out, shown before it is.
# $what is what comes next: "semi-finals", "the cut to 4".
next = Next: { $what }.
the-cut = the cut to top { $n }
the-first-round = the first round
level = the deciding match (tied for first)
then =
    { $what ->
        [registration] Back to registration.
        [played] Everything is then played.
       *[closed] The event is then closed.
    }
# The number of rounds is changed while they are played.
fewer-rounds =
    { $n ->
        [one] { $n } round instead of { $was }: round { $n } is the last.
       *[other] { $n } rounds instead of { $was }: round { $n } is the last.
    }
# The organizer is asked before this result is saved.
disqualified-wins = { $name } is disqualified, but this result wins them the match.
# A text that does not fit: how much follows, and the key that moves on.
more-lines =
    { $n ->
        [one] … { $key }: { $n } more line
       *[other] … { $key }: { $n } more lines
    }
# Too much would have to be drawn again.
redraws-not-counted = With so many players and rounds, changes to byes and seeds are not worked out.
offer-not-counted = With more than { $most } players, out-of-date pairings are not found automatically. { $key }: check.
