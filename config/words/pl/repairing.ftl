# Poprawka rundy: możliwości i wiersz na powód.
place = Poprawka rundy
key-save = zapisuje wybraną poprawkę z powodem z wiersza
