# Uzupełnianie wiersza poleceń.
which = Która powłoka? komandor help completions { $known }.
unknown = Nie ma uzupełniania dla „{ $shell }”: wybierz { $known }.
belongs = Dodaj ten wiersz do { $file }; nowa powłoka uzupełni turnieje, polecenia i graczy:
