# Themes and keys of the user's own, and what is wrong in their files.
no-theme = There is no theme "{ $name }": it may be { $known }, or a file of your own in { $folder }.
no-theme-here = There is no theme "{ $name }": it may be { $known }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
chosen-by = { $by }: { $problem }
theme-broken = The theme "{ $name }" cannot be used. { $problem }
theme-shape = a theme is a list of names with colours; write a line such as accent: cyan
not-built-in = the program has no theme "{ $name }"; choose among { $known }
part-unknown = "{ $name }" is nothing that a theme colours; the names are { $known }
colour-unknown = "{ $found }" is no colour; write "#rrggbb" in quotes, a number from 0 to 255, or a name such as cyan, light-red or default
file-unreadable = { $path } cannot be read: { $why }.
ascii-word = KOMANDOR_ASCII is "{ $word }"; use 1 or 0.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = groups are expected here; write "event:" and below it, indented, "pair: F5"
act-unknown = there is no "{ $act }" in "{ $place }", or its keys cannot be changed; `komandor keys` shows all that can
no-key = "{ $act }" needs a key; write one, or take the line out
key-unknown = "{ $key }" is no key; write one such as { $some }, and a sign of YAML in quotes
key-taken = { $key } is both "{ $one }" and "{ $other }" in "{ $place }"; give one of them another key
keys-broken = Your own keys are not used: { $problem }.
# The window is smaller than any screen.
window-small = Enlarge the window to { $columns }×{ $lines }.
# The man page.
man-ascii = 1: ASCII only, 0: all signs, unless --ascii is given.
man-themes = Your themes, a file each; `komandor themes show dark` prints one to start from.
man-keys = Your keys; `komandor keys` prints such a file.
