# Refusals that several commands share.
closed = The event is closed. To reopen it: { $undo }.
closed-already = The event is already closed.
nothing-played = Nothing has been played yet. To pair the first round: { $pair }.
no-round = No round is paired yet. To pair the first: { $pair }.
has-left = { $name } dropped. To bring { $name } back: { $rejoin }.
results-missing = { $n ->
    [one] { $n } result of { $round } is missing: report table { $tables } first.
   *[other] { $n } results of { $round } are missing: report tables { $tables } first.
}
# Behind the numbers of some tables: "1, 2 and 5 more".
more-tables = { $n } more
too-few = { $who ->
    [team] { $n ->
        [0] A round needs two teams, and none is left. To bring one back: { $rejoin }.
       *[other] A round needs two teams, and only one is left. To bring one back: { $rejoin }.
    }
   *[player] { $n ->
        [0] A round needs two players, and none is left. To bring one back: { $rejoin }.
       *[other] A round needs two players, and only one is left. To bring one back: { $rejoin }.
    }
}
too-few-or-end = { $who ->
    [team] { $n ->
        [0] A round needs two teams, and none is left. To bring one back: { $rejoin }. To end here: { $end }.
       *[other] A round needs two teams, and only one is left. To bring one back: { $rejoin }. To end here: { $end }.
    }
   *[player] { $n ->
        [0] A round needs two players, and none is left. To bring one back: { $rejoin }. To end here: { $end }.
       *[other] A round needs two players, and only one is left. To bring one back: { $rejoin }. To end here: { $end }.
    }
}
# A text that somebody typed and the program does not take; $why says what is wrong with it.
name = Can't use this name: { $why }.
club = Can't use this club: { $why }.
partner = Can't use the partner's name: { $why }.
family = Can't use this family: { $why }.
member = Can't use this member number: { $why }.
travel = Can't use this travel group: { $why }.
event-name = Can't use this event name: { $why }.
reason = Can't use this reason: { $why }.
note = Can't use this note: { $why }.
