decimal = { $whole }.{ $part }
date = { $year }-{ $month }-{ $day }
# Small numbers as words: they read better beside points in figures.
word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
# A moment: the day, then the time.
moment = { $day } { $time }
