# Results for other programs, and the reference of the JSON.
results = Results
trf = Tournament report (TRF)
column-kind = Kind
column-match = Match
column-id-a = Id A
column-id-b = Id B
column-won-a = Won A
column-won-b = Won B
column-drawn = Drawn
column-winner = Winner
column-how = How
all-rounds = This has every round; leave --round and --stage out.
# What a Tournament Report File cannot say.
trf-cannot = No tournament report: { $why }.
trf-is-text = A tournament report has a form of its own; leave --format out, or name a file that ends in .trf or .txt.
trf-no-rounds = it tells the rounds of the first stage, and none is over
trf-teams = it has one player to a line, and this game is played in teams
trf-games = it has one result for a match, and here each game of a match gives points
trf-house = { $name } is a house player, and the report cannot say how such a game counts
trf-too-many = it has room for { $most } players
trf-points = { $name } has { $points } for round { $round }, where the report would count { $worth }
trf-other = { $name } has { $points } points, and the rounds sum up to { $sum }; the report cannot say where the rest comes from
trf-many-points = { $name } has { $points } points, and the report has room for 99.9
# komandor help json.
json-intro = What the commands write with --format json. Keys are only ever added; a key marked ? may be absent. Points and tie-breaks are exact: a whole number, or a fraction as a string such as "5/9". Keys, words and this reference are English.
json-schema = komandor help json --schema SHEET prints the JSON Schema of one sheet, and komandor help json SHEET only what that sheet has.
json-version = Version of these shapes: { $n } (the key komandor of every document).
json-unknown-sheet = There is no JSON of "{ $word }": the sheets are { $known }.
json-schema-only = --schema belongs to help json: komandor help json --schema { $sheet }
