# A file that was changed or damaged. $fault is file, line, column and what is wrong there.
line-changed = the checksum does not fit: something other than Komandor has changed this line
line-or-head-changed = the checksum does not fit: something other than Komandor has changed this line or the head of the file
end-changed = the checksum does not fit: something other than Komandor has changed the end of this line
head-changed = the checksum of the head does not fit: something other than Komandor has changed it
head-changed-unread = the checksum of the head does not fit: something other than Komandor has changed it, and its actions cannot be read behind it
shown-before = { $fault }; the event is shown as it was before this line and cannot be changed: restore a copy of the file, or mend or accept it with `komandor edit`
shown-with-head = { $fault }; the event is shown as its head reads now and cannot be changed: restore a copy of the file, or mend or accept it with `komandor edit`
others-changed = { $n ->
    [one] { $said } (line { $lines } was changed as well)
   *[other] { $said } (lines { $lines } were changed as well)
}
others-misfit = { $n ->
    [one] { $said } (the checksum does not fit in line { $lines })
   *[other] { $said } (the checksum does not fit in lines { $lines })
}
# Causes, short enough for a banner.
cause-head = the head was changed from outside
cause-missing = lines are missing before line { $line }
cause-line = line { $line } is damaged
cause-changed = line { $line } was changed from outside
cause-lines-changed = { $n } lines were changed from outside
