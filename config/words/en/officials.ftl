# Officials: who leads the event.
named = { $name } is { $role }.
named-plays = { $name } is { $role } and plays.
named-registered = { $name } is { $role } and plays, being registered (#{ $id }).
so-already = It was so already.
dismissed = { $name } is { $role } no longer.
one-organizer = { $name } is the organizer and there is exactly one: { $dismiss } makes room for another.
no-marshal = { $game } has no such official: write role=organizer or role=judge.
player-has-left = { $name } was registered (#{ $id }) and has left: { $rejoin } brings the player back.
nobody-called = No official is called "{ $name }".
several-called = "{ $name }" could be several officials: write more of the name.
