# Faults of many screens, mended.
# An event in the trash, opened by its path.
in-trash = This event is in the trash, where it stays as it is. To bring it back: { $command }
# The search of the judge's book, in a narrow box.
any-word = any word
# Above the list of players, before round 1.
pairs = { $key } pairs round 1.
pairs-or-shows = { $pair } pairs round 1, { $show } shows what is announced, { $change } changes it.
# The list of events, in a narrow window.
new-event = A new event: { $key }
checks-in = { $key } checks in whoever comes.
renamed = { $was } (#{ $id }) is { $name } now.
