# The list of events, and of the games for a new one.
archive = archive
trash = trash
none = There is no event yet.
none-archived = No event is archived.
trash-is-empty = The trash is empty.
kept-in = They are kept in { $folder }
cannot-be-read = cannot be read
damaged = damaged
finals = finals
a-new-event = A new event: { $key }, then the key of its game
more-games = and { $n } more: { $key } chooses among all of them
own = your own file
own-in-place-of-built-in = your own file, in place of the built-in
