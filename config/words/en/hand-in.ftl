# Lists that are handed in, accepted, compared and shown.
# Why a list is not accepted.
empty = The decklist of { $name } is empty: write a heading such as "Deck:" and the cards under it.
too-many-bytes = The list has { $n } bytes, and the limit is { $most }: check that it's the right one.
too-many-lines = The list has { $n } lines, and the limit is { $most }: check that it's the right one.
at-line = Error in line { $line }: { $why }.
hostile = Line { $line } has a character that isn't allowed, { $code }: delete it.
no-list = { $name } has not handed in a decklist. To hand one in: { $list }.
newer-list = { $name } has handed in a newer decklist, #{ $n }: look at it before you accept it.
no-fault = The decklist of { $name } has no errors to accept.
accepted-already = The decklist of { $name } is already accepted for this reason.
accepted = { $n ->
    [one] Accepted the decklist of { $name } with { $n } error.
   *[other] Accepted the decklist of { $name } with { $n } errors.
}
# A line of the log that cannot follow the lines before it.
misread-no-list = this player has no list #{ $n }
# Before the start, and in the event info.
missing = Decklists are required, and { $n } of { $all } are missing: { $names }.
not-required = Not required
tier-demands-them = This tier requires decklists, but the event settings say not required.
item-open-lists = Decklists in top cut
open = Open to everyone after the cut
not-open = Not shown
# The log.
log-with-faults = { $n ->
    [one] { $name } handed in a decklist with { $n } error
   *[other] { $name } handed in a decklist with { $n } errors
}
log-accepted = { $name }: decklist #{ $n } accepted with its errors
does-list = hand in a deck or army list (- reads standard input), or accept its errors
# The command line.
input-holds-verbs = Standard input holds commands here: name the list's file, or use do EVENT list WHO - by itself.
standard-input = standard input
# Shown: who has handed in a list. Each of these is a part of a series.
required = Decklists are required.
lists-not-required = Decklists are not required.
count-in = { $n } handed in
count-faulty = { $n } with errors
count-accepted = { $n } accepted with errors
count-missing = { $n } missing
state-missing = missing
state-handed-in = handed in
state-faults = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
state-accepted = accepted
column-list = Decklist
column-faults = Errors
column-fault = Error
column-version = Version
column-line = Line
column-section = Section
column-accepted = Reason accepted
seed = { $seed }. { $name }
# Shown: one list.
list-of = decklist of { $name }
handed-in = Handed in at { $time } by { $by } (#{ $n }).
handed-in-version = Version { $at } of { $all }, handed in at { $time } by { $by } (#{ $n }).
has-no-fault = No errors found.
has-faults = { $n ->
    [one] { $n } error found.
   *[other] { $n } errors found.
}
has-accepted-faults = { $n ->
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
whose-list = Whose list? Write a name, or # and the id, after list.
no-version = { $most ->
    [one] This list has no version { $n }, only version 1.
   *[other] This list has no version { $n }: versions are 1 to { $most }.
}
has-no-round = Lists are the same in every round: leave --round and --stage out.
version-of-a-list = Only a list has versions: write --version after list WHO.
of-lists = Only decklists are shown for the top cut: write lists --of cut.
not-announced = Decklists in the top cut aren't set to open. To open them: { $setup }.
no-cut-yet = Decklists in the top cut open after the cut. To cut: { $cut }.
# The screen.
label-file = File
label-lists = Decklists required
label-open-lists = Open decklists in top cut
about-files = Plain text: headings such as "Deck:", then one card per line, such as "2 Force Speed".
accept-list-of = Accept the decklist of { $name }
one-version = The decklist of { $name } has only one version: nothing to compare.
no-sections = This game has no list sections: write your own headings.
no-input-here = Standard input is not available here: name a file.
no-such-path = No folder or file begins with "{ $path }".
none-yet = { $name } has not handed in a decklist.
ways-in = Paste it here; { $write }: write it; { $file }: take it from a file.
text-is-kept = An unfinished list was kept. { $key }: open it.
kept = The decklist of { $name } is not handed in, but was kept. { $key }: open it.
not-pasted = Nothing was pasted. { $why }
left-out = { $n ->
    [one] Removed { $n } invisible character.
   *[other] Removed { $n } invisible characters.
}
how-to-write = One card per line: 2 Name [points] [word]
sign-missing = no list
sign-handed-in = list
sign-faults = { $n ->
    [one] list: { $n } error
   *[other] list: { $n } errors
}
sign-accepted = list accepted
list-is = Decklist: { $state }
doubt = to check: { $doubt }
sign-no-fault = no errors
leaves-texts = Decklist typed but not handed in: { $names }. { $open }, then { $edit }: open it. { $again } again: leave without it.
reason-stands = The reason is logged and shown beside the list.
