and = { $rest } i { $last }
or = { $rest } lub { $last }
text = { $text }
