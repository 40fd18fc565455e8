# The rules about officials: who leads the event, and who may play in it.
no-organizer = The event has no organizer: name one with official NAME role=organizer.
organizers = The event has { $n } organizers ({ $names }) and must have exactly one: dismiss the others.
needs-second = { $name } leads the event and may play only if a second official is announced: name one with official NAME role=judge.
needs-second-before = { $name } leads the event and may play only if a second official is announced before the start: name one with official NAME role=judge.
may-not-play = { $name } leads the event and may not play in it: the tier { $tier } forbids it.
may-not-play-until = { $name } leads the event as long as no other organizer is named (official NAME role=organizer) and may not play in it: the tier { $tier } forbids it.
# Two officials at one table.
meet = { $a } and { $b } both lead the event: { $rules }.
marshal-rules = { $name }, the { $marshal }, rules at their table
organizer-rules = { $name }, the organizer, rules at their table, for no { $marshal } is named
say-who-rules = say before the game who rules at their table
nobody-rules = { $a } and { $b } both lead the event and meet: the { $marshal } rules at their table, and there is none but them. Name one with official NAME role=marshal.
marshal-missing = Where { $a } and { $b } meet the { $marshal } rules, and there is none who does not play: official NAME role=marshal names one.
another-person = If the player is another person, add to the name what tells them apart.
