decimal = { $whole }.{ $part }
