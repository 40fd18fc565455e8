# Completions of the command line.
which = Which shell? komandor help completions { $known }.
unknown = No completions for "{ $shell }": the shells are { $known }.
belongs = Put this line into { $file }; new shells then complete events, commands and players:
