# A file that was changed or damaged. $fault is file, line, column and what is wrong there.
line-changed = checksum mismatch: this line was changed outside Komandor
line-or-head-changed = checksum mismatch: this line or the file's head was changed outside Komandor
end-changed = checksum mismatch: the end of this line was changed outside Komandor
head-changed = checksum mismatch: the file's head was changed outside Komandor
head-changed-unread = checksum mismatch: the file's head was changed outside Komandor, and the actions after it can't be read
shown-before = { $fault }; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit`
shown-with-head = { $fault }; showing the event with the changed head, read-only: restore a copy, or fix or accept the file with `komandor edit`
others-changed = { $n ->
    [one] { $said } (line { $lines } was changed as well)
   *[other] { $said } (lines { $lines } were changed as well)
}
others-misfit = { $n ->
    [one] { $said } (checksum mismatch in line { $lines })
   *[other] { $said } (checksum mismatch in lines { $lines })
}
# Causes, short enough for a banner.
cause-head = the head was changed from outside
cause-missing = lines are missing before line { $line }
cause-line = line { $line } is damaged
cause-changed = line { $line } was changed from outside
cause-lines-changed = { $n } lines were changed from outside
