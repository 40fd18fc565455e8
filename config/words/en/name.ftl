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
