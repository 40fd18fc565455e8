# Lists that a typed text narrows in place.

place = A list narrowed by a name
left = { $n } of { $all } left
elsewhere = not in this list; { $key } goes to { $who }
key-go = keeps the row chosen and does what this key does there
key-pane = narrows the other list
key-all = all
key-all-long = shows every row again, with the cursor where it was
no-other-list = There is no other list on this screen.
