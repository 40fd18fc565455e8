organizer = organizator
marshal = komandor
judge = sędzia
