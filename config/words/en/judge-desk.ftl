# Lists, notes, and closing the event.
list = { $name } handed in a decklist.
same-list = { $name } has already handed in this decklist.
noted = Note saved.
closed = Event closed: { $champion }.
champion-left = { $name } dropped, but nobody passed them in the standings.
closed-without-champion = Event closed, without a champion.
not-played = Not all rounds have been played. To pair { $round }: { $pair }.
first-are-level = There is a tie for first. To seed the deciding match: { $cut }. If someone won't play it: { $drop }.
# $what is the cut in the settings: "cut to 8".
cut-announced = The { $what } is still to come. To make it: { $cut }. To skip it: { $none }.
