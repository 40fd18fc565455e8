# Points in halves.
points = { $n } points
wants = a number of points
write = write digits, or halves such as 1/2
whole-rows = with tournament_points, points are whole; write whole numbers
whole-draw = with timed_draw, points are whole; write whole numbers, such as 2 for 1 and 1 for "1/2"
whole-cut = a cut at a number of points is made at whole points, and here points come in halves; take minimum_points out
