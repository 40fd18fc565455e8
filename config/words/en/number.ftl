decimal = { $whole }.{ $part }
date = { $year }-{ $month }-{ $day }
