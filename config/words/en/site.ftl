# The site for phones.
now = Now
about = Event
pages = Pages
everybody = Everybody’s table
find = Find your name
nobody-found = No name like this.
mine = Your table
another = Another name
letters = First letters
table = Table { $n }
seat = Seat { $n }
against = against { $name }
no-places = Nobody has a place yet.
open-a-place = A tap on a name shows how the place is reckoned.
not-started = { $n ->
    [one] { $n } minute, the clock has not started
   *[other] { $n } minutes, the clock has not started
}
paused = { $n ->
    [one] The clock is paused, { $n } minute left
   *[other] The clock is paused, { $n } minutes left
}
ends = Ends at { $time }
left = { $n } min left
as-of = { $round } · as of { $day }, { $time }
reload = Load this page again for the newest state
follows = Follows by itself
is-new = New:
no-connection = No connection. The page is older than the event, perhaps.
# The public address: announced, in the form, and on the board.
item-address = On your phone
label-address = Public address
on-a-phone = On your phone
no-address = No public address is announced.
scan = Your table, the standings and every result on your phone:
no-scheme = A public address begins with http:// or https://. Write it as the browser shows it, such as https://example.org/cup.
wrong-letter = A public address has letters without marks, digits and signs, and no space. Copy it from the browser.
no-host = This address names no place, or a name before it. Write it as the browser shows it, such as https://example.org/cup.
too-long = A public address has at most { $most } letters; a longer one cannot be scanned.
# The command that carries a written site on.
not-carried = The site is written. Not carried on by { $command }, and tried again later: { $why }
carried-again = The site is carried on again.
no-command = a quotation mark is open
folder-in-a-word = {"{}"} must be a word of its own, such as rsync -a {"{}"} host:/var/www
no-such-command = there is no command { $name }; publish_then in { $settings } names another
written = { $n ->
    [one] Wrote { $n } file of the site into { $folder }
   *[other] Wrote { $n } files of the site into { $folder }
}
unchanged = The site in { $folder } is as it should be already
