# An event that the command line names by its name.
meant = Event: { $name } ({ $file })
several = Several events fit "{ $word }". Name one by its file:
    { $events }
event = { $file }: { $name }
more = and { $n } more
nowhere = There is no event "{ $word }": no such file in { $here }, and no event of this name in { $folder }. Check the name, or make an event with `komandor new`.
none-runs = No event runs in { $folder }: name the event's file.
several-run = Several events run. Name one by its file:
    { $events }
