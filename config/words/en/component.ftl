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
no-component = the rule names no component; write card, die or other
proxy-of-lost = a proxy replaces a damaged card, not a lost one; write state: damaged, or another word
# What was recorded. $found: found out before the round.
named = { $name }: { $component } { $called } { $state }, { $found }.
unnamed = { $name }: { $component } { $state }, { $found }.
replaced = A replacement was found: no further action.
searching = Still searching.
rule = { $rule }
missed-next-round = { $name } lost { $what } earlier: without a replacement they are now removed.
proxy-made = { $organizer } makes a proxy of { $card } that shows: { $unreadable }.
# Refusals.
no-proxy = unreadable= and by= are only for a proxy of a damaged card without a replacement.
replaced-or-not = { $rule } Was a replacement found? Add replaced=yes or replaced=no.
game-says-nothing = This game has no rules for lost or damaged components. To note it: { $note }.
case-unsaid = The rules don't cover this: { $component } { $state }, { $found }. To note it: { $note }.
no-extra-time = The rules give no extra time here. { $rule }
table-has-result = Table { $table } already has a result: correct it or undo it.
which-card = A proxy needs the card's name: write it after damaged.
what-unreadable = A proxy shows everything that can't be read on the original: write it as unreadable=.
# Words of the verb.
a-kind = card, die or other
a-state = lost or damaged
no-such-word = Unknown word "{ $word }"; write { $known }.
# In the log.
log = { $name }: { $what }, { $parts }
log-called = { $state } { $component } { $called }
log-unnamed = { $state } { $component }
log-replaced = replaced
log-not-replaced = no replacement
log-proxy = proxy by { $organizer }: { $unreadable }
