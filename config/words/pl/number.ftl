decimal = { $whole },{ $part }
date = { $day }.{ $month }.{ $year }
word = { $n }
moment = { $day } { $time }
