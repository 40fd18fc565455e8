# Completions of the command line.
which = Which shell? komandor help completions { $known }.
unknown = No completions for "{ $shell }": use { $known }.
belongs = Add this line to { $file }; new shells then complete events, commands and players:
