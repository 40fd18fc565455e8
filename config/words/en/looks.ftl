# Themes and keys of the user's own, and what is wrong in their files.
no-theme = There is no theme "{ $name }": it may be { $known }, or a file of your own in { $folder }.
no-theme-here = There is no theme "{ $name }": it may be { $known }.
# $by is where the theme was chosen, such as KOMANDOR_THEME.
chosen-by = { $by }: { $problem }
theme-broken = The theme "{ $name }" cannot be used. { $problem }
theme-empty = the file says nothing; a theme has "dark:", "light:" or both
theme-key = "{ $key }" is no key of a theme; a theme has "dark:", "light:" or both
theme-group = "{ $key }" holds no colours; write its keys below it, indented
part-unknown = "{ $key }" is no key of a theme; the keys are { $known }
part-missing = "{ $key }" is missing in "{ $group }"; add "{ $key }:" and a colour
depth-unknown = "{ $key }" is no number of colours; the keys are full, cube and sixteen
colour-unknown = "{ $found }" is no colour; write "#rrggbb" in quotes, a number from 0 to 255, or a name such as cyan, light-red or default
background = "{ $found }" is no background; write it as "#rrggbb" in quotes, because contrast is computed on it
faint = the contrast of "{ $part }" ({ $depth }) is { $ratio } : 1; { $least } : 1 can be read easily
# The list of themes, and a sample of one.
name = Name
made-for = Background
from = From
both = dark and light
dark = dark
light = light
on-dark = On a dark background, { $back }:
on-light = On a light background, { $back }:
part = Part
full = True colour
cube = 256
sixteen = 16
contrast = Contrast
sample-quiet = column headings, results that are in
sample-rule = lines between panes
sample-accent = keys, and the title of the pane in use
sample-done = saved
sample-warning = something to know, five minutes left
sample-refused = refused, overtime
sample-champion = the champion
sample-behind = everything behind a dialog
sample-cursor = the background of the row in use
theme-sound = { $path }: the theme can be used.{ $n ->
    [0] { "" }
    [one] {" "}One warning.
   *[other] {" "}{ $n } warnings.
}
file-faulty = { $n ->
    [one] One fault was found.
   *[other] { $n } faults were found.
}
file-unreadable = { $path } cannot be read: { $why }.
ascii-word = KOMANDOR_ASCII is "{ $word }": it may be 1 or 0.
no-file = { $path }: there is no such file.
# Keys of the user's own. Acts and contexts are named as in the file: pair, event.
keys-shape = groups are expected here; write "event:" and below it, indented, "pair: P"
context-unknown = "{ $name }" is no context
act-unknown = "{ $act }" is no act of "{ $place }"
act-elsewhere = "{ $act }" is no act of "{ $place }"; it belongs to "{ $there }"
nearest = { $found }; did you mean "{ $near }"?
digits-stay = "{ $act }" keeps its keys, because they are the digits of a number
no-key = "{ $act }" needs a key; write one, or take the line out
key-unknown = "{ $key }" is no key; write one such as { $some }, and a sign of YAML in quotes
key-is-text = { $key } is typed as text in "{ $place }"; take a key with Ctrl or a named key
key-taken = { $key } is "{ $one }" in "{ $place }", so "{ $other }" could not be reached; give one of them another key
keys-sound = { $path }: the keys can be used.
# $check is a command.
keys-broken = Your own keys are not used: { $problem }. `{ $check }` shows everything.
# The window is smaller than any screen.
window-small = Enlarge the window to { $columns }×{ $lines }.
# The man page.
man-ascii = 1 draws with ASCII only, 0 with all signs, where --ascii says nothing.
man-themes = Colours of your own, each file a theme; `komandor themes check` checks one.
man-keys = Keys of your own; `komandor keys` shows all keys as such a file.
