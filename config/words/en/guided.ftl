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
none-known = The rules of this game ask no questions; write your ruling down with { $note }.
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
no-number-yet = Type the number first: { $least } to { $most }.
table-first = Type the number of the table at which it was ruled.
does = answers the questions of a ruling and tells the verdict; with table= records it there
none-found = Nothing found here asks questions: type a word of a ruling that does.
none-in-this-game = The rules of this game ask no questions.
nothing-to-take-back = Nothing was answered yet.
more-in-log = { $n } more in the log.
