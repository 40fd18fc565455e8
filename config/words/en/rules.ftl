# The rules that a game's file has for a judge, searched by typing.
title = Rules for the judge: { $game }
find = find:
type-any-word = type any word, English or Polish
found = { $n ->
    [one] { $n } of { $all } holds it
   *[other] { $n } of { $all } hold it
}
nothing-found = Nothing here holds these words; { $key } shows everything again.
found-some = none holds all, { $n ->
    [one] { $n } of { $all } holds
   *[other] { $n } of { $all } hold
} some
asks-questions = { $key } asks its questions.
