# An event that the command line names by its name.
meant = Event: { $name } ({ $file })
several = Several events match "{ $word }". Name one by its file:
    { $events }
event = { $file }: { $name }
more = and { $n } more
nowhere = There is no event "{ $word }": no such file in { $here }, and no event with that name in { $folder }. Check the name, or create an event with `komandor new`.
none-runs = No event is in progress in { $folder }: name the event's file.
several-run = Several events are in progress. Name one by its file:
    { $events }
