# Wyniki dla innych programów i opis JSON-a.
results = Wyniki
column-kind = Rodzaj
column-match = Mecz
column-id-a = Nr A
column-id-b = Nr B
column-won-a = Wygrane A
column-won-b = Wygrane B
column-drawn = Remisy
column-winner = Zwycięzca
column-how = Sposób
all-rounds = Tu są wszystkie rundy; pomiń --round i --stage.
json-intro = Wyniki --format json. Klucze są tylko dodawane; klucz ze znakiem ? jest opcjonalny. Punkty i kryteria są dokładne: liczba całkowita albo ułamek jako tekst, np. "5/9". Klucze i ten opis są po angielsku.
json-schema = komandor help json ARKUSZ pokazuje jeden arkusz, komandor help json --schema ARKUSZ jego JSON Schema.
json-version = Wersja tych formatów: { $n } (klucz komandor w każdym dokumencie).
json-unknown-sheet = Nie ma JSON-a dla „{ $word }”; arkusze to { $known }.
json-schema-only = --schema działa tylko z help json: komandor help json --schema { $sheet }
