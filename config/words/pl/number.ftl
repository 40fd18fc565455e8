decimal = { $whole },{ $part }
