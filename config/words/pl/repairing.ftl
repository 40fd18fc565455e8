# Poprawka rundy: możliwości i wiersz na powód.
place = Poprawka rundy
