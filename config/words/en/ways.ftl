# Results for other programs, and the reference of the JSON.
results = Results
column-kind = Kind
column-match = Match
column-id-a = Id A
column-id-b = Id B
column-won-a = Won A
column-won-b = Won B
column-drawn = Drawn
column-winner = Winner
column-how = How
all-rounds = This covers all rounds; leave --round and --stage out.
# komandor help json.
json-intro = Output of --format json. Keys are only ever added; a key marked ? is optional. Points and tie-breaks are exact: a whole number, or a fraction as a string such as "5/9".
json-schema = komandor help json SHEET shows one sheet, komandor help json --schema SHEET its JSON Schema.
json-version = Version of these formats: { $n } (the key komandor of every document).
json-unknown-sheet = No JSON for "{ $word }"; the sheets are { $known }.
json-schema-only = --schema only works with help json: komandor help json --schema { $sheet }
