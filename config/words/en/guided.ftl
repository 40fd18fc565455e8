# Guided rulings: questions one after the other, and the verdict that the answers choose.
yes = yes
no = no
yes-or-no = yes or no
number = { $least } to { $most }
wants-yes-or-no = Answer "{ $question }" with yes or no, not "{ $typed }".
wants-number = Answer "{ $question }" with a number from { $least } to { $most }, not "{ $typed }".
# The command.
a-topic = a topic
an-answer = an answer
none-known = This game has no guided rulings. To record a ruling: { $note }.
unknown = No questions about "{ $topic }". This game has questions about { $known }.
asks-next = { $topic }, next question: { $question } ({ $answers })
settled-already = The verdict is clear without "{ $answer }": leave it out.
# The verdict on the screen, and in the log.
verdict = { $topic }: { $verdict }
verdict-source = { $topic }: { $verdict } [{ $source }]
recorded = Table { $table }, { $topic }: { $verdict }
in-log = { $place }, ruling on { $topic }: { $answers }. { $verdict }
in-log-unknown = { $place }, ruling on { $topic }: { $answers }
answered = { $question } { $answer }
# The dialog.
title = Guided rulings
title-of-table = { $topic } · table { $table }
which = What is the ruling about?
question-of = Question { $n } of up to { $all }
record-at-table = Record at table
no-number-yet = Type a number first: { $least } to { $most }.
table-first = Type the table number.
does = answer a ruling's questions and show the verdict; table= records it there
none-found = No guided ruling found. Try another word.
none-in-this-game = This game has no guided rulings.
nothing-to-take-back = No answers yet.
more-in-log = { $n } more in the log.
