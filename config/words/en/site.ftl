# The site for phones.
now = Now
about = Event
pages = Pages
everybody = Everyone’s table
find = Find your name
nobody-found = No such name.
mine = Your table
another = Another name
letters = First letters
table = Table { $n }
seat = Seat { $n }
against = against { $name }
no-places = No standings yet.
open-a-place = Tap a name to see how the place is computed.
not-started = { $n ->
    [one] { $n } minute, timer not started
   *[other] { $n } minutes, timer not started
}
paused = { $n ->
    [one] Timer paused, { $n } minute left
   *[other] Timer paused, { $n } minutes left
}
ends = Ends at { $time }
left = { $n } min left
as-of = { $round } · as of { $day }, { $time }
reload = Reload this page for the latest
follows = Updates by itself
is-new = New:
no-connection = No connection. This page may be out of date.
# The public address: in the event info, in the form, and on the board.
item-address = On your phone
label-address = Public address
on-a-phone = On your phone
no-address = No public address is set.
scan = Your table, the standings and every result on your phone:
no-scheme = A public address starts with http:// or https://. Copy it from the browser, such as https://example.org/cup.
wrong-letter = A public address has plain letters, digits and signs, no spaces. Copy it from the browser.
no-host = This address has no host, or a user name before it. Copy it from the browser, such as https://example.org/cup.
too-long = A public address has at most { $most } letters; a longer one can't be scanned.
# The command that carries a written site on.
not-carried = Site written, but { $command } failed; it will be tried again: { $why }
carried-again = The site is being sent on again.
no-command = a quotation mark is not closed
folder-in-a-word = {"{}"} must be a word of its own, such as rsync -a {"{}"} host:/var/www
no-such-command = there is no command { $name }; set another as publish_then in { $settings }
written = { $n ->
    [one] Wrote { $n } file of the site to { $folder }
   *[other] Wrote { $n } files of the site to { $folder }
}
unchanged = The site in { $folder } is already up to date
