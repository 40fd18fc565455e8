# Lists that a typed text narrows in place.

place = Filtered list
shown = { $n } of { $all } shown
elsewhere = { $key } goes to { $who }
key-all = all
no-other-list = There is no other list on this screen.
# A team in an alphabetical list.
team = { $one } & { $other }
# A letter was typed on a choice of a form, and no option begins with it.
choices = Possible: { $options }. { $before }/{ $after }: choose
file = File
import-event = An older event registers its players: its file, its name, or a part of the name.
no-such-path = No folder and no roster or event begins with { $path }: a file ends in .csv, .tsv, .txt or .yaml.
# The place of a key that the help found, and the key that leads there.
elsewhere-by = Elsewhere: { $place } · { $key }
elsewhere-in = Elsewhere: { $place }
