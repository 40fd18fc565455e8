# Lost and damaged components, and proxies.
components = Lost and damaged components
does = record a lost or damaged component and apply the rules, or record a proxy
card = card
die = die
other = other component
lost = lost
damaged = damaged
before-round = found out before the round
during-game = found out during a game
next-round = still missing when the next round starts
# What the program does if there is no replacement.
# One case in the description of a game.
case = { $kinds } { $state }: { $text }
case-found = { $kinds } { $state }, { $found }: { $text }
# Faults in a file.
no-rules = the list of rules is empty; add a rule, or delete it
no-component = the rule is about no component; write card, die or other
proxy-of-lost = a proxy replaces a damaged card, not a lost one; write state: damaged, or another word
# What was recorded. $found: found out before the round.
named = { $name }: { $component } { $called } { $state }, { $found }.
unnamed = { $name }: { $component } { $state }, { $found }.
replaced = A replacement was found, and nothing follows.
searching = The search goes on.
rule = { $rule }
missed-next-round = { $name } lost { $what } earlier: without a replacement they are removed now.
proxy-made = { $organizer } makes a proxy of { $card }, which tells: { $unreadable }.
# Refusals.
no-proxy = unreadable= and by= go with a proxy for a damaged card without a replacement.
replaced-or-not = { $rule } Was a replacement found? replaced=yes or replaced=no.
game-says-nothing = This game's rules say nothing of lost and damaged components: { $note } keeps a remark.
case-unsaid = The rules say nothing of this: { $component } { $state }, { $found }. { $note } keeps a remark.
no-extra-time = The rules give no extra minutes here. { $rule }
table-has-result = Table { $table } has its result already: correct that, or undo it.
which-card = A proxy needs the name of its card: write it behind damaged.
what-unreadable = A proxy tells everything that cannot be read on the original: unreadable= says what.
# Words of the verb.
a-kind = card, die or other
a-state = lost or damaged
no-such-word = "{ $word }" is not known here; write { $known }.
# In the log.
log = { $name }: { $what }, { $parts }
log-called = { $state } { $component } { $called }
log-unnamed = { $state } { $component }
log-replaced = replaced
log-not-replaced = no replacement
log-proxy = proxy by { $organizer }: { $unreadable }
