# Arkusze stolika sędziowskiego i ich kolumny.
title = { $event } · kary
title-of = { $event } · kary: { $name }
penalties = { $date } · { $n ->
    [0] bez kar
    [one] { $n } kara
    [few] { $n } kary
   *[other] { $n } kar
}
checks-title = { $event } · sprawdzanie talii
checks = { $date } · { $n ->
    [0] bez sprawdzania talii
    [one] { $n } sprawdzenie talii
    [few] { $n } sprawdzenia talii
   *[other] { $n } sprawdzeń talii
}
proxies-title = { $event } · karty proxy
proxies = { $date } · { $n ->
    [0] bez kart proxy
    [one] { $n } karta proxy
    [few] { $n } karty proxy
   *[other] { $n } kart proxy
}
recommended = Zalecona dyskwalifikacja; decyduje organizator
drawn = Wylosowani do sprawdzenia talii
has-all-rounds = Ten arkusz obejmuje wszystkie rundy: pomiń --round.
result = stolik { $table }: { $games }
line = #{ $n }
legal = legalna
illegal = nielegalna
penalty = Kara
offence = Za co
effect = Skutek
found = Talia
cards = Usunięto
left = Zostało
players = Gracze
card = Karta
organizer = Kto wykonał
date = Data
unreadable = Nieczytelne na oryginale
component = Element
state = Stan
