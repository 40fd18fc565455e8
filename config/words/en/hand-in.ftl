# Lists that are handed in, accepted, compared and shown.
# Why a list is not taken.
empty = The list of { $name } is empty: write a heading such as "Deck:" and the cards under it.
too-many-bytes = The list has { $n } bytes and at most { $most } are taken: check that it is the right one.
too-many-lines = The list has { $n } lines and at most { $most } are taken: check that it is the right one.
at-line = Line { $line } cannot be taken: { $why }.
hostile = Line { $line } has the character { $code }, which may not stand in a list: delete it.
no-list = { $name } has handed in no list: { $list } takes one in.
newer-list = The list of { $name } is now the one of #{ $n }: look at it before you accept it.
no-fault = The list of { $name } has no fault: there is nothing to accept.
accepted-already = The list of { $name } is accepted already for this reason.
accepted = { $n ->
    [one] The list of { $name } is accepted with its fault.
   *[other] The list of { $name } is accepted with its { $n } faults.
}
# A line of the log that cannot follow the lines before it.
misread-no-list = there is no list #{ $n } of this player
# Before the start, and in the announcement.
missing = Lists are required, and { $n } of { $all } are missing: { $names }.
not-required = Not required
tier-demands-them = This tier demands lists, and they are announced as not required.
item-open-lists = Lists of the cut
open = Shown to everybody after the cut
not-open = Not shown
# The log.
log-with-faults = { $n ->
    [one] { $name } handed in a list with { $n } fault
   *[other] { $name } handed in a list with { $n } faults
}
log-accepted = { $name }: list #{ $n } accepted with its faults
does-list = take in a deck or army list (- reads standard input), or accept its faults
# The command line.
input-holds-verbs = Standard input holds the verbs here: give the name of the list's file, or use do EVENT list WHO - by itself.
standard-input = standard input
# Shown: who has handed in a list. Each of these is a part of a series.
required = Lists are required.
lists-not-required = Lists are not required.
count-in = { $n } handed in
count-faulty = { $n } with faults
count-accepted = { $n } accepted with faults
count-missing = { $n } missing
state-missing = missing
state-handed-in = handed in
state-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}
state-accepted = accepted
column-list = List
column-faults = Faults
column-fault = Fault
column-version = Version
column-line = Line
column-section = Section
column-accepted = Accepted because
seed = { $seed }. { $name }
# Shown: one list.
list-of = list of { $name }
handed-in = Handed in at { $time } by { $by } (#{ $n }).
handed-in-version = Version { $at } of { $all }, handed in at { $time } by { $by } (#{ $n }).
has-no-fault = The rules find no fault.
has-faults = { $n ->
    [one] The rules find { $n } fault.
   *[other] The rules find { $n } faults.
}
has-accepted-faults = { $n ->
    [one] { $n } fault, accepted at { $time } by { $by }: { $why }
   *[other] { $n } faults, accepted at { $time } by { $by }: { $why }
}
versions = Versions
changes = Changed from version { $older } to version { $newer }
same-cards = Versions { $older } and { $newer } have the same cards.
taken-out = taken out
added = added
advice = If a change is significant and could bring an advantage, consider looking into it as cheating.
# Why a list is not shown.
whose-list = Whose list? Write a name, or # and the id, after list.
no-version = { $most ->
    [one] There is no version { $n } of this list: there is only version 1.
   *[other] There is no version { $n } of this list: versions go from 1 to { $most }.
}
has-no-round = Lists are the same in every round: leave --round and --stage out.
version-of-a-list = Only a list has versions: write --version after list WHO.
of-lists = Only lists are shown for the cut: write lists --of cut.
not-announced = It is not announced that everybody may see the lists of the cut: { $setup } announces it.
no-cut-yet = The lists of the cut are shown after the cut: { $cut } makes it.
# The screen.
label-file = File
label-lists = Lists required
label-open-lists = Lists of the cut open
about-files = A plain text: headings such as "Deck:", and under each a card a line, such as "2 Force Speed".
accept-list-of = Accept the list of { $name }
one-version = There is one version of the list of { $name }: nothing to compare it with.
no-sections = The rules of this game name no sections of a list: write your own headings.
no-input-here = The screen has no standard input: name a file.
no-such-path = No folder or file begins with "{ $path }".
none-yet = { $name } has handed in no list.
ways-in = Paste it here, or { $write } writes it, or { $file } takes it from a file.
text-is-kept = A text that was not handed in is kept: { $key } opens it.
kept = The list of { $name } is not handed in; its text is kept, and { $key } opens it.
not-pasted = Nothing was pasted. { $why }
left-out = { $n ->
    [one] { $n } character that cannot be seen was left out.
   *[other] { $n } characters that cannot be seen were left out.
}
how-to-write = A card a line: 2 Name [points] [word]
sign-missing = no list
sign-handed-in = list
sign-faults = { $n ->
    [one] list: { $n } fault
   *[other] list: { $n } faults
}
sign-accepted = list accepted
list-is = List: { $state }
doubt = to check: { $doubt }
sign-no-fault = no fault
leaves-texts = The list of { $names } is typed and not handed in: { $open }, then { $edit } opens it, { $again } again leaves without it.
reason-stands = The reason stands in the log and beside the list.
