# What the screen answers to a key.
works-in-event = { $key } works in an event: { $way } opens it.
works-beside-round = { $key } works on the round's screen: { $way } leads there.
works-in-players = { $key } works in the list of players: { $way } opens it.
works-in-draft = { $key } works in the draft: { $way } opens it.
works-in-standings = { $key } works in the standings: { $way } opens them.
works-in-bracket = { $key } works in the bracket: { $way } opens it.
works-in-log = { $key } works in the log: { $way } opens it.
does-nothing-here = { $key } does nothing here: { $help } shows the keys that do.
language = This screen speaks { $language }: { $key } goes on to { $next }.
no-such-game = No game holds what is typed: { $key } takes it back.
no-name-typed = No name is typed: write one, or { $key } for the list.
only-byes = There is no table in this round, only byes.
no-such-player = No player matches "{ $wanted }".
nothing-open = Nothing is open here: { $key } leaves the event.
why-table = Table { $table }, { $a } – { $b }: { $why }.
why-alone = { $name }: { $why }.
fate = { $name }: { $fate }.
sentence = { $said }.
saved-by = #{ $n } was saved by { $by }: { $action }.
undo-once-more = { $key } once more takes it back.
carries-out-once-more = { $key } once more carries it out.
enter-again = Nothing is saved: enter it again if it is right.
form-is-refilled = The form shows what is there now: enter your change again.
the-same-key = The same key
takes-that-back = { $key } once more takes that back.
takes-back = { $key } once more takes back #{ $n }: { $action }.
brings-that-back = { $key } once more brings that back.
brings-back = { $key } once more brings back #{ $n }: { $action }.
does-it-now = { $key } once more does it now.
news = { $by }: { $action }
news-and-more = { $by }: { $action } (and { $n } more)
saved = { $done } · saved #{ $n }
made = { $name } is made · saved in { $path }
moved = Moved to { $path }.
role-before = { $role ->
    [organizer] That replaces organizer.
    [marshal] That replaces marshal.
   *[judge] That replaces judge.
}
so-it-stands-now = The event has changed meanwhile: so it stands now.
file-is-sound = The file is sound: everything can be saved.
put-back = The event is back in { $path }.
put-back-kept = The event is back in { $path }; what stood there is kept in { $kept }.
goes-on = The event goes on as the file has it.
goes-on-kept = The event goes on as the file has it; the event as it was stays in { $kept }.
not-taken = { $n ->
    [1] Nothing was registered: 1 of 1 line cannot be taken.
   *[other] Nothing was registered: { $wrong } of { $n } lines cannot be taken.
}
and-more = and { $n } more
cannot-be-read = { $path }: cannot be read: { $problem }.
not-utf8 = { $path }: not UTF-8 text; save it as UTF-8.
demo-watch = To see what the room sees, type in another terminal: { $command }
disqualified-left-out = Not registered again, because they were disqualified there: { $names }.
