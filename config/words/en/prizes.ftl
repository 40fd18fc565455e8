# The prizes: announced by places, and given at the end.
item = Prizes
place = place { $n }
places = places { $from }–{ $to }
last = last place
everybody = everybody
announced = { $places }: { $what }
# Why the text of the prizes cannot be read.
unread = The prizes are not changed. { $why }
no-place = Character { $at }: "{ $word }" is no place; expected a number, two numbers such as 2-4, last or all.
no-colon = Character { $at }: "{ $text }" has no colon; expected 1: playmat.
nothing-here = Character { $at }: a prize is missing behind the semicolon.
no-prize = Character { $at }: the prize for { $places } is missing.
refused = Character { $at }: the prize { $why }.
twice = Character { $at }: { $places } is already in { $others }; name each place once.
backwards = Character { $at }: { $from }-{ $to } runs backwards; expected { $to }-{ $from }.
place-range = Character { $at }: places count from 1 to { $most }.
# Remarks for the organizer when prizes are given.
nobody-has = Nobody has { $places }: { $what } stays.
# The sheet.
title = { $event }: prizes
not-yet = Announced; who receives them is known once everything is played.
none = No prizes are announced: { $setup } announces them.
column-place = Place
column-prize = Prize
all-players = { $n ->
    [1] all { $n } player
   *[other] all { $n } players
}
all-rounds = Prizes are for the whole event: leave out --round and --stage.
with-place = { $name }: { $what }
label = Prizes
