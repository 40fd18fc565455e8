# The rules about officials: who leads the event, and who may play in it.
no-organizer = The event has no organizer. To name one: official NAME role=organizer.
organizers = The event has { $n } organizers ({ $names }) but must have exactly one: dismiss the others.
needs-second = { $name } leads the event and may play only if a second official is named: official NAME role=judge.
needs-second-before = { $name } leads the event and may play only if a second official is named before the start: official NAME role=judge.
may-not-play = { $name } leads the event and may not play in it: the tier { $tier } forbids it.
may-not-play-until = { $name } leads the event while no other organizer is named (official NAME role=organizer) and may not play in it: the tier { $tier } forbids it.
# Two officials at one table.
meet = { $a } and { $b } both lead the event: { $rules }.
marshal-rules = { $name }, the { $marshal }, rules at their table
organizer-rules = { $name }, the organizer, rules at their table, as there is no { $marshal }
say-who-rules = decide before the game who rules at their table
nobody-rules = { $a } and { $b } both lead the event and play each other. The { $marshal } rules at their table, and there is no other. To name one: official NAME role=marshal.
marshal-missing = If { $a } and { $b } play each other, the { $marshal } rules, but there is none who doesn't play. To name one: official NAME role=marshal.
another-person = If the player is another person, add something to the name to tell them apart.
