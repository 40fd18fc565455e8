# The user's own themes and keys, and the errors in their files.
no-theme = There is no theme "{ $name }": choose { $known }, or a file of your own in { $folder }.
no-theme-here = There is no theme "{ $name }": choose { $known }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
chosen-by = { $by }: { $problem }
theme-broken = Can't use the theme "{ $name }". { $problem }
theme-shape = a theme is a list of names with colours; write a line such as accent: cyan
not-built-in = there is no built-in theme "{ $name }"; choose from { $known }
part-unknown = nothing in a theme is called "{ $name }"; the names are { $known }
colour-unknown = "{ $found }" isn't a colour; write "#rrggbb" in quotes, a number from 0 to 255, or a name such as cyan, light-red or default
file-unreadable = Can't read { $path }: { $why }.
ascii-word = KOMANDOR_ASCII is "{ $word }"; use 1 or 0.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = groups expected here; write "event:" and below it, indented, "pair: F5"
act-unknown = there is no "{ $act }" in "{ $place }", or its keys can't be changed; `komandor keys` shows all that can
no-key = "{ $act }" needs a key; write one, or remove the line
key-unknown = "{ $key }" isn't a key; write one such as { $some }, and a sign of YAML in quotes
key-taken = { $key } is both "{ $one }" and "{ $other }" in "{ $place }"; give one of them another key
keys-broken = Your own keys are ignored: { $problem }.
# The window is smaller than any screen.
window-small = Enlarge the window to { $columns }×{ $lines }.
# The man page.
man-ascii = 1: ASCII only, 0: all characters, unless --ascii is given.
man-themes = Your themes, one file each; `komandor themes show dark` prints one to start from.
man-keys = Your keys; `komandor keys` prints a file to start from.
