# What is wrong with a deck or army list. $line is a line of the list.
at-line = line { $line }: { $found }
# A line that cannot be read.
too-many-bytes = the list has { $n } bytes, the limit is { $most }; check that it is the right file
empty = the list is empty; write a heading with cards under it
no-heading = the card "{ $card }" comes before any heading; write a heading above it, such as "Deck:"
bracket-not-opened = a closing bracket has no opening one; write both, as in [13]
too-many-points = "{ $points }" is too many points; write fewer
points-twice = the card has points twice; keep one pair of brackets
brackets-inside = the brackets aren't at the end of the line; write the name first, then [points] and [words]
no-copies = "{ $word }" isn't a number of copies; write a number from 1 to { $most } before the name
# A list that the rules forbid.
no-section = there is no section "{ $section }" in a list; use { $known }
too-few-or-many =
    { $n ->
        [one] section { $section } has { $n } card; the rules require { $wanted }
       *[other] section { $section } has { $n } cards; the rules require { $wanted }
    }
exactly = exactly { $n }
from-to = from { $from } to { $to }
at-least = at least { $n }
too-many-copies = section { $section } has { $n } copies of "{ $card }"; the rules allow { $most }
no-points = "{ $card }" has no points; write them after the name, such as [13]
sections-points =
    { $n ->
        [one] { $n } point in { $sections }; the rules allow { $most }
       *[other] { $n } points in { $sections }; the rules allow { $most }
    }
needed-beside = "{ $card }" is { $word }, but nothing under { $section } is; the rules require one there
both = "{ $card }" is both { $words }; the rules allow only one of them
only-one-of = the list has { $words }; the rules allow only one of them
word-at-line = { $word } (line { $line })
ambiguous = "{ $card }" could be { $cards }; write the full name, or add its product in brackets
# What a check finds in a deck or army list. $cards names cards with their lines.
card = "{ $card }" (line { $line })
and-more = { $cards } and { $n } more
# The headings of a list with several decks.
card-under-deck = "{ $card }" is right under the heading of a deck; write above it which section it belongs to: { $known }
before-decks = the section "{ $section }" comes before any deck; write above it which deck it is: { $known }
decks-missing =
    { $n ->
        [one] a deck is missing: { $decks }; the rules require { $asked }
       *[other] { $n } decks are missing: { $decks }; the rules require { $asked }
    }
# Who plays a deck, and with whom.
own-partner = { $name } is named as player and as partner; name the other player of the team
not-of-team = { $name } isn't on this team; its players are { $team }
two-players = { $first } is played by { $name }, { $second } by { $other }; one player must play both
one-player = { $first } and { $second } are both played by { $name }; each partner must have their own decks
# What the check cannot decide.
untagged =
    { $n ->
        [one] { $cards } in the section { $section } has none of the words { $words }, so it can't be checked; add one in brackets after the name
       *[other] { $cards } in the section { $section } have none of the words { $words }, so they can't be checked; add one in brackets after each name
    }
perhaps-beside = "{ $card }" is { $word }, and no card under { $section } is marked so; the word is missing at { $silent }, so this can't be checked
not-covered = "{ $card }" is { $word }; these rules don't say what such a card allows, so a judge decides
list-check-only-one-of = the list has { $words } together with { $cards }, which these rules don't cover; a judge decides whether both are allowed
# Totals of a list.
points = { $n } of { $most } points
points-of = { $section }: { $n } of { $most } points
points-left-out =
    { $n ->
        [one] { $points }, { $n } card without points
       *[other] { $points }, { $n } cards without points
    }
# A list that is too long to read.
too-many-lines = the list has { $n } lines, and only { $most } are read; check that it's the right file
more-lines = { $n } more lines can't be read; fix those above first
# How to write a deck or army list, and what its rules and data say.
how = How to write a list
example = Example list
lines = end a heading with a colon; under it, write one card per line: the number of copies, the name, then its points and words in square brackets, such as { $example }
any-line = 2 Name [3] [word]
deck-headings = a heading for each deck, and its sections below it: { $decks }
headings = headings: { $sections }
words = words in brackets: { $words }
product = if a name is not enough, add the product in brackets after it
no-difference = English or Polish, capital letters and accents don't matter; empty lines and lines that begin with # are ignored
# A blank list to print. $line is a line to write on.
blank-name = Name: { $line }
blank-section = Section
blank-copies = Copies
# Rules.
decks = decks: { $decks }; each has all the sections
names = { $player } and { $partner } in each deck say who plays it and with whom
tagged = { $section }: mark each card { $words }, or it can't be checked
list-form-not-covered = { $word }: a judge decides about these cards
no-lists = { $game } has no list rules.
no-example = { $game } has no example list (lists.example in its file).

# Lists that typed text filters in place.
place = filter the list
shown = { $n } of { $all } shown
elsewhere = { $key }: go to { $who }
key-all = show all
no-other-list = There is no other list here.
# A team in an alphabetical list.
team = { $one } & { $other }
# A letter was typed on a choice of a form, and no option begins with it.
only-choice = Only choice: { $option }.
choices = Choices: { $options }. Change with { $before } and { $after }.
import-event = Or register the players of an older event: its file, its name, or part of its name.
no-such-path = No folder, roster or event begins with { $path }: files end in .csv, .tsv, .txt or .yaml.
# The place of a key that the help found, and the key that leads there.
elsewhere-in = Elsewhere: { $place }
# Lists that are handed in, accepted, compared and shown.
# Why a list is not accepted.
hand-in-empty = The decklist of { $name } is empty: write a heading such as "Deck:" and the cards under it.
hand-in-too-many-bytes = The list has { $n } bytes, and the limit is { $most }: check that it's the right one.
hand-in-too-many-lines = The list has { $n } lines, and the limit is { $most }: check that it's the right one.
no-list = { $name } has not handed in a decklist. To hand one in: { $list }.
newer-list = { $name } has handed in a newer decklist, #{ $n }: look at it before you accept it.
no-fault = The decklist of { $name } has no errors to accept.
accepted-already = The decklist of { $name } is already accepted for this reason.
# A line of the log that cannot follow the lines before it.
# Before the start, and in the event info.
missing = Decklists are required, and { $n } of { $all } are missing: { $names }.
tier-demands-them = This tier requires decklists, but the event settings say not required.
top-cut =
    { $open ->
        [yes] Open to everyone after the cut
       *[no] Not shown
    }
# The log.
log-with-faults =
    { $n ->
        [one] { $name } handed in a decklist with { $n } error
       *[other] { $name } handed in a decklist with { $n } errors
    }
log-accepted = { $name }: decklist #{ $n } accepted with its errors
does-list = hand in a deck or army list (- reads standard input), or accept its errors
# The command line.
input-holds-verbs = Standard input holds commands here: name the list's file, or use do EVENT list WHO - by itself.
standard-input = standard input
# Shown: who has handed in a list. Each of these is a part of a series.
count-in = { $n } handed in
count-faulty = { $n } with errors
count-accepted = { $n } accepted with errors
count-missing = { $n } missing
state =
    { $state ->
        [missing] missing
        [handed-in] handed in
       *[accepted] accepted
    }
state-faults =
    { $n ->
        [one] { $n } error
       *[other] { $n } errors
    }
column-faults = Errors
column-fault = Error
column-version = Version
column-line = Line
column-accepted = Reason accepted
# Shown: one list.
list-of = decklist of { $name }
handed-in = Handed in at { $time } by { $by } (#{ $n }).
handed-in-version = Version { $at } of { $all }, handed in at { $time } by { $by } (#{ $n }).
has-accepted-faults =
    { $n ->
        [one] { $n } error, accepted at { $time } by { $by }: { $why }
       *[other] { $n } errors, accepted at { $time } by { $by }: { $why }
    }
versions = Versions
changes = Changes from version { $older } to version { $newer }
same-cards = Versions { $older } and { $newer } have the same cards.
taken-out = removed
added = added
advice = If a change is significant and could give an advantage, consider investigating it as cheating.
# Why a list is not shown.
no-version =
    { $most ->
        [one] This list has no version { $n }, only version 1.
       *[other] This list has no version { $n }: versions are 1 to { $most }.
    }
not-announced = Decklists in the top cut aren't set to open. To open them: { $setup }.
no-cut-yet = Decklists in the top cut open after the cut. To cut: { $cut }.
label-lists = Decklists required
item-open-lists = Decklists in top cut
label-open-lists = Open decklists in top cut
about-files = Plain text: headings such as "Deck:", then one card per line, such as "2 Force Speed".
accept-list-of = Accept the decklist of { $name }
one-version = The decklist of { $name } has only one version: nothing to compare.
no-sections = This game has no list sections: write your own headings.
no-input-here = Standard input is not available here: name a file.
none-yet = { $name } has not handed in a decklist.
ways-in = Paste it here; { $write }: write it; { $file }: take it from a file.
text-is-kept = An unfinished list was kept. { $key }: open it.
not-pasted = Nothing was pasted. { $why }
left-out =
    { $n ->
        [one] Removed { $n } invisible character.
       *[other] Removed { $n } invisible characters.
    }
how-to-write = One card per line: 2 Name [points] [word]
list-is = Decklist: { $state }
doubt = to check: { $doubt }
sign-no-fault = no errors
leaves-texts = Decklist typed but not handed in: { $names }. { $open }, then { $edit }: open it. { $again } again: leave without it.
part-empty =
    { $part ->
        [heading] a heading is empty; fill it in
        [bracket] a bracket is empty; fill it in
       *[name] a card's name is empty; fill it in
    }
part-too-long =
    { $part ->
        [heading] a heading has more than { $most } letters; shorten it
        [bracket] a bracket has more than { $most } letters; shorten it
       *[name] a card's name has more than { $most } letters; shorten it
    }
