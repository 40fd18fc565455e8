# The paper pack and the site for phones, which are written by themselves.
label-paper = Paper pack
label-site = Site folder
no-folder = A folder is missing: write its path, or off.
folder-too-long = The path of a folder has at most { $most } bytes.
folder-unreadable = The path of a folder holds a character that cannot be seen.
paper = The paper pack is not written: { $why }
site = The site is not written: { $why }
not-a-folder = { $path } is no folder.
others-files = { $path } holds other files; name an empty folder, or one that does not exist yet.
other-event = { $path } holds the sheets of another event, { $event }; name another folder.
busy = another program is writing into { $path }.
failed = { $path }: { $why }
damaged-mark = { $file } cannot be read; move it away, or name another folder.
page-of-pairings = Pairings: { $round }
page-of-results = After { $round }
stands = { $event } · { $when }
stayed = The sheets stayed in { $path }: { $why }
