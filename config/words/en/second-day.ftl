# The second day: Swiss rounds for those above a line, who keep their points.
does = draws the line of the second day: those above it play on with their points
a-number = a number of points, players or losses
one-line-only = One line is drawn: points=N, top=N or losses=N.
no-line = "{ $word }" is no line of a second day: write points:18, top:32 or losses:2.
# A line in words: those who go on.
line-points = { $n ->
    [one] everybody with { $n } point or more
   *[other] everybody with { $n } points or more
}
line-top = the first { $n }
line-record = { $n ->
    [0] everybody without a loss
    [one] everybody with at most { $n } loss
   *[other] everybody with at most { $n } losses
}
rule-points = by points
rule-top = the first so many
rule-record = by losses
places-below = below all who play it
places-by-points = by their points
# What is done, and what is refused.
drawn = { $n } of { $all } play the second day, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $names }.
everybody = Everybody goes on.
others = { $n ->
    [one] One does not go on, and has a place { $places }.
   *[other] { $n } do not go on, and have places { $places }.
}
other-line = Another line was announced: { $line }.
unknown = { $game } has no second day: its rules name none.
due = The first day is over: { $day2 } draws the line of the second.
rounds-to-come = Round { $played } of { $rounds } of the first day is played: { $pair } goes on.
drawn-already = The line of the second day is drawn: { $undo } takes it back.
not-announced = No second day is announced: { $setup } announces its rounds.
no-line-announced = No line is announced: { $day2 } says who goes on.
no-such-line = In { $game } the line is drawn otherwise: { $known }.
not-so-many = The first { $n } cannot go on: { $here } are here.
too-few = { $n ->
    [0] Nobody would go on: { $day2 } takes another line.
    [one] Only one would go on: { $day2 } takes another line.
   *[other] Only { $n } would go on: { $day2 } takes another line.
}
first-is-over = The first day is over, and its rounds stay: { $undo } takes the line back.
finals-made = The cut is made, and no second day comes before it any more: { $undo } takes it back.
too-many-rounds = { $n } rounds are too many for a second day: at most { $most }, with the first day 20 in all.
rounds-are-paired = { $n ->
    [one] { $n } round of the second day is needed at least: it has begun.
   *[other] { $n } rounds of the second day are paired already.
}
settled = Who plays the second day is settled: { $name } does not.
plays-no-more = { $name } does not play the second day, and keeps the place.
no-late-entry = The second day has begun: nobody enters any more.
before-closing = A second day is announced: { $day2 } draws its line.
before-the-cut = A second day comes first: { $day2 } draws its line, { $none } leaves it out.
log = second day: { $n } go on ({ $line })
misread = the second day does not fit here
# The screen.
status = first day only
phase = before the second day
key = second day
next = Next: { $key } draws the line of the second day; as announced, { $n } go on.
next-open = Next: { $key } draws the line of the second day.
board-next = All results are in · the second day comes next
plain-next = Next: { $verb } draws the line of the second day; as announced, { $n } go on.
plain-next-open = Next: { $verb } draws the line of the second day.
is-line = second day: { $line }
was-line = second day: { $n }
title = The line of the second day
label-line = Number
label-by = Who goes on
label-rounds = Second day, rounds
line-later = announced later
number-missing = Write the number of points, players or losses.
form-open = { $all } are here. Write where the line is.
form-nobody = Nobody goes on with this line.
form-goes-on = { $n } of { $all } go on; the last of them is { $last }.
# The announcement.
item = Second day
announced = { $n ->
    [one] { $n } more Swiss round, points are kept
   *[other] { $n } more Swiss rounds, points are kept
}
announced-line = Played by { $line }
announced-later = Who plays it is said after the first day
announced-drawn = { $n ->
    [one] { $n } player plays it
   *[other] { $n } players play it
}
announced-places = Those who do not play it have places { $places }
# A ruleset in words.
field = Second day
field-places = Others then
row = { $n ->
    [one] second day: { $n } round
   *[other] second day: { $n } rounds
}
row-line = { $n ->
    [one] second day: { $n } round for { $line }
   *[other] second day: { $n } rounds for { $line }
}
# What is wrong in a ruleset.
not-swiss = with the pairing { $pairing } there are no Swiss rounds to go on with; take second_day out
no-deciding-match = a deciding match follows the rounds of one day; take second_day out, or choose other finals
no-rule = by names no way to draw the line; write one, such as [points]
not-described = a second day stands here, but the rules describe none; add "{ $example }" to preliminary
rounds = { $n } rounds of a second day cannot be played after these; write a number from 1 to { $most }
line-without-rounds = a line stands here without rounds; add second_day_rounds
one-line = a line is one of points, top and losses; write one of them, such as "second_day: {"{"}points: 18{"}"}"
other-rule = the line is drawn by { $by }, which second_day does not list in by; add it there, or draw the line otherwise
# The odds.
goal = Goal: the second day ({ $line })
odds-card = The second day: { $chance }
no-odds-yet = There are no odds before the line of the second day is announced.
# Found by verify.
verify-place = second day
verify-unknown = the rules of this game draw no such line
verify-time = the line is drawn after { $n } rounds, with { $open } results missing, and does not belong there
verify-rounds = a second day of { $said } rounds, { $due } are announced
verify-standings = standings before the second day
verify-others = goes on wrongly: { $extra }; should go on: { $missing }
