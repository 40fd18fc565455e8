# The forms of the judge's desk, their fields and their keys.
# A penalty.
offence = For
no-offence = not specified
certainty = It was
confirmed = observed or confirmed
suspected = only suspected
given-by = Given by
oneself = myself
before = Before: { $item }.
# A deck check.
check = Deck check of { $name }
found-label = The deck is
cards = Cards removed
which-cards = Which cards were removed? Enter their names.
how-many-left = How many { $what } remain? A legal deck keeps { $n }.
sets-left = Remaining
instead = New result
match-loss = match loss
game-loss = game loss
replay = replay
same = same result
no-penalty = none
draw = Draw for a deck check
draw-about = Nobody is drawn twice before everyone at a table was drawn once. The draw is logged.
how-many-label = How many
how-many = Enter how many.
drawn = Draw
players = players
tables = tables
# A lost or damaged component.
component = Component of { $name }
component-label = Component
state = It is
found-out = When
which = Which one
replacement = Replacement
searching = still looking
found = found
not-found = none
unreadable = Unreadable
minutes-or-answer = { $rule } How many extra minutes, or was a replacement found?
which-card = Which card? A proxy needs its name.
what-unreadable = A proxy shows everything that can't be read on the original: enter it here.
made-by = Made by
# Disqualification, or a marshal's word on it.
decision = Decision
disqualify = disqualify
recommend = { $marshal } recommends it
decline = decline it
# The judge's sheet.
sheet = Penalties, deck checks, components
sheet-of = { $name }: penalties, deck checks, components
nothing-yet = Nothing recorded yet.
of = { $name }: { $what }
by = { $what } · { $name }
line = #{ $n }  { $time }
# At the desk: what stands beside a player.
drawn-for-check = drawn for a deck check this round
checked-legal = deck checked: legal
checked-illegal = deck checked after this round: illegal
missing = { $what } lost in round { $round }, not replaced
proxy = proxy: { $card }, made by { $organizer } on { $date }
# Keys.
key-disqualify = disqualify
key-component = lost part
key-check = deck check
key-sheet = penalties
