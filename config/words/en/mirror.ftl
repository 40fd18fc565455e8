# The mirror: a second file with every saved line, on another disk.
label = Mirror
ending = A mirror is an event file: { $path } must end in .yaml.
failed = { $path }: { $why }
same-file = { $path } is the event file itself; name a file on another disk.
longer = { $path } has more lines than { $first }. To recover them: `{ $command }`.
cause-newer = the mirror has more actions
newer = { $event } is older than its mirror { $mirror }, which has { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}. Nothing is saved until you choose. To recover them: `{ $command }`. To continue without them: `{ $without }`.
cause-split = the mirror has other actions
split = { $event } and its mirror { $mirror } differ from action #{ $n } on. Nothing is saved until you choose; komandor show FILE log shows both. To keep the mirror: `{ $command }`. To keep the event: `{ $without }`.
read-older = { $event } lacks the newest actions, which are in its mirror { $mirror }. To recover them: `{ $command }`.
read-split = { $event } and its mirror { $mirror } have different actions; this is what { $event } has.
other = { $path } isn't a copy of { $first }: they differ in line { $line }. Move it away, or name another file.
saved = mirrored #{ $n }
saved-on-the-same-disk = copied #{ $n }: on the same disk as the event
behind = The mirror is { $n ->
    [one] { $n } action
   *[other] { $n } actions
} behind; trying again.
behind-because = The mirror is { $n ->
    [one] { $n } action
   *[other] { $n } actions
} behind, trying again: { $why }
not-written = Mirror not written, trying again: { $why }
busy = another program is writing to it
gone = the mirror is gone, perhaps with its disk; reconnect the disk, or make a new mirror with { $setup }
complete-again = The mirror is up to date again.
told-saved = { $done } · saved #{ $n }, mirrored
told-saved-on-the-same-disk = { $done } · saved #{ $n }, copied on the same disk
made = Created { $event } from { $mirror }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
added = Added to { $event }: { $n ->
    [one] { $n } line
   *[other] { $n } lines
} from { $mirror }.
replaced = { $event } was damaged and is kept as { $kept }. { $mirror } replaced it: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
left-out = { $mirror } is damaged after action { $n }; the rest was left out: { $why }
had-all = { $event } has everything that { $mirror } has.
differ = { $mirror } and { $event } differ in line { $line }; neither was changed. Look at both with komandor show FILE log, and keep the right one.
no-event = Can't read an event from { $mirror }: { $why }
only-for = --mirror is for one event: komandor --mirror FILE EVENT, or komandor do --mirror FILE EVENT COMMAND.
after-edit = The mirror { $mirror } has the event from before the edit. Move it away; setup mirror=FILE then starts a new one.
can-recover = { $said }; or recover it from its mirror { $mirror }: `{ $command }`
where = Name the event file that was lost: komandor recover { $mirror } FILE.
# What recover adds, and its note in the log.
ask-taken = Recover { $n ->
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
