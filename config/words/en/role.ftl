# What an official of the event is.
organizer = organizer
marshal = marshal
judge = judge
