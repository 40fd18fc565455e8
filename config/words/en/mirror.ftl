# The mirror: a second file with every saved line, on another disk.
label = Mirror
ending = A mirror is an event file: { $path } must end in .yaml.
failed = { $path }: { $why }
same-file = { $path } is the event file itself; name a file on another disk.
longer = { $path } has more lines than { $first }: `{ $command }` brings them back.
cause-newer = the mirror has more actions
newer = { $event } is older than its mirror { $mirror }, which has { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}. Nothing is saved until you choose. `{ $command }` brings them back. `{ $without }` goes on without them.
cause-split = the mirror has other actions
split = { $event } and its mirror { $mirror } differ from action #{ $n } on. Nothing is saved until you choose; komandor show FILE log shows both. If the mirror is right: `{ $command }`. If the event is right: `{ $without }`.
read-older = { $event } lacks the newest actions, which its mirror { $mirror } has: `{ $command }` brings them back.
read-split = { $event } and its mirror { $mirror } hold different actions; this is what { $event } says.
other = { $path } is no copy of { $first }: they differ in line { $line }. Move it away, or name another file.
saved = mirrored #{ $n }
saved-on-the-same-disk = copied #{ $n }: on the same disk as the event
behind = The mirror is { $n ->
    [one] { $n } action
   *[other] { $n } actions
} behind; it is tried again.
behind-because = The mirror is { $n ->
    [one] { $n } action
   *[other] { $n } actions
} behind and is tried again: { $why }
not-written = The mirror is not written, and is tried again: { $why }
busy = another program is writing to it
gone = the mirror is gone, perhaps with its disk; bring the disk back, or make a new mirror with { $setup }
complete-again = The mirror is up to date again.
told-saved = { $done } · saved #{ $n }, mirrored
told-saved-on-the-same-disk = { $done } · saved #{ $n }, copied on the same disk
made = { $event } is made of { $mirror }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
added = Added to { $event }: { $n ->
    [one] { $n } line
   *[other] { $n } lines
} of { $mirror }.
replaced = { $event } was damaged and is kept as { $kept }. { $mirror } has taken its place: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
left-out = { $mirror } is damaged after action { $n }; the rest was left out: { $why }
had-all = { $event } has everything that { $mirror } has.
differ = { $mirror } and { $event } differ in line { $line }, and neither is changed: look at both with komandor show FILE log, and keep the one that is right.
no-event = { $mirror } is no event that can be read: { $why }
only-for = --mirror belongs to one event: komandor --mirror FILE EVENT, or komandor do --mirror FILE EVENT VERB.
after-edit = The mirror { $mirror } has the event as it was before the edit. Move it away; setup mirror=FILE then begins a new one.
can-recover = { $said }; or go on from its mirror { $mirror }: `{ $command }`
where = Name the event file that was lost: komandor recover { $mirror } FILE.
# What recover takes in, and the note of it in the log.
ask-taken = Take in { $n ->
    [one] this action
   *[other] these { $n } actions
}? y/n:
not-taken = Nothing was recovered. Check the { $n ->
    [one] action
   *[other] { $n } actions
} listed above, then: `{ $command }`
note = Recovered from { $mirror }: { $n ->
    [one] 1 action
   *[other] { $n } actions
} up to #{ $last }
