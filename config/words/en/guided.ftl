# Guided rulings: questions one after the other, and the verdict that the answers choose.
yes = yes
no = no
yes-or-no = yes or no
number = { $least } to { $most }
wants-yes-or-no = "{ $typed }" does not answer "{ $question }": write yes or no.
wants-number = "{ $typed }" does not answer "{ $question }": write a number from { $least } to { $most }.
# The verb.
a-topic = a topic
an-answer = an answer
none-known = This game has no guided rulings. To note a ruling: { $note }.
unknown = There are no questions about "{ $topic }"; this game asks about { $known }.
asks-next = { $topic } asks next: { $question } ({ $answers })
settled-already = The verdict stands without "{ $answer }": leave it out.
# The verdict as it is told, and as it is recorded.
verdict = { $topic }: { $verdict }
verdict-source = { $topic }: { $verdict } [{ $source }]
recorded = Table { $table }, { $topic }: { $verdict }
in-log = { $place }, ruling on { $topic }: { $answers }. { $verdict }
in-log-unknown = { $place }, ruling on { $topic }: { $answers }
answered = { $question } { $answer }
# The dialog.
title = Guided rulings
title-of-table = { $topic } · table { $table }
which = Which question is it about?
question-of = Question { $n } of at most { $all }
record-at-table = Record it at table
no-number-yet = Type a number first: { $least } to { $most }.
table-first = Type the table number.
does = answer the questions of a ruling and show the verdict; table= records it there
none-found = No guided rulings found: type a word of one.
none-in-this-game = The rules of this game ask no questions.
nothing-to-take-back = No answers yet.
more-in-log = { $n } more in the log.
