# Lists that typed text filters in place.

place = Filtered list
shown = { $n } of { $all } shown
elsewhere = { $key }: go to { $who }
key-all = all
no-other-list = There is no other list here.
# A team in an alphabetical list.
team = { $one } & { $other }
# A letter was typed on a choice of a form, and no option begins with it.
choices = Choices: { $options }. Change with { $before } and { $after }.
file = File
import-event = Or register the players of an older event: its file, its name, or part of its name.
no-such-path = No folder, roster or event begins with { $path }: files end in .csv, .tsv, .txt or .yaml.
# The place of a key that the help found, and the key that leads there.
elsewhere-by = Elsewhere: { $place } · { $key }
elsewhere-in = Elsewhere: { $place }
