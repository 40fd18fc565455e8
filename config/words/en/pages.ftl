# Titles, facts and headings of pages: paper, spreadsheets, web pages.
sheet-of =
    { $sheet ->
        [penalties] { $event } · penalties: { $name }
        [odds] { $event }: odds of { $name }
       *[card] { $event } · card: { $name }
    }
no-clock = no clock
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
results-missing =
    { $n ->
        [one] { $n } result is missing
       *[other] { $n } results are missing
    }
by-name = { $event } · { $round } by name
extra-minutes =
    { $n ->
        [one] { $n } extra minute
       *[other] { $n } extra minutes
    }
slip = { $event } · { $round } · table { $table }
tick = Tick the winner.
tick-or-drawn = Tick the winner or a draw.
circle = Circle the number of games each player won.
match = { $shape } per match.
tick-each =
    { $draws ->
        [yes] Tick the winner of each game, or both players for a draw.
       *[no] Tick the winner of each game.
    }
worth = Each game: { $won } for the winner, { $lost } for the loser.
worth-drawn = Each game: { $won } for the winner, { $lost } for the loser, { $drawn } each for a draw.
side-to-write =
    { $n ->
        [one] Each player writes their side: { $first } or { $second }.
       *[other] Each player writes their side in game 1: { $first } or { $second }.
    }
margin-to-write = The winner also writes: { $name }, 0 to { $most }.
standings = standings
final-standings = final standings
standings-during = standings during round { $round }
standings-after = standings after round { $round }
as-it-stood = { $date } · when the next round was paired
champion = Champion: { $name }
pod-of = Pod { $n }: { $size }
pod-winner = pod { $n } { $name }
pod-winners = Winners: { $winners }
left = dropped
not-registered = not registered
sheet =
    { $sheet ->
        [officials] { $event }: officials
        [prizes] { $event }: prizes
        [apart] { $event }: kept apart
        [odds] { $event }: odds
        [calls] { $event }: calls
        [penalties] { $event } · penalties
        [checks] { $event } · deck checks
        [proxies] { $event } · proxies
        [inbox] { $event }: pending player reports
        [list] { $event }: blank decklist
       *[bracket] { $event } · bracket
    }
seeds = Seeds
to-come = Upcoming
places-decided = Places decided
undone = undone
why = { $event } · why these pairings, { $round }
missing = { $event } · missing results, { $round }
slips = { $event } · match slips, { $round }
pairings = { $event } · pairings, { $round }
drawn-again =
    { $n ->
        [1] Re-paired
       *[other] Re-paired { $n } times
    }
before-the-start = Before the start: { $why }
place-of = why place { $place }: { $name }
opponents = Opponents
structure = Structure { $structure }
structure-tier = Structure { $structure }, tier { $tier }
deciding-match-if-level = a deciding match if tied for first
announced = Plan: { $plan }
drawn-on-time = Drawn game: { $points }
organizer = Organizer: { $name }
judge = Judge: { $name }
minutes-a-round =
    { $n ->
        [one] { $n } minute per round
       *[other] { $n } minutes per round
    }
minutes-a-round-of-finals =
    { $n ->
        [one] { $n } minute per round of the finals
       *[other] { $n } minutes per round of the finals
    }
minutes-in-the-final =
    { $n ->
        [one] { $n } minute for the final
       *[other] { $n } minutes for the final
    }
no-clock-in-finals = no clock in the finals
no-clock-in-the-final = no clock in the final
# The paper pack and the site for phones, which are written automatically.
label-paper = Paper pack
label-site = Site folder
no-folder = No folder: write its path, or off.
folder-too-long = The folder path is too long: at most { $most } bytes.
folder-unreadable = The folder path has an invisible character.
paper = Paper pack not written: { $why }
site = Site not written: { $why }
not-a-folder = { $path } isn't a folder.
others-files = { $path } has other files in it; choose an empty or a new folder.
other-event = { $path } has the sheets of another event, { $event }; choose another folder.
busy = another program is writing to { $path }.
damaged-mark = Can't read { $file }; move it away, or choose another folder.
page-of-pairings = Pairings: { $round }
page-of-results = After { $round }
stayed = The sheets are still in { $path }: { $why }
# The site for phones.
pages = Pages
everybody = Everyone’s table
find = Find your name
nobody-found = No such name.
mine = Your table
another = Another name
letters = First letters
seat = Seat { $n }
against = against { $name }
no-places = No standings yet.
open-a-place = Tap a name to see how the place is computed.
not-started =
    { $n ->
        [one] { $n } minute, timer not started
       *[other] { $n } minutes, timer not started
    }
paused =
    { $n ->
        [one] Timer paused, { $n } minute left
       *[other] Timer paused, { $n } minutes left
    }
ends = Ends at { $time }
site-left = { $n } min left
as-of = { $round } · as of { $day }, { $time }
reload = Reload this page for the latest
follows = Updates by itself
is-new = New:
no-connection = No connection. This page may be out of date.
label-address = Public address
on-a-phone = On your phone
no-address = No public address is set.
scan = Your table, the standings and every result on your phone:
# The command that carries a written site on.
not-carried = Site written, but { $command } failed; it will be tried again: { $why }
carried-again = The site is being sent on again.
folder-in-a-word = { "{}" } must be a word of its own, such as rsync -a { "{}" } host:/var/www
no-such-command = there is no command { $name }; set another as publish_then in { $settings }
written =
    { $n ->
        [one] Wrote { $n } file of the site to { $folder }
       *[other] Wrote { $n } files of the site to { $folder }
    }
unchanged = The site in { $folder } is already up to date
# A sheet leaves the program: the menu, the printer, the file, the clipboard, the pager.
# $sheet is the title of a sheet, such as: Standings after round 3.
place = sheets to print or save
title = Print, save, copy or read
hint = print, export
hint-print = print
hint-file = file
hint-copy = copy
hint-read = read
hint-held = held round
pager-back = back to Komandor
enter-goes-back = Enter goes back
whole-event = The whole event
players = players
nothing-held = No round is held: everything on the sheets is public
held-left-out = The held round is not on it. { $key } in this menu: add it, for scorekeepers only.
# The printer.
printing = Sending { $sheet } to { $name } …
printed = Sent { $sheet } to { $name }
not-printed = { $name } didn't print { $sheet }: { $why }
no-printer = No printer is set up here (no command { $name }). A sheet can be saved to a file and printed elsewhere.
export-no-command = { $command } isn't a command: write { $variable } as in a shell, such as lp -o cpi=12
too-slow =
    { $n ->
        [one] still running after { $n } second, so it was stopped
       *[other] still running after { $n } seconds, so it was stopped
    }
ended-with = it ended with status { $status }
no-thread = Not printed: { $why }
file-title = Save to a file: { $sheet }
file-about = The extension sets the format: { $endings }
no-ending = The extension sets the format. Use one of: { $endings }
export-no-folder = There is no folder { $folder }: create it first
is-a-folder = { $path } is a folder: name a file in it
no-plain-file = { $path } isn't a regular file: left unchanged
not-written = Not saved: { $path }: { $why }
exists = { $path } already exists. { $key } once more: replace it
exists-shell = { $path } already exists. To replace it: { $option }
export-written = Saved { $sheet } to { $path }
# The clipboard.
copied =
    { $n ->
        [one] Copied { $sheet }, { $n } line.
       *[other] Copied { $sheet }, { $n } lines.
    }
if-not-pasted = If pasting gives nothing, the terminal blocks it.
if-not-pasted-in-tmux = If pasting gives nothing, tmux needs: set -g set-clipboard on
export-too-long = The clipboard takes at most { $most } kB, and this is { $size } kB: save it to a file
no-terminal = Copying needs a terminal, and the output isn't one: leave out { $option }, or use { $other }
# Results for other programs, and the reference of the JSON.
results = Results
column-drawn = Drawn
column-winner = Winner
column-how = How
# komandor help json.
json-intro = Output of --format json. Keys are only ever added; a key marked ? is optional. Points and tie-breaks are exact: a whole number, or a fraction as a string such as "5/9".
json-schema = komandor help json SHEET shows one sheet, komandor help json --schema SHEET its JSON Schema.
json-version = Version of these formats: { $n } (the key komandor of every document).
json-unknown-sheet = No JSON for "{ $word }"; the sheets are { $known }.
no-address-read = A public address is like https://example.org/cup, at most { $most } letters, without spaces or a user name: copy it from the browser.
