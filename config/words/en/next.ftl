# The next step of the event. $key, $enter and the like are keys.
nothing-can-be-saved = Nothing can be saved now: { $key } says what to do.
register = Next: { $key } registers the players.
pair-when-all-are-there = Next: { $key } pairs round 1, once everybody is registered.
draft = Next: { $key } leads through the draft, once everybody is registered.
go-on-with-the-draft = Next: { $key } goes on with the draft.
start-the-clock = Next: { $key } starts the clock, once everybody is seated.
seat = Next: { $key } gives { $name } a place in round { $round }.
# $one and $two are the keys that name the players of a table.
enter-a-winner = Next: a table's number, { $enter }, then { $one } or { $two } for the winner.
enter-games = Next: a table's number, { $enter }, then { $one } or { $two } for each game.
pair = Next: { $key } pairs { $round }.
pair-finals = Next: { $key } pairs the finals; in the bracket ({ $bracket }) { $give } gives up a place.
pair-deciding-match = Next: { $key } pairs the deciding match; in the bracket ({ $bracket }) { $give } gives up a place.
level = Next: the first are level; { $key } shows who plays the deciding match.
cut = Next: { $key } shows the cut to { $n }.
too-few-players = Next: { $players }, then { $rejoin } brings somebody back, or { $palette }setup rounds={ $rounds } ends here.
older-round = An older round: { $key } goes to the newest. A result here is a correction.
finish = Next: { $key } closes the event.
# $reopens says which key takes the end back.
closed = The event is closed; { $reopens }.
# Results that are missing; $tables names some or all of the tables.
missing = { $n ->
    [one] { $n } result missing.
   *[other] { $n } results missing.
}
missing-at = { $n ->
    [one] { $n } result missing: table { $tables }.
   *[other] { $n } results missing: tables { $tables }.
}
missing-at-and-more = { $n ->
    [one] { $n } result missing: table { $tables } and { $more } more.
   *[other] { $n } results missing: tables { $tables } and { $more } more.
}
# What is planned for the players registered now.
plan = { $players }: { $rounds }, { $cut }.
plan-of-elimination = { $players }: { $kind }.
plan-of-match = { $players }: { $rounds }, a deciding match if level.
plan-of-match-and-draws = { $players }: { $rounds }, a deciding match if level, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a draw.
# A draft.
draw-pods = { $n ->
    [1] Next: { $key } draws one pod of { $sizes } players.
   *[other] Next: { $key } draws pods of { $sizes } players.
}
open-boosters = Next: { $key }, and everybody opens { $n } boosters.
open-boosters-of-phase = Next: { $key }, and everybody opens { $n } boosters for phase { $phase }.
all-have-picked = Next: { $key } once all have picked, for pick { $pick }.
build = Next: { $key }, and everybody builds a deck.
decks-are-ready = Next: { $key } pairs round 1, once the decks are ready.
card-taken = Next: { $key } once the card is taken.
lay-together = Next: { $key } lays the rare cards together.
