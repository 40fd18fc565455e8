# Completions of the command line.
which = Which shell? komandor help completions { $known }.
unknown = There are no completions for "{ $shell }": the shells are { $known }.
belongs = Put this line into { $file }, and a new shell completes events, verbs and players:
