# Uzupełnianie wiersza poleceń.
which = Która powłoka? komandor help completions { $known }.
unknown = Nie ma uzupełniania dla „{ $shell }”: powłoki to { $known }.
belongs = Wpisz ten wiersz do { $file }; nowa powłoka uzupełni turnieje, polecenia i graczy:
