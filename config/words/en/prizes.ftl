# The prizes: set by places, and given at the end.
item = Prizes
place = place { $n }
places = places { $from }–{ $to }
last = last place
everybody = everybody
announced = { $places }: { $what }
# Why the text of the prizes cannot be read.
unread = Prizes not changed. { $why }
no-place = Character { $at }: "{ $word }" is not a place; write a number, a range such as 2-4, last or all.
no-colon = Character { $at }: no colon in "{ $text }"; write it as in 1: playmat.
nothing-here = Character { $at }: no prize after the semicolon.
no-prize = Character { $at }: no prize given for { $places }.
refused = Character { $at }: the prize { $why }.
twice = Character { $at }: { $places } is already in { $others }; list each place once.
backwards = Character { $at }: { $from }-{ $to } is backwards; write { $to }-{ $from }.
place-range = Character { $at }: places go from 1 to { $most }.
# Remarks for the organizer when prizes are given.
nobody-has = Nobody has { $places }: { $what } is left over.
# The sheet.
title = { $event }: prizes
not-yet = Who gets them is known once all matches are played.
none = No prizes yet. To add some: { $setup }.
column-place = Place
column-prize = Prize
all-players = { $n ->
    [1] all { $n } player
   *[other] all { $n } players
}
all-rounds = Prizes cover the whole event: leave --round and --stage out.
with-place = { $name }: { $what }
label = Prizes
