# Answers to keys that cannot do what they do elsewhere.
no-such-number = { $n ->
    [one] { $key } stands before nothing here: the only number is 1.
   *[other] { $key } stands before nothing here: the numbers are 1 to { $n }.
}
# A result that is half typed.
half-typed = The result of table { $table } is half typed and not saved. { $key } again drops it.
typed-dropped = What was typed for table { $table } is not saved.
# $what is a name, or what was done.
undo = undo: { $what }
