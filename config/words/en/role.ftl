# What a leader of the event is.
organizer = organizer
marshal = marshal
judge = judge
