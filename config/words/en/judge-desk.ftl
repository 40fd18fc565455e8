# Lists, notes, and closing the event.
list = { $name } has handed in a list.
same-list = { $name } has handed in this list.
noted = Noted.
closed = The event is closed: { $champion }.
champion-left = { $name } left the event, and nobody passed them in the standings.
closed-without-champion = The event is closed, without a champion.
not-played = Not all that was announced is played: { $pair } draws { $round }.
first-are-level = The first are level: { $cut } seeds the deciding match, or { $drop } says who does not play it.
# $what is the announced cut: "cut to 8".
cut-announced = The { $what } is announced: { $cut } makes it, or { $none } does without.
