# The help of the commands. COMMAND is a command's line, COMMAND--ARGUMENT an argument of it;
# an argument that several commands have stands once, as komandor--ARGUMENT.
komandor = Run a Star Wars tournament from the terminal
komandor-long =
    Run a Star Wars tournament from the terminal.
    
    Without a command it lists your events; with an event file it opens that event.
komandor--home = The folder of events [default: $KOMANDOR_HOME, or the platform's data folder]
komandor--rulesets = The folder of your own rulesets [default: rulesets in the platform's configuration folder]
komandor--theme = Colours: auto, dark, light or another of `komandor themes` [default: $KOMANDOR_THEME, theme: in config.yaml; else auto, which asks the terminal]
komandor--ascii = Draw with ASCII characters only [default: $KOMANDOR_ASCII, ascii: in config.yaml, or by the locale and the terminal]
komandor--lang = Language: en, pl, or your own folder; watch alternates with en,pl [default: $KOMANDOR_LANG, lang: in config.yaml, or the locale]
komandor--mirror = Also write every saved action to this file on another disk; overrides the event's mirror
komandor--plain = Talk in lines instead of screens, for screen readers; automatic with TERM=dumb
komandor--event = The event: its file, its name, or the first letters of words in its name
komandor--help = Print help
komandor--version = Print version
new = Create an event file
new--file = The file to create; an existing file is never overwritten
komandor--game = The game's id, as `komandor games` lists them
new--name = The event's name [default: from the file's name]
new--date = The date, such as 2026-11-21 [default: today]
new--structure = [default: the tier's; custom if --rounds is given]
new--tier = [default: the game's first]
new--rounds = Rounds before the cut [default: from the structure's table]
new--cut = The size of the cut, 0 for none [default: from the structure's table]
new--cut-by = top N, top N and ties, or everyone with N points
new--seed = The seed for every draw [default: random]
new--organizer = The organizer's name [default: $KOMANDOR_BY, or you]
do = Carry out a command, such as: komandor do shop.yaml report 3 W
do--dry-run = Show what would be saved and its effects; save nothing
do--verb = A command with its arguments; - reads commands from standard input, one a line
show = Show an event, for people or for programs
show--who = The player whose card, place, list or odds to show: a name, part of one, or # and the id
show--round = A round other than the current one
show--stage = The stage the round belongs to: 1 before the cut, 2 the finals
show--of = Whose lists to show in full: cut, the players in the top cut
show--format = The format [default: text; with --to, by the file's extension]
show--print = Print with the command in KOMANDOR_PRINT, or print: in config.yaml [default: lp]
show--to = Write to this file: .txt .md .csv .json .html
show--replace = Replace the --to file if it exists
show--clipboard = Copy to the terminal's clipboard, over SSH too
show--held = Include the held round, which only scorekeepers see
show--by = How results are weighed in odds: equal, or by record
show--playouts = Playouts for odds [default: 10000; fewer above 250 players]
show--version = A version of the list other than the newest
edit = Edit an event file by hand: checked, sealed again and replaced in one step
edit--accept = Accept the file as it is, whoever changed it, if all of it makes sense
edit--from = Continue with a copy kept when it could not be accepted
edit--why = The reason, kept in the log
watch = Show an event to players: read-only, follows the file
watch--event = The event, named as elsewhere [default: the one in progress]
watch--view = What to show; separate several with commas to rotate: by-name,standings,clock
watch--stay = Seconds each page stays, 5 to 300
watch--big = For a projector: blank lines, fewer and wider columns, a larger timer
watch-after =
    Keys: v next view; 1 to 8 show a view now and keep it in the rotation, the same digit again
    leaves it out; + and - how long a page stays, Space holds the page, ? hides the keys,
    q quits.
    
    Terminals can't reliably enlarge text. --big drops what the back row can't use and spreads
    out the rest; a larger terminal font does more.
    
    It writes no file, opens no other file and no shell, and shows nothing of a held round. For
    an SSH key that may do only this, put this line in authorized_keys on the computer that has
    the event:
    
    command="komandor watch /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
publish = Write a static site for phones: tables by name, standings, rounds, event info
publish--dir = Its folder: a new one, an empty one, or one written this way before
serve = Let players report their results from their phones
serve--listen = The address and port to listen at; 0.0.0.0:8080 is for the hall's network
serve-after =
    It hands out the site that publish writes, with a form. Each player has a code, on a strip of
    the match slip to tear off and on the players' list. A code reports only its own match of the
    current round. A report counts once the opponent reports the same; all others wait in the
    inbox. setup reports=confirmed|first|inbox|none changes that: none takes no reports.
    
    By default only this computer can reach it. In the hall, players follow the code on the
    slips, and the board shows the address. It is plain HTTP, without encryption.
station = Let players enter the results of their own tables
station--name = The station's name, shown in the log with its results
station--locked = No key closes it, only a signal; otherwise Ctrl-Q twice
station-after =
    A player types a table number and enters the result, and the opponent confirms it. A first
    result counts. One that differs from the table's waits in the scorekeepers' inbox. Nothing
    else can be seen or done. For an SSH key that may do only this, put this line in
    authorized_keys on the computer that has the event:
    
    command="komandor station --locked /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
demo = Try the program on a sample event, in a temporary folder
games = List the games, show one, or create and check your own
games-show = Show everything a ruleset says
komandor--id = The game's id
games-show--part = list: an example of a deck or army list, for players to copy
games-new = Create your own game: writes a ruleset file for you to edit
games-new--id = The new game's id: lower-case letters, digits and hyphens
games-check = Check a ruleset file: what is wrong, where, and what was expected
games-check--file = The ruleset file, or the id of your own game
games-try = Play a small event with a ruleset, step by step, in a temporary folder
games-try--players = How many players or teams, 2 to 64
games-try--seed = Repeat the same event
games-schema = Print the JSON Schema of a ruleset, for completion and checks in an editor
games-help = Show the help of one of these commands
games-help--command = Such as check
simulate = Play random events, and print a line of JSON for each
simulate-after =
    Each line is an event from registration to champion, in the JSON of
    `komandor show EVENT event --format json`: with late entries, drops, no-shows
    and corrections. --check prints its findings to standard error, the count last.
    When the lines go to a file, the terminal shows how many there are, and the
    current round if an event has a thousand players or more.
    
    Exit status: 0 done, 1 a breach was found or the game can't be played so,
    2 wrong usage. Ctrl-c stops it; every printed line is whole.
    
    { "  " }komandor simulate --game destiny --players 64 --events 1000 --check > events.jsonl
simulate--players = Players per event, 2 to 10000, late ones included
simulate--events = How many events
simulate--seed = The first event's seed; each later event adds one. The same seed gives the same bytes
simulate--structure = [default: basic; custom if the structure has no row for that many players]
simulate--drops = How many players in a hundred drop before the last round, on average. One in eight of them comes back before each later round, and two players always stay. With 0 nobody drops, is a no-show or is disqualified
simulate--house = A house player replaces byes; added to the players
simulate--check = Check every event independently, and count the findings
verify = Independently check every round, bye, cut, bracket and standing
verify-after =
    Each breach is one line: where, what, what it should be, and the action of the
    log that caused it. `komandor show EVENT log` lists the actions, `komandor do
    EVENT undo N WHY` undoes one, `komandor edit EVENT` fixes the file by hand. A
    remark is something an organizer did by hand, and is not a breach. With
    --format json each file is a line of JSON.
    
    Pairings, byes, missions, sides, pods, start numbers and random numbers are drawn
    again from the seed, and every difference is listed. Not checked: whether results
    are those that were played, judges' decisions at a table, the decklists, and
    whether the seed itself was random.
    
    Exit status: 0 all OK, 1 a breach was found, 2 wrong usage, 3 a file is damaged
    or can't be read.
verify--events = The event files
season = One table over many events: points for places, the best N, the finalists
season-after =
    Without files it reads the events in your folder and its archive. Events that don't
    count are named: unfinished or damaged ones, another game, the same event twice.
    The order of the files makes no difference.
    
    Players are matched by name, and namesakes by club. Each doubtful pair is listed; to
    answer, add a line under same or different in the season file.
season--events = Event files, or folders of them [default: all in your events folder]
season--rules = The season file, or its name in the folder `seasons` [default: a table of points for ten places]
season--player = One player: events, places, results, most frequent opponents
season--seeds = The finalists as a roster to import
season--format = The format [default: text; csv for --seeds]
season-new = Create a season file, every part explained
season-new--name = Its name: letters a to z, digits and hyphens
words = Languages: check your own files
words-check = Check a language's files: what is wrong, missing or unused, and where
words-check--dir = The language's folder [default: all your own languages]
help = Show all keys, all commands, the JSON, the man page, shell completions, or a command's help
help--topic = keys, verbs, man, json, completions bash|zsh|fish, or a command such as: games show
help--schema = The JSON Schema of this sheet; with: help json
themes = Screen colours: list them, or print one as a file to edit
themes-show = Print a built-in theme as a file to edit
themes-show--name = The theme's name
keys = Print all keys as a file to edit
recover = Continue from the mirror of an event whose file is lost or older
recover--mirror = The mirror: the file set with setup mirror=
recover--event = The event file; created, or completed from the mirror
recover--yes = Accept the listed actions without asking
