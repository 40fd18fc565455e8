players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
teams =
    { $n ->
        [one] { $n } team
       *[other] { $n } teams
    }
rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boosters =
    { $n ->
        [one] { $n } booster
       *[other] { $n } boosters
    }
draft-sets =
    { $n ->
        [one] { $n } draft set
       *[other] { $n } draft sets
    }
pods =
    { $n ->
        [one] { $n } pod
       *[other] { $n } pods
    }
# How several things stand in a sentence: "1, 4 and 9". $rest is all but the last.
and = { $rest } and { $last }
or = { $rest } or { $last }
labelled = { $label }: { $text }
labelled-stop = { $label }: { $text }.
bracketed = { $text } ({ $note })
comma = { $one }, { $other }
dotted = { $one } · { $other }
three-dotted = { $one } · { $other } · { $third }
numbered = { $n }. { $item }
spaced = { $one } { $other }
table = table { $n }
text = { $text }
decimal = { $whole }.{ $part }
date = { $year }-{ $month }-{ $day }
# Small numbers as words: they read better beside points in figures.
word =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
# Why a name or a note is not accepted, as a clause; and which player a text means.
hostile = the character { $code } isn't allowed in a name or note; leave it out
too-many-marks = the letter "{ $letter }" has more than { $most } marks; leave some out
empty = it is empty; write at least one letter
too-long = it is longer than { $most } characters; shorten it
no-such-number = There is no player #{ $number }: numbers go from #1 to #{ $most }.
nobody-named = Which player? A name, part of one, or #number.
nobody-matches = No player matches "{ $typed }": enter part of the name, or #number.
could-be = "{ $typed }" could be { $players }: enter more of the name, or #number.
with-number = { $name } (#{ $number })
more = { $n } more
# An event that the command line names by its name.
meant = Event: { $name } ({ $file })
several =
    Several events match "{ $word }". Name one by its file:
    { $events }
# Rows of a list that are not on the screen.
hidden = { $n } more
named-more = and { $n } more
nowhere = There is no event "{ $word }": no such file in { $here }, and no event with that name in { $folder }. Check the name, or create an event with `komandor new`.
none-runs = No event is in progress in { $folder }: name the event's file.
several-run =
    Several events are in progress. Name one by its file:
    { $events }
# Refusals that several commands share.
closed = The event is closed. To reopen it: { $undo }.
closed-already = The event is already closed.
nothing-played = Nothing has been played yet. To pair the first round: { $pair }.
no-round = No round is paired yet. To pair the first: { $pair }.
has-left = { $name } dropped. To bring { $name } back: { $rejoin }.
results-missing =
    { $n ->
        [one] { $n } result of { $round } is missing: report table { $tables } first.
       *[other] { $n } results of { $round } are missing: report tables { $tables } first.
    }
# Behind the numbers of some tables: "1, 2 and 5 more".
more-tables = { $n } more
too-few =
    { $who ->
        [team]
            { $n ->
                [0] A round needs two teams, and none is left. To bring one back: { $rejoin }.
               *[other] A round needs two teams, and only one is left. To bring one back: { $rejoin }.
            }
       *[player]
            { $n ->
                [0] A round needs two players, and none is left. To bring one back: { $rejoin }.
               *[other] A round needs two players, and only one is left. To bring one back: { $rejoin }.
            }
    }
too-few-or-end =
    { $who ->
        [team]
            { $n ->
                [0] A round needs two teams, and none is left. To bring one back: { $rejoin }. To end here: { $end }.
               *[other] A round needs two teams, and only one is left. To bring one back: { $rejoin }. To end here: { $end }.
            }
       *[player]
            { $n ->
                [0] A round needs two players, and none is left. To bring one back: { $rejoin }. To end here: { $end }.
               *[other] A round needs two players, and only one is left. To bring one back: { $rejoin }. To end here: { $end }.
            }
    }
# A text that somebody typed and the program does not take; $why says what is wrong with it.
refused-text =
    { $what ->
        [event-name] Can't use this event name: { $why }.
        [reason] Can't use this reason: { $why }.
        [note] Can't use this note: { $why }.
        [fee] This entry fee can't be used: { $why }.
        [thing] Can't use this name: { $why }.
       *[name] Can't use this name: { $why }.
    }
# What `komandor words check` finds in the files of a language.
attribute = { $name } has attributes, which aren't supported here: write it as text
fluent-fault =
    { $fault ->
        [escape] unknown escape in Fluent: write the character itself
        [brace] a brace is closed but never opened
        [no-default] one choice must be the default: put * before its bracket
       *[two-defaults] only one choice can be the default
    }
function = { $name }() is a function, which messages can't call
# What this language calls itself.
language = English
missing = { $name } is missing, so English is used
no-argument = ${ $name } is not an argument of { $message }, which has { $known }
no-term = -{ $name } is not a term of this language: define it in terms.ftl
no-text = { $name } has no text
not-fluent = not valid Fluent: { $problem }
quote-open = a quotation mark is not closed on its line
reference = { $name } is another message, but a text can only use terms
too-deep = braces are nested more than { $most } deep; close some
twice = { $name } is already in this file
unused = { $name } is never used
# A file that was changed or damaged. $fault is file, line, column and what is wrong there.
line-changed = checksum mismatch: this line was changed outside Komandor
head-changed = checksum mismatch: the file's head was changed outside Komandor
shown-before =
    { $fault }; showing the event { $head ->
        [changed] with the changed head
       *[other] before this line
    }, read-only: restore a copy, or fix or accept the file with `komandor edit`
others-changed =
    { $n ->
        [one] { $problem } (line { $lines } was changed as well)
       *[other] { $problem } (lines { $lines } were changed as well)
    }
# Causes, short enough for a banner.
cause-missing = lines are missing before line { $line }
cause-line = line { $line } is damaged
cause-changed = line { $line } was changed from outside
hostile-letter = invisible or control character { $code }; delete it
