and = { $rest } i { $last }
