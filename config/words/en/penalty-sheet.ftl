# The sheets of the judge's desk, and their columns.
title = { $event } · penalties
title-of = { $event } · penalties: { $name }
penalties = { $date } · { $n ->
    [0] no penalties
    [one] { $n } penalty
   *[other] { $n } penalties
}
checks-title = { $event } · deck checks
checks = { $date } · { $n ->
    [0] no deck checks
    [one] { $n } deck check
   *[other] { $n } deck checks
}
proxies-title = { $event } · proxies
proxies = { $date } · { $n ->
    [0] no proxies
    [one] { $n } proxy
   *[other] { $n } proxies
}
recommended = Recommended for disqualification; the organizer decides
drawn = Drawn for a deck check
has-all-rounds = This sheet covers all rounds: leave --round out.
# What a penalty did to a result: the games as the first-named player saw them.
result = table { $table }: { $games }
# A line of the log.
line = #{ $n }
legal = legal
illegal = illegal
penalty = Penalty
offence = For
effect = Effect
found = Deck
cards = Removed
left = Remaining
players = Players
card = Card
organizer = Made by
date = Date
unreadable = Unreadable on the original
component = Component
state = State
