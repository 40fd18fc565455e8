# The rules that a game's file has for a judge, searched by typing.
title = Rules for the judge: { $game }
find = find:
type-any-word = type any word, English or Polish
found = { $n ->
    [one] { $n } of { $all } matches
   *[other] { $n } of { $all } match
}
nothing-found = Nothing found. { $key }: show all.
found-some = no full match, { $n ->
    [one] { $n } of { $all } matches
   *[other] { $n } of { $all } match
} in part
asks-questions = { $key }: answer its questions.
