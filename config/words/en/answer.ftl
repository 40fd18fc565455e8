# Answers to keys that cannot do what they do elsewhere.
no-such-number = { $n ->
    [one] No number { $key } here: choose 1.
   *[other] No number { $key } here: choose 1 to { $n }.
}
# A result that is half typed.
half-typed = Table { $table }: result incomplete. { $key } again to discard.
typed-dropped = Table { $table }: incomplete result discarded.
# $what is a name, or what was done.
undo = undo: { $what }
