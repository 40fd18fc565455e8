# Faults of many screens, mended.
# An event in the trash, opened by its path.
in-trash = This event is in the trash and stays as it is. To restore it: { $command }
# The search of the judge's book, in a narrow box.
any-word = any word
# Above the list of players, before round 1.
pairs = { $key }: pair round 1.
pairs-or-shows = { $pair }: pair round 1, { $show }: event info, { $change }: settings.
# The list of events, in a narrow window.
new-event = New event: { $key }
checks-in = { $key }: check players in.
renamed = { $was } (#{ $id }) is now { $name }.
