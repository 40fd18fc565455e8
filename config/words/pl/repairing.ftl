# Poprawka rundy: możliwości i wiersz na powód.
place = Poprawianie rundy
