# The man page: the exit status, the environment, the files.
done = Done.
refused = Refused: the reason stands on standard error, and nothing was written.
wrong-usage = Wrong usage.
damaged = The event file is damaged or cannot be read.
home = The folder of events, where --home names no other.
by = The name that stands by an action; else the user's.
theme = A theme such as dark, light or auto, where --theme says nothing.
no-colour = Set to anything: bold and reverse video instead of colours.
editor = The editor that komandor edit opens.
events = Events, on Linux, where nothing names another folder.
rulesets = Rulesets of your own, on Linux.
settings = Settings: the lines theme: light and publish_then: rsync -a {"{"}{"}"} host:/var/www, for example.
