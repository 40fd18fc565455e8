# Why a name or a note cannot be taken, as a clause; and which player a text means.
hostile = the character { $code } may not stand in a name or note; leave it out
too-many-marks = more than { $most } marks stand on the letter "{ $letter }"; leave some of them out
empty = it is empty; write at least one letter
too-long = it is longer than { $most } characters; shorten it
no-such-number = There is no player #{ $number }: numbers go from #1 to #{ $most }.
nobody-named = Which player? A name, part of one, or #number.
nobody-matches = No player matches "{ $typed }": write a part of the name, or #number.
could-be = "{ $typed }" could be { $players }: write more of the name, or #number.
with-number = { $name } (#{ $number })
more = { $n } more
