# Titles, facts and headings of pages: paper, spreadsheets, web pages.
of-event = { $event } · { $page }
card = { $event } · card: { $name }
event = { $date } · { $players } · { $phase }
round = { $date } · { $minutes } · { $missing }
no-clock = no clock
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
all-results = all results in
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
slips = { $event } · match slips, { $round }
tick = Tick the winner.
tick-or-drawn = Tick the winner or a draw.
circle = Circle the number of games each player won.
match = { $shape } per match.
write-points = Each player writes their points.
worth = Each game: { $won } for the winner, { $lost } for the loser.
worth-drawn = Each game: { $won } for the winner, { $lost } for the loser, { $drawn } each for a draw.
margin-to-write = The winner also writes: { $name }, 0 to { $most }.
margin-box = { $name }
standings = standings
final-standings = final standings
standings-during = standings during round { $round }
standings-after = standings after round { $round }
as-it-stood = { $date } · when the next round was paired
champion = Champion: { $name }
pod = Pod { $n }
pod-of = Pod { $n }: { $size }
pod-winner = pod { $n } { $name }
pod-winners = Winners: { $winners }
left = dropped
disqualified = disqualified
not-registered = not registered
bracket = { $event } · bracket
seeds = Seeds
to-come = Upcoming
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
    [1] Re-paired
   *[other] Re-paired { $n } times
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
deciding-match-if-level = a deciding match if tied for first
announced = Plan: { $plan }
drawn-on-time = Drawn game: { $points }
organizer = Organizer: { $name }
marshal = { $role }: { $name }
judge = Judge: { $name }
minutes-a-round = { $n ->
    [one] { $n } minute per round
   *[other] { $n } minutes per round
}
minutes-a-round-of-finals = { $n ->
    [one] { $n } minute per round of the finals
   *[other] { $n } minutes per round of the finals
}
minutes-in-the-final = { $n ->
    [one] { $n } minute for the final
   *[other] { $n } minutes for the final
}
no-clock-in-finals = no clock in the finals
no-clock-in-the-final = no clock in the final
# A name in an alphabetical list.
name = { $surname }, { $given }
