# The games of the program and of the user: `komandor games`.
format = Format
from = From
built-in = built in
replaces = { $path }, instead of the built-in one
no-game = No game "{ $id }"; the games are { $known }.
is-built-in = { $id } is { $name }, a built-in game; choose another id.
stands-in = { $id } is { $name }, from { $path }; choose another id.
made = Created { $path }, on the key { $key }. Change it to your game, then: { $command }
good = { $path }: no errors; { $name } is ready to play.
good-instead = { $path }: no errors; { $name } is ready to play, in place of the built-in game with this id.
