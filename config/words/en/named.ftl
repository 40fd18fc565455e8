# An event that the command line names by its name.
meant = Event: { $name } ({ $file })
several = Several events fit "{ $word }". Name one by its file:
    { $events }
event = { $file }: { $name }
more = and { $n } more
none-runs = No event runs in { $folder }: name the event's file.
several-run = Several events run. Name one by its file:
    { $events }
