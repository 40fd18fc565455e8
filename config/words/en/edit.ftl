# The command that edits an event file by hand.
nothing-changed = Nothing was changed.
ask-unchanged = Nothing was changed. Enter opens the editor again, a accepts the file as it stands, q gives up:
ask-faulty = Enter opens the editor again, q gives up:
ask-kept = Your copy is kept in { $copy }. Enter opens the editor again, q gives up:
lines-since = { $n ->
    [one] { $path }: 1 line was written since the copy was made, and stands at its end.
   *[other] { $path }: { $n } lines were written since the copy was made, and stand at its end.
}
replaced = { $what }; the file as it was is kept in { $copy }
faults = { $n ->
    [one] { $path }: nothing was replaced, the text has { $n } fault{ $kept }.
   *[other] { $path }: nothing was replaced, the text has { $n } faults{ $kept }.
}
refused = { $reason }{ $kept }
refused-stop = { $reason }{ $kept }.
not-kept = ; your copy could not be kept ({ $error })
kept = ; your copy is kept in { $copy }: `{ $command }` goes on with it
not-before = { $breach }; it was not so before (to correct an older result: `komandor do … report TABLE RESULT round=N`)
interrupted = { $path }: nothing was changed, { $why }{ $kept }{ $left }.
gave-up = the editor { $program } gave up ({ $status })
signalled = signal { $signal } ended the editing
left = ; what the editor itself saved is in { $folder }
breach = { $path }: { $breach }.
hard-links = { $n ->
    [one] { $path }: the file had another name (a hard link), which still leads to the event as it was: make the link again.
   *[other] { $path }: the file had { $n } other names (hard links), which still lead to the event as it was: make the links again.
}
accept = { $path }: nothing was changed; to take the file as it stands: { $command }
no-editor-terminal = There is no terminal here for an editor; set VISUAL or EDITOR to one that needs none, or accept the file as it stands with --accept.
names-no-program = { $name } names no program: { $value }
no-editor = No editor can be started: { $error }.
no-copy = The copy cannot be made: { $error }.
not-started = { $path }: nothing was changed, the editor { $program } cannot be started ({ $error }): set VISUAL or EDITOR.
not-read-back = { $path }: nothing was changed, the copy cannot be read back ({ $error }).
