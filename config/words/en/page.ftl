# Titles, facts and headings of pages: paper, spreadsheets, web pages.
of-event = { $event } · { $page }
card = { $event } · card of { $name }
event = { $date } · { $players } · { $phase }
round = { $date } · { $minutes } · { $missing }
no-clock = no clock
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
all-results = all results are in
results-missing = { $n ->
    [one] { $n } result is missing
   *[other] { $n } results are missing
}
pairings = { $event } · pairings, { $round }
by-name = { $event } · { $round } by name
by-hand = by hand
extra-minutes = { $n ->
    [one] { $n } extra minute
   *[other] { $n } extra minutes
}
with-mission = { $title } · { $mission }
with-sides = { $title } · { $sides }
slip = { $event } · { $round } · table { $table }
slips = { $event } · result slips, { $round }
tick = Tick who won.
tick-or-drawn = Tick who won, or that the game was drawn.
circle = Circle how many games each player won.
match = { $shape } per match.
write-points = Each player writes their points.
worth = Each game: { $won } for its winner, { $lost } for its loser.
worth-drawn = Each game: { $won } for its winner, { $lost } for its loser, { $drawn } for each where it is drawn.
margin-to-write = The winner writes one thing more: { $name }, from 0 to { $most }.
margin-box = { $name }
standings = standings
final-standings = final standings
standings-during = standings during round { $round }
standings-after = standings after round { $round }
as-it-stood = { $date } · as it stood when the next round was paired
champion = Champion: { $name }
pod = Pod { $n }
pod-of = Pod { $n }: { $size }
pod-winner = pod { $n } { $name }
pod-winners = Winners: { $winners }
left = left
disqualified = disqualified
not-registered = not registered
bracket = { $event } · bracket
seeds = Seeds
to-come = To come
places-decided = Places decided
pods = { $event } · pods
log = { $event } · log
actions = { $n ->
    [one] { $date } · { $n } action
   *[other] { $date } · { $n } actions
}
undone = undone
why = { $event } · why, { $round }
drawn-again = { $n ->
    [1] Drawn again
   *[other] Drawn again { $n } times
}
drawn-again-for = { $times }: { $why }
note = Note: { $note }
before-the-start = Before the start: { $why }
behind = Behind { $name }: { $why }
ahead-of = Ahead of { $name }: { $why }
place-of = place { $place }, { $name }
opponents = Opponents
tie-breaks = Tie-breaks
players = Players
game = { $game }, { $format }
structure = Structure { $structure }
structure-tier = Structure { $structure }, tier { $tier }
deciding-match-if-level = a deciding match if the first are level
announced = Announced: { $plan }
drawn-on-time = A drawn game: { $points }
organizer = Organizer: { $name }
marshal = { $role }: { $name }
judge = Judge: { $name }
minutes-a-round = { $n ->
    [one] { $n } minute a round
   *[other] { $n } minutes a round
}
minutes-a-round-of-finals = { $n ->
    [one] { $n } minute a round of the finals
   *[other] { $n } minutes a round of the finals
}
minutes-in-the-final = { $n ->
    [one] { $n } minute in the final
   *[other] { $n } minutes in the final
}
no-clock-in-finals = no clock in the rounds of the finals
no-clock-in-the-final = no clock in the final
# A name in an alphabetical list.
name = { $surname }, { $given }
