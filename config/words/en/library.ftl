# The games of the program and of the user: `komandor games`.
format = Format
from = From
built-in = built in
replaces = { $path }, instead of the built-in one
no-game = There is no game "{ $id }"; the games are { $known }.
is-built-in = { $id } is { $name }, which is built in; choose another id.
stands-in = { $id } is { $name }, which stands in { $path }; choose another id.
made = Made { $path }, on the key { $key }. Change it to your game, then: { $command }
good = { $path }: nothing is wrong; { $name } can be played.
good-instead = { $path }: nothing is wrong; { $name } can be played, in place of the built-in game of this id.
