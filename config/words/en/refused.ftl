# Refusals that several commands share.
closed = The event is closed: { $undo } opens it again.
closed-already = The event is closed already.
nothing-played = Nothing is played yet: { $pair } draws the first round.
no-round = No round is paired yet: { $pair } draws the first.
has-left = { $name } has left: { $rejoin } brings { $name } back.
results-missing = { $n ->
    [one] { $n } result of { $round } is missing: report table { $tables } first.
   *[other] { $n } results of { $round } are missing: report tables { $tables } first.
}
# Behind the numbers of some tables: "1, 2 and 5 more".
more-tables = { $n } more
too-few = { $who ->
    [team] { $n ->
        [0] A round needs two teams who are still in, and nobody is: { $rejoin } brings one back.
       *[other] A round needs two teams who are still in, and one is: { $rejoin } brings one back.
    }
   *[player] { $n ->
        [0] A round needs two players who are still in, and nobody is: { $rejoin } brings one back.
       *[other] A round needs two players who are still in, and one is: { $rejoin } brings one back.
    }
}
too-few-or-end = { $who ->
    [team] { $n ->
        [0] A round needs two teams who are still in, and nobody is: { $rejoin } brings one back, or { $end } ends here.
       *[other] A round needs two teams who are still in, and one is: { $rejoin } brings one back, or { $end } ends here.
    }
   *[player] { $n ->
        [0] A round needs two players who are still in, and nobody is: { $rejoin } brings one back, or { $end } ends here.
       *[other] A round needs two players who are still in, and one is: { $rejoin } brings one back, or { $end } ends here.
    }
}
# A text that somebody typed and the program does not take; $why says what is wrong with it.
name = The name cannot be taken: { $why }.
club = Can't use this club: { $why }.
partner = Can't use the partner's name: { $why }.
family = Can't use this family: { $why }.
member = Can't use this member number: { $why }.
travel = Can't use this travel group: { $why }.
event-name = The event's name cannot be taken: { $why }.
reason = The reason cannot be taken: { $why }.
note = The note cannot be taken: { $why }.
