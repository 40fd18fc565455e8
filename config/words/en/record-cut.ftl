# The cut by record: everybody with at most so many losses goes on.
rule = everyone with at most so many losses
losses = a number of losses
phrase = { $n ->
    [0] cut to those without a loss
    [one] cut to those with at most { $n } loss
   *[other] cut to those with at most { $n } losses
}
row = { $n ->
    [one] at most { $n } loss
   *[other] at most { $n } losses
}
go-on = { $n ->
    [one] All with at most { $n } loss go on
   *[other] All with at most { $n } losses go on
}
form = losses: all with at most so many
other-cut = { $n ->
    [one] { $cut } where the table takes all with at most { $n } loss.
   *[other] { $cut } where the table takes all with at most { $n } losses.
}
takes-everybody = { $n ->
    [one] A cut to those with at most { $n } loss takes everybody after { $rounds }.
   *[other] A cut to those with at most { $n } losses takes everybody after { $rounds }.
}
nobody-comes-in = { $n ->
    [0] Nobody takes the place: everybody without a loss is in already.
    [one] Nobody takes the place: everybody with at most { $n } loss is in already.
   *[other] Nobody takes the place: everybody with at most { $n } losses is in already.
}
# What is wrong in a game.
row-of-players = the first of the cuts is record, so a cut to { $n } players is not read here; write cut_losses, or write top first in cuts
row-of-both = a row has one cut; write cut or cut_losses
not-in-cuts = the game has no cut by record; add record to finals.cuts, or write cut
row-of-none = cut_losses is at least 1; write 1, or cut with a number of players
row-of-everybody = in { $rounds } nobody can lose more, so everybody would go on; write a smaller number
# verify
verify-not-by-record = the table takes all with at most { $n } losses, and the plan cuts in another way
verify-unknown = everybody with a record went on, but the game has no such cut
