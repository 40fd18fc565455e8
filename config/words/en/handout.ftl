# The paper pack and the site for phones, which are written automatically.
label-paper = Paper pack
label-site = Site folder
no-folder = No folder: write its path, or off.
folder-too-long = The folder path is too long: at most { $most } bytes.
folder-unreadable = The folder path has an invisible character.
paper = Paper pack not written: { $why }
site = Site not written: { $why }
not-a-folder = { $path } isn't a folder.
others-files = { $path } has other files in it; choose an empty or a new folder.
other-event = { $path } has the sheets of another event, { $event }; choose another folder.
busy = another program is writing to { $path }.
failed = { $path }: { $why }
damaged-mark = Can't read { $file }; move it away, or choose another folder.
page-of-pairings = Pairings: { $round }
page-of-results = After { $round }
stands = { $event } · { $when }
stayed = The sheets are still in { $path }: { $why }
