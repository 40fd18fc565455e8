# The help of the commands. COMMAND is a command's line, COMMAND--ARGUMENT an argument of it;
# an argument that several commands have stands once, as komandor--ARGUMENT.
komandor = Runs a Star Wars tournament from the terminal
komandor-long =
    Runs a Star Wars tournament from the terminal.

    Without a command it opens the list of your events; with the name of an event file it opens that event.
komandor--home = The folder of events [default: $KOMANDOR_HOME, or the platform's data folder]
komandor--rulesets = The folder of your own rulesets [default: rulesets in the platform's configuration folder]
komandor--theme = The colours: auto, dark, light, another of `komandor themes` [default: $KOMANDOR_THEME, theme: in config.yaml; else auto, the terminal is asked]
komandor--ascii = Draw with ASCII characters only [default: $KOMANDOR_ASCII, ascii: in config.yaml, or by the locale and the terminal]
komandor--lang = The language of the words: en, pl, or a folder of your own; watch shows en,pl in turn [default: $KOMANDOR_LANG, lang: in config.yaml, or the locale]
komandor--mirror = Also write every saved action to this file, on another disk; instead of the mirror of the setup
komandor--plain = A dialogue in lines instead of screens, for screen readers; by itself on a terminal of TERM=dumb
komandor--event = The event: its file, its name, or the beginnings of words of its name
komandor--help = Print help
komandor--version = Print version
new = Make an event file
new--file = The file to make; an existing file is never overwritten
new--game = The game's id, as `komandor games` lists them
new--name = The event's name [default: from the file's name]
new--date = The day, as 2026-11-21 [default: today]
new--structure = [default: the tier's; custom if --rounds is given]
new--tier = [default: the game's first]
new--rounds = Rounds before the cut [default: by the structure's table]
new--cut = How many go on to the finals, 0 for none [default: by the structure's table]
new--cut-by = The best N, those level with them as well, or all with N points
new--seed = The seed of every draw [default: a random one]
new--organizer = The organizer's name [default: $KOMANDOR_BY, or you]
do = Carry out a verb, such as: komandor do shop.yaml report 3 W
do--dry-run = Say what would be saved and what follows from it; save nothing
do--verb = A verb with its words; - takes verbs from standard input, a line each
show = Show an event, for people or for programs
show--who = The player whose card, place, list or odds are asked: a name, a part of one, or # and the id
show--round = Another round than the newest
show--stage = The stage the round belongs to: 1 before the cut, 2 the finals
show--of = Whose lists are shown whole: cut, those who go on to the finals
show--format = The form [default: text; with --to, what the ending of the file tells]
show--print = Print it with the command in KOMANDOR_PRINT, or print: in config.yaml [default: lp]
show--to = Write it into this file: .txt .md .csv .json .html
show--replace = Replace the file of --to if it exists
show--clipboard = Put it on the clipboard of the terminal, over SSH too
show--held = The round that is held, too, which only the scorekeepers see
show--by = How likely results of odds are: equal, or by record
show--playouts = The playouts of odds [default: 10000; fewer for more than 250 players]
show--version = Another version of a list than the newest
edit = Edit an event file by hand: checked, sealed anew and replaced in one step
edit--accept = Take the file as it stands, whoever changed it, if all of it makes sense
edit--from = Go on with a copy that was kept when it could not be taken
edit--why = The reason; it stands in the log
watch = Show an event to the players: read-only, follows the file
watch--event = The event, named as everywhere [default: the one that runs]
watch--view = What to show; several with commas come in turn: by-name,standings,clock
watch--stay = Seconds for which a page stays, 5 to 300
watch--big = For a projector: blank lines, fewer and wider columns, a larger clock
watch-after =
    Keys: v the next view; 1 to 8 show a view at once and keep it in turn, and the same digit
    again leaves it out; + and - how long a page stays, Space holds the page, ? hides the keys,
    q leaves.

    No terminal can enlarge its letters for certain. --big leaves out what the back row cannot
    use and spreads the rest; the terminal's own font size does more.

    It writes no file, opens no other file and no shell, and shows nothing of a held round. For a
    key of SSH that may only do this, the line in authorized_keys on the computer that has the
    event is:

    command="komandor watch /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
publish = Write a static site for phones: every table by name, standings, rounds, the announcement
publish--dir = The folder for it: a new one, an empty one, or one that was written so before
station = Let players enter the results of their own tables
station--name = The station's name, which stands in the log behind its results
station--locked = No key ends it, only a signal; without this, Ctrl-Q twice
station-after =
    A player types a table's number, enters the result, and the opponent confirms it. A first
    result counts. One that differs from the table's waits in the inbox of the scorekeepers.
    Nothing else can be seen or done. For a key of SSH that may only do this, the line in
    authorized_keys on the computer that has the event is:

    command="komandor station --locked /srv/shop.yaml",restrict,pty ssh-ed25519 AAAA…
demo = Try the program on an event under way, in a temporary folder
games = List the games, show one, begin or check one of your own
games-show = Show everything a ruleset says
games-show--id = The game's id
games-show--part = list: an example of a deck or army list, for players to copy
games-new = Begin a game of your own: writes a ruleset file for you to change
games-new--id = The new game's id: lower-case letters, digits and hyphens
games-check = Check a ruleset file: what is wrong, where, and what was expected
games-check--file = The ruleset file, or the id of a game of your own
games-try = Play a small event by a ruleset, step by step, in a temporary folder
games-try--id = The game's id
games-try--players = How many players or teams, 2 to 64
games-try--seed = Repeats the same event
games-schema = Print the JSON Schema of a ruleset, by which an editor completes and checks
games-help = Show the help of one of these commands
games-help--command = Such as check
simulate = Play whole events at random, and print a line of JSON for each
simulate-after =
    Each line is an event from registration to its champion, in the JSON of
    `komandor show EVENT event --format json`: with late entries, drops, no-shows
    and corrections. What --check finds stands on standard error, the count last;
    where the lines go into a file, the terminal shows how many there are, and of an
    event of a thousand players or more which round it is in.

    Exit status: 0 done, 1 a breach was found or the game cannot be played so,
    2 wrong usage. Ctrl-c ends it; every line that was printed is whole.

    { "  " }komandor simulate --game destiny --players 64 --events 1000 --check > events.jsonl
simulate--game = The game's id, as `komandor games` lists them
simulate--players = Players of each event, from 2 to 10000, late ones included
simulate--events = How many events
simulate--seed = The first event's seed; each of the others has the next one. The same seed gives the same bytes
simulate--structure = [default: basic; custom where the structure has no row for so many players]
simulate--drops = How many of a hundred players leave before the last round, on average. One in eight of them comes back before each later round, and two players always stay. With 0 nobody leaves, fails to appear or is disqualified
simulate--house = A house player plays where somebody would have a bye; they come besides the players
simulate--check = Judge every event by the independent checker, and count what it finds
verify = Check every round, bye, cut, bracket and standing by the independent checker
verify-after =
    Each breach is a line: where, what, what it should be, and the action of the log
    that did it. `komandor show EVENT log` lists the actions, `komandor do EVENT undo
    N WHY` takes one back, `komandor edit EVENT` mends the file by hand. A remark
    tells what an organizer did by hand, and is no breach. With --format json each
    file is a line of JSON.

    Pairings, byes, missions, sides, pods, start numbers and random numbers are drawn
    again from the seed, and each that differs is named. Not judged: whether results
    are those that were played, what judges decided at a table, the lists, and
    whether the seed itself was left to chance.

    Exit status: 0 all is well, 1 a breach was found, 2 wrong usage, 3 a file is
    damaged or cannot be read.
verify--events = The event files
season = One table over many events: points for places, the best N, the players of a final
season-after =
    Without files it reads the events of your folder and of its archive. What does not
    count is named: events that are not finished or are damaged, another game, the same
    event twice. The order of the files makes no difference.

    Players are known by name, and namesakes by club. Each doubtful pair is listed; the
    answer is a line under same or different in the file of the season.
season--events = The event files, or folders of them [default: all in your folder of events]
season--rules = The file of the season, or its name in the folder `seasons` [default: a table of points for ten places]
season--player = One player: events, places, results, the opponents met most
season--seeds = The players of the final as a roster, to be imported
season--format = The form [default: text; csv for --seeds]
season-new = Write the file of a new season, every part explained
season-new--name = Its name: letters a to z, digits and hyphens
words = The languages: check the files of your own
words-check = Check a language's files: what is wrong, missing or never said, and where
words-check--dir = The folder of the language [default: every language of your own]
help = Show every key, every verb, the JSON, the man page, completions for a shell, or the help of a command
help--topic = keys, verbs, man, json, completions bash|zsh|fish, or a command such as: games show
help--schema = The JSON Schema of this sheet; with: help json
themes = The colours of the screens: list them, or print some as a file to change
themes-show = Print a theme of the program as a file to change
themes-show--name = The theme's name
keys = Show all keys as a file to change
recover = Go on from the mirror of an event whose file is lost or older
recover--mirror = The mirror: a file that setup mirror= has named
recover--event = The event file; made, or completed by what only the mirror has
recover--yes = Take in the actions that are listed, without a question
