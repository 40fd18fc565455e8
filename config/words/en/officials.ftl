# Officials: who leads the event.
named = { $name } is { $role }.
named-plays = { $name } is { $role } and plays.
named-registered = { $name } is { $role } and plays (registered as #{ $id }).
so-already = No change.
dismissed = { $name } is no longer { $role }.
one-organizer = { $name } is the organizer, and there can be only one. To dismiss them first: { $dismiss }.
no-marshal = { $game } has no such role: use role=organizer or role=judge.
player-has-left = { $name } (#{ $id }) dropped. To bring them back: { $rejoin }.
nobody-called = No official is named "{ $name }".
several-called = "{ $name }" matches several officials: type more of the name.
