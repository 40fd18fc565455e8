# The man page: the exit status, the environment, the files.
done = Done.
refused = Refused: the reason is on standard error, and nothing was written.
wrong-usage = Wrong usage.
damaged = The event file is damaged or cannot be read.
home = The folder of events, unless --home is given.
by = The name logged with each action [default: the user's].
theme = A theme such as dark, light or auto, unless --theme is given.
no-colour = Set to anything: bold and reverse video, no colours.
editor = The editor that komandor edit opens.
events = Events, on Linux.
rulesets = Your rulesets, on Linux.
settings = Settings, for example the lines theme: light and publish_then: rsync -a {"{"}{"}"} host:/var/www.
