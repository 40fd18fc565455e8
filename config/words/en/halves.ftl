# Points in halves.
points = { $n } points
wants = a number of points
write = write whole numbers, or halves such as 1/2
whole-rows = with tournament_points, points are whole; write whole numbers
whole-draw = with timed_draw, points are whole; write whole numbers, such as 2 for 1 and 1 for "1/2"
whole-cut = a cut at a number of points needs whole points, and this game has half points; remove minimum_points
