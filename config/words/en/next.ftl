# The next step of the event. $key, $enter and the like are keys.
nothing-can-be-saved = Nothing can be saved now. { $key }: see what to do.
register = Next: register the players ({ $key }).
pair-when-all-are-there = Next: pair round 1 ({ $key }) once everyone is registered.
draft = Next: draft ({ $key }) once everyone is registered.
go-on-with-the-draft = Next: continue the draft ({ $key }).
start-the-clock = Next: start the round timer ({ $key }) once everyone is seated.
seat = Next: seat { $name } in round { $round } ({ $key }).
# $one and $two are the keys that name the players of a table.
enter-a-winner = Next: table number, { $enter }, then { $one } or { $two } for the winner.
enter-games = Next: table number, { $enter }, then { $one } or { $two } for each game.
pair = Next: pair { $round } ({ $key }).
pair-finals = Next: pair the finals ({ $key }). To give up a place: { $bracket }, then { $give }.
pair-deciding-match = Next: pair the deciding match ({ $key }). To give up a place: { $bracket }, then { $give }.
level = Next: there is a tie for first; see who plays the deciding match ({ $key }).
cut = Next: cut to top { $n } ({ $key }).
too-few-players = Too few players. { $players }, then { $rejoin }: bring one back; { $palette }setup rounds={ $rounds }: end here.
older-round = Earlier round. Results here are corrections; { $key }: current round.
finish = Next: close the event ({ $key }).
# $reopens says which key reopens the event.
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
    [1] Next: draw one pod of { $sizes } players ({ $key }).
   *[other] Next: draw pods of { $sizes } players ({ $key }).
}
open-boosters = Next: everyone opens { $n } boosters ({ $key }).
open-boosters-of-phase = Next: everyone opens { $n } boosters for phase { $phase } ({ $key }).
all-have-picked = Next: pick { $pick } ({ $key }) once everyone has picked.
build = Next: everyone builds a deck ({ $key }).
decks-are-ready = Next: pair round 1 ({ $key }) once the decks are ready.
card-taken = Next: { $key } once the card is taken.
lay-together = Next: pool the rare cards ({ $key }).
