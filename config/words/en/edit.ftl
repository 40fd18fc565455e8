# The command that edits an event file by hand.
nothing-changed = Nothing was changed.
ask-unchanged = Nothing was changed. Enter to edit again, a to accept the file as is, q to quit:
ask-faulty = Enter to edit again, q to quit:
ask-kept = Your copy is in { $copy }. Enter to edit again, q to quit:
lines-since = { $n ->
    [one] { $path }: 1 line was written since the copy was made; it is at the end of the copy.
   *[other] { $path }: { $n } lines were written since the copy was made; they are at the end of the copy.
}
replaced = { $what }; the old file is in { $copy }
faults = { $n ->
    [one] { $path }: nothing was replaced, the text has { $n } error{ $kept }.
   *[other] { $path }: nothing was replaced, the text has { $n } errors{ $kept }.
}
refused = { $reason }{ $kept }
refused-stop = { $reason }{ $kept }.
not-kept = ; your copy couldn't be kept ({ $error })
kept = ; your copy is in { $copy }, to continue with it: `{ $command }`
not-before = { $breach }; this is new (to correct an earlier result: `komandor do … report TABLE RESULT round=N`)
interrupted = { $path }: nothing was changed, { $why }{ $kept }{ $left }.
gave-up = the editor { $program } failed ({ $status })
signalled = signal { $signal } ended the editor
left = ; what the editor itself saved is in { $folder }
breach = { $path }: { $breach }.
hard-links = { $n ->
    [one] { $path }: the file had another name (a hard link), which still points to the old event: link it again.
   *[other] { $path }: the file had { $n } other names (hard links), which still point to the old event: link them again.
}
accept = { $path }: nothing was changed; to accept the file as is: { $command }
no-editor-terminal = No terminal for an editor here; set VISUAL or EDITOR to one that needs none, or accept the file as is with --accept.
names-no-program = { $name } isn't a program: { $value }
no-editor = Can't start an editor: { $error }.
no-copy = Can't make a copy: { $error }.
not-started = { $path }: nothing was changed, can't start the editor { $program } ({ $error }): set VISUAL or EDITOR.
not-read-back = { $path }: nothing was changed, can't read the copy back ({ $error }).
