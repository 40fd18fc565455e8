# Lists, notes, and closing the event.
same-list = { $name } has already handed in this decklist.
noted = Note saved.
champion-left = { $name } dropped, but nobody passed them in the standings.
closed-without-champion = Closed the event, without a champion.
not-played = Not all rounds have been played. To pair { $round }: { $pair }.
first-are-level = There is a tie for first. To seed the deciding match: { $cut }. If someone won't play it: { $drop }.
# $what is the cut in the settings: "cut to 8".
cut-announced = The { $what } is still to come. To make it: { $cut }. To skip it: { $none }.
# The judge's desk of a table.
now = Now: { $result }.
no-result-yet = No result yet.
penalties =
    { $n ->
        [one] one penalty: { $kinds }
       *[other] { $n } penalties: { $kinds }
    }
goes-on = { $score } so far, game { $next } is next.
# The forms of the judge's desk, their fields and their keys.
# A penalty.
offence = Offence
no-offence = not specified
certainty = Offence is
certain =
    { $how ->
        [confirmed] confirmed
       *[suspected] only suspected
    }
given-by = Given by
oneself = myself
before = Before: { $item }.
# A deck check.
found-label = The deck is
cards = Cards removed
which-cards = Which cards were removed? Type their names.
how-many-left = How many { $what } remain? A legal deck keeps { $n }.
instead = New result
instead-word =
    { $result ->
        [match-loss] match loss
        [game-loss] game loss
        [replay] replay
       *[same] same result
    }
draw = Draw for a deck check
draw-about = Nobody is drawn twice before everyone at a table was drawn once. The draw is logged.
how-many-label = How many
how-many = Enter how many.
drawn = Draw
tables = tables
# A lost or damaged component.
state = It is
found-out = When
which = Which one
replacement = Replacement
searching = still looking
found = found
unreadable = Unreadable
minutes-or-answer = { $rule } How many extra minutes, or was a replacement found?
which-card = Which card? A proxy needs its name.
what-unreadable = A proxy shows everything that can't be read on the original: enter it here.
# Disqualification, or a marshal's word on it.
decision = Decision
recommend = { $marshal } recommends it
decline = decline it
# The judge's sheet.
sheet = Penalties, deck checks, parts
nothing-yet = Nothing recorded yet.
# At the desk: what stands beside a player.
drawn-for-check = drawn for a deck check this round
checked-deck =
    { $verdict ->
        [legal] deck checked: legal
       *[illegal] deck checked after this round: illegal
    }
missing = { $what } lost in round { $round }, not replaced
proxy = proxy: { $card }, made by { $organizer } on { $date }
# Keys.
key-disqualify = disqualify
key-choose = choose player
key-component = lost or damaged part
key-sheet = penalties
key-history = past penalties
# Deck checks.
does = draw players for a deck check, or record one and its outcome
keeps = A legal deck keeps at least { $n } { $what }.
keeps-nothing = a deck that must keep 0 parts is always legal; write at least 1, or delete keeps
draw-players = Can't draw { $n } players: choose 1 to { $most } of those seated this round.
draw-tables = Can't draw { $n } tables: choose 1 to { $most } in this round.
# A check.
illegal = { $name }: illegal deck. Removed { $cards } and annulled the result.
remains-legal = The rest is legal: { $n } { $what }.
remains-illegal = { $n } { $what } left, { $least } required: { $name } is dropped.
replayed = Table { $table }: the match will be replayed.
stays = Table { $table }: re-entered the same result, { $result }.
deck-check-no-penalty = The rules suggest a warning or penalty for the owner: add penalty=.
not-yet = Table { $table } has no result yet: check decks once the result is on the sheet.
no-match = { $name } has no match in { $round }: check decks after a match.
no-rules = This game has no rules for illegal decks. To record your decision: { $penalty }.
deck-check-which-cards = Which cards are illegal? Write them after illegal.
deck-check-how-many-left = How many { $what } remain? A legal deck keeps { $n }: add left=.
counts-nothing = Not used in this game: leave out left=.
what-instead = The rules don't say what replaces the annulled result: the organizer adds { $words }.
takes-no-game = game= only goes with result=game-loss, not { $word }.
no-replay-alone = The owner is dropped, so the match can't be replayed: choose another result.
round-is-over =
    { $verb ->
        [are] { $round } are over, so table { $table } can't replay: choose another result.
       *[is] { $round } is over, so table { $table } can't replay: choose another result.
    }
result-says = { $kind } changes the result, but result= already does: choose another penalty.
points-of-what = points= needs a penalty: add penalty= too.
# Words of the verb.
of-illegal = { $key }= is only for an illegal deck.
# In the log.
log-drawn = { $round }, drawn for a deck check: { $names }
log-illegal = { $name }, deck check after round { $round }: { $what }
log-removed = { $cards } removed
log-left = { $n } remaining
log-result-is =
    { $what ->
        [stays] result annulled and re-entered
       *[replayed] result annulled, match to be replayed
    }
log-annulled = result annulled, now table { $table }: { $result }
# Lost and damaged components, and proxies.
components = Lost and damaged parts
component-does = record a lost or damaged part and apply the rules, or record a proxy
card = card
die = die
other = other part
state-word =
    { $state ->
        [lost] lost
       *[damaged] damaged
    }
found-when =
    { $found ->
        [before] found out before the round
        [during] found out during a game
       *[next] still missing when the next round starts
    }
# What the program does if there is no replacement.
# One case in the description of a game.
case = { $kinds } { $state }: { $text }
case-found = { $kinds } { $state }, { $found }: { $text }
# Faults in a file.
proxy-of-lost = a proxy replaces a damaged card, not a lost one; write state: damaged, or another word
replaced = A replacement was found: no further action.
component-searching = Still searching.
missed-next-round = { $name } lost { $what } earlier: without a replacement they are now removed.
proxy-made = { $organizer } makes a proxy of { $card } that shows: { $unreadable }.
# Refusals.
no-proxy = unreadable= and by= are only for a proxy of a damaged card without a replacement.
replaced-or-not = { $rule } Was a replacement found? Add replaced=yes or replaced=no.
game-says-nothing = This game has no rules for lost or damaged parts. To note it: { $note }.
case-unsaid = The rules don't cover this: { $component } { $state }, { $found }. To note it: { $note }.
no-extra-time = The rules give no extra time here. { $rule }
table-has-result = Table { $table } already has a result: correct it or undo it.
component-which-card = A proxy needs the card's name: write it after damaged.
component-what-unreadable = A proxy shows everything that can't be read on the original: write it as unreadable=.
# Words of the verb.
# In the log.
log = { $name }: { $what }, { $parts }
log-called = { $state } { $component } { $called }
log-unnamed = { $state } { $component }
log-replaced = replaced
log-not-replaced = no replacement
log-proxy = proxy by { $organizer }: { $unreadable }
# Penalties and what they do.
leaves = { $name } is out of the event. To bring { $name } back: { $rejoin }.
leaves-for-good = { $name } is out of the event and can't return.
finals-seeded = The finals were seeded earlier and don't change.
none-known = This game's rules have no penalties. To keep a remark: { $note }.
takes-no-points = points= goes with a loss of points, not with { $kind }.
penalty-takes-no-game = game= goes with a game loss, not with { $kind }.
how-many-points = How many points? For three: { $penalty }.
plays-nowhere = { $name } isn't at a table now: a game loss counts in the current round.
which-game = The match at table { $table } is over: add game=1, game=2 … for the game { $name } loses.
no-such-game = Game { $n } isn't played yet: choose 1 to { $most }.
too-many-points = A penalty deducts at most { $most } points.
# The sheets of the judge's desk, and their columns.
penalty-sheet-penalties =
    { $date } · { $n ->
        [0] no penalties
        [one] { $n } penalty
       *[other] { $n } penalties
    }
checks =
    { $date } · { $n ->
        [0] no deck checks
        [one] { $n } deck check
       *[other] { $n } deck checks
    }
proxies =
    { $date } · { $n ->
        [0] no proxies
        [one] { $n } proxy
       *[other] { $n } proxies
    }
recommended = Recommended for disqualification; the organizer decides
penalty-sheet-drawn = Drawn for a deck check
# What a penalty did to a result: the games as the first-named player saw them.
# A line of the log.
penalty-sheet-line = #{ $n }
verdict =
    { $verdict ->
        [legal] legal
       *[illegal] illegal
    }
effect = Effect
penalty-sheet-found = Deck
left = Remaining
organizer = Made by
penalty-sheet-unreadable = Unreadable on the original
penalty-sheet-component = Lost or damaged part
penalty-sheet-state = State
# Offences, the ladder of penalties, and what a player was given before.
offences = Offences
none-such = "{ $id }" isn't an offence of this game; write the id of one of offences
never-first = the offence "{ $id }" has penalties when repeated but not the first time; add confirmed
# The penalties that fit, within the description of a game.
if-suspected = If suspected: { $penalties }.
if-confirmed = If observed or confirmed: { $penalties }.
if-repeated = If repeated: { $penalties }.
no-penalty-in-rules = The rules give no penalty for it.
# Earlier penalties. $about: round 1, table 3, Collusion.
disqualification = Disqualification
offence-suspected = suspected
earlier =
    { $n ->
        [1] { $name } has an earlier penalty: { $items }.
       *[other] { $name } has { $n } earlier penalties: { $items }.
    }
none-before = No earlier penalties.
offence-has-left = { $name } has left the event; the penalty is recorded anyway.
# What the ladder suggests, and why.
suggests-one =
    { $why ->
        [suspected] { $offence }, only suspected. Suggested: { $penalty }.
        [step] { $offence }, after an earlier penalty. Suggested: { $penalty }, one step up.
        [last] { $offence }, after the same penalty; there is none heavier. Suggested: { $penalty }.
        [repeated] { $offence }, after an offence confirmed before. Suggested for repeated cheating: { $penalty }.
       *[confirmed] { $offence }, confirmed. By the rules: { $penalty }.
    }
unsaid = { $offence }: the rules set no penalty, you decide.
# Refusals.
offence-none-known = This game has no list of offences: leave out for={ $word } and describe it in the note.
suspected-of-what = A suspicion needs an offence: add for= and the offence.
# In the log.
log-suspected = { $offence } suspected
log-by = given by { $name }
# Recommendations of disqualification.
recommend-does = recommend disqualification, or decline the recommendation
organizer-decides = The organizer decides: { $disqualify } or { $decline }.
followed = Recommended by { $marshal }.
none-open = Nobody has recommended disqualifying { $name }.
no-marshal = No { $marshal } is named; the organizer decides alone: { $disqualify }.
organizer-alone = In this game the organizer decides alone: { $disqualify }.
not-a-marshal = Only a { $marshal } recommends disqualification ({ $marshals }); { $name } isn't one.
which-marshal = Which { $marshal } recommends it? Add by= with one of { $marshals }.
open = { $marshal } recommends disqualification; the organizer decides
in-list = DQ recommended
log-recommendation =
    { $answer ->
        [declined] declined to disqualify { $name }, recommended by { $marshal }
       *[open] { $marshal } recommends disqualifying { $name }
    }
log-followed = { $what }, recommended by { $marshal }
# Calls for an official at a table.
call-does = note a judge call at a table, with extra time
in-minute = minute { $n }
came = { $name } came
without-clock = before the timer started
call-log = { $place }, call: { $what }
no-round = Calls belong to a round. To pair one: { $pair }.
official-away = { $name } is away and can't come to a table. To change that: { $here }.
official-plays = { $name } is playing at this table. Ruling there: { $who }.
official-plays-alone = { $name } is playing at this table, and there is no other judge.
# The sheet.
none = No calls noted.
column-minute = Minute
column-came = Who came
column-extra = Extra
column-about = About
count =
    { $n ->
        [one] { $date } · 1 call
       *[other] { $date } · { $n } calls
    }
key-short = log a judge call
form-title = Judge call at table { $table }
form-extra = Extra minutes
more-on-desk =
    { $n ->
        [one] and 1 earlier call
       *[other] and { $n } earlier calls
    }
