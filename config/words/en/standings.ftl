# A place and its arithmetic.
points = { $points } in { $rounds }
byes =
    { $n ->
        [1] including a bye
       *[other] including { $n } byes
    }
missed-counted =
    { $n ->
        [1] one missed
       *[other] { $n } missed
    }
missed =
    { $n ->
        [one] missed { $n } round
       *[other] missed { $n } rounds
    }
taken-off = { $n } deducted ({ $about })
in-pod = place { $place } of { $all } in pod { $pod }
points-to =
    { $n ->
        [one] { $n } point to { $other }
       *[other] { $n } points to { $other }
    }
disqualified-last = a disqualified player comes last
beat-all-level = { $name } beat everyone else who was tied
level = tied on everything
compared = { $by } { $one } to { $two }
no-opponents = no opponents
of-games = of { $n } games
drawn = drawn at registration
beaten = { $name } beaten
not-beaten = { $name } not beaten
not-met = { $name } not met
nobody-level = nobody is tied
is-champion = { $name } is champion
are-champions = { $name } are champions
in-finals =
    { $what ->
        [plays] Still in: plays { $round } against { $name }
        [put-out] Eliminated in { $round } by { $name }
        [both-put-out] Eliminated in { $round } together with { $name }: nobody won
       *[through] Still in: won { $round } against { $name }
    }
through-by-bye = Still in: bye in { $round }
# A share that counts as the least that any share may be.
mean = ({ $sum }) / { $n }
# Columns of tie-breaks: on paper, and at most seven letters on the screen.
sos = SoS
esos = ESoS
head-to-head = Head to head
head-to-head-narrow = H2H
sos-sum = SoS
esos-sum = ESoS
opponents-match-wins = Opponents' wins
opponents-match-wins-narrow = OMW
opponents-opponents-match-wins = Opponents' opponents' wins
opponents-opponents-match-wins-narrow = OOMW
game-win-percentage = Game wins
game-win-percentage-narrow = GW
opponents-game-wins = Opponents' game wins
opponents-game-wins-narrow = OGW
margin-narrow = Margin
game-wins-narrow = games
ahead = ahead
# The names as people say them: in the announcement, and in the description of a game.
name-sos = strength of schedule
name-esos = extended strength of schedule
name-head-to-head = beating every other tied player
name-sos-sum = strength of schedule
name-esos-sum = extended strength of schedule
name-opponents-match-wins = opponents' match-win percentage
name-opponents-opponents-match-wins = opponents' opponents' match-win percentage
name-game-win-percentage = game-win percentage
name-opponents-game-wins = opponents' game-win percentage
name-margin = margin of victory
name-game-wins = games won
name-random = random
# The same with the arithmetic, in the description of a game.
arithmetic-sos = mean of the opponents' points per round
arithmetic-esos = mean of the opponents' strength
arithmetic-esos-sum = sum of the opponents' strength
arithmetic-opponents-match-wins = mean of their shares of matches won
arithmetic-opponents-game-wins = mean of their shares of games won
arithmetic-sos-sum = sum of the opponents' points
# The sum behind a value, where it is too long for a line.
cut-one = SoS -1
sonneborn-berger = Sonneborn-Berger
sonneborn-berger-narrow = SB
wins = Wins
wins-narrow = wins
# The names as people say them.
tied-name-head-to-head = head to head
name-cut-one = strength of schedule without the weakest opponent
name-wins = matches won
# How each is computed, in the description of a game.
arithmetic-head-to-head = points of the tied players against each other; if some have not met, only a lead no missing match can change
arithmetic-wins = with byes worth a match won
arithmetic-cut-one = sum of the opponents' points without the lowest
arithmetic-sonneborn-berger = points of the opponents beaten, and half of those drawn with
# The sum behind a value.
sum-head-to-head = points against the tied players
without = { $sum }, without { $least }
only-one = without { $least }, the only opponent
nobody-beaten = no wins or draws
matches-and-byes =
    { $matches } + { $byes ->
        [one] a bye
       *[other] { $byes } byes
    }
of-rounds =
    of { $n ->
        [one] one round
       *[other] { $n } rounds
    }
# Why a player stands before another: the matches of those who were still level.
among-the-rest = { $name } is ahead in the matches of those still tied
# What is wrong in a file.
wins-as-points = the tie-break wins does not fit the points: without draws, and with byes worth a win, the points say the same; remove it from the list
sweep-and-points = use only one of the tie-breaks head_to_head_sweep and head_to_head: both compare the matches of tied players
margin-from = Every match counts { $base }: the winner adds the margin, the loser subtracts it.
margin-of-winner-from = Every match counts { $base }, and the winner adds the margin.
# How shares of matches and games won are counted.
# A share that counts as the most that it may be.
at-most = { $share } at most
# In the description of a game.
draws-lost = a draw counts as a loss
leavers-match-ceiling = matches of a player who dropped early: at most { $share }
# What is wrong in a file.
ceiling-below = { $key } is { $share }, below the floor of { $floor }; write at least { $floor }
no-draws = percentages describe draws, but the game has none; add draw to points, or delete draws from percentages
# Headings of columns, on paper and on pages.
average = Average
by = By
event = Event
exactly = Exactly
holds = Holds the hand of
id = Id
key = Key
kind = Kind
label = Label
leaves = Drop
made-of = Made of
map = Map
match = Match
minutes = Minutes
note = Note
number = No.
right = On the right
seat = Seat
seed = Seed
shown = Shown
signature = Signature
stage = Stage
start = Start
strength = Strength
text = Text
tie-break = Tie-break
time = Time
what = What
why = Why
place-short = Place
table-short = Table
seat-short = Seat
has-the-hand-of = Has the hand of
player = Player { $side }
points-of = Points { $side }
seed-of = Seed { $side }
id-of = Id { $side }
won-of = Won { $side }
