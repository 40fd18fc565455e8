# Opis gry (`games show`) i poradnik sędziego.
beside = { $text } ({ $beside })
part = { $name }: { $text }
numbered = ({ $n }) { $item }
id = Identyfikator
key = Klawisz
team-size = Gracze w drużynie
marshal = O zasadach rozstrzyga
good-to-know = Warto wiedzieć
preliminary-rounds = Rundy wstępne
pairing = Losowanie par
no-show = Nieobecność
concessions = Poddania
any-game = każda gra
only-game = tylko gra { $n }
games = gry { $games }
whole-match-too = { $games }; także cały mecz
sides = { $names }; { $how }
ties = Przy remisie
points-a-match = { $points } za mecz; wolny los { $bye }
margin = Przewaga
margin-counted = { $name }, 0–{ $most }; każdy mecz dodaje { $base }, wolny los { $bye }, walkower wygrany o { $walkover }
margin-of-winner = { $name }, 0–{ $most }, tylko dla zwycięzcy; każdy mecz dodaje { $base }, wolny los { $bye }, walkower wygrany o { $walkover }
percentages = Odsetki
percentages-without-byes = mecze co najmniej { $matches }, gry co najmniej { $games }; wolne losy pominięte
percentages-with-byes = mecze co najmniej { $matches }, gry co najmniej { $games }; wolne losy jako wygrane
apart = Osobno w rundzie 1
sizes = Wielkość
takes-free-place = Wolne miejsce zajmuje
any-match = każdy mecz
minutes-by-choice = { $minutes } (do wyboru { $from }–{ $to })
basic-structure = Struktura podstawowa
advanced-structure = Struktura zaawansowana
custom-structure = Struktura niestandardowa
pod-decides = tyle, ile wymaga największa grupa
finals-match = Mecz w finałach
column-players = gracze
column-rounds = rundy
column-cut = odcięcie
or-rounds = { $n } lub { $other }
tier = Poziom: { $tier }
leaders = Animatorzy
products-at-once = od dnia { $release }
products-later = { $n ->
    [one] { $n } dzień po { $release }
   *[other] { $n } dni po { $release }
}
required = wymagane
not-required = niewymagane
missions = Misje: { $season }
mission-also = { $map }: { $mission } (także { $also })
draft = Draft lub sealed
pod = Gracze w grupie
set-cards = Karty z zestawu do draftu
boosters = Zestawy dodatkowe na gracza
booster-cards = Karty w zestawie dodatkowym
phases = Fazy
phase = { $n ->
    [one] { $n } zestaw dodatkowy, { $pass }
    [few] { $n } zestawy dodatkowe, { $pass }
   *[other] { $n } zestawów dodatkowych, { $pass }
}
step-number = { $n }. { $step }
step-counts = { $n }. { $step }: { $fields }
worth-each = { $name }; każde warte { $worth }
worth-bands = { $name }; { $bands }
band = od { $n }: { $worth }
list-must = Zasady budowy talii
sections = części: { $sections }
cards-exactly = { $n ->
    [one] dokładnie { $n } karta
    [few] dokładnie { $n } karty
   *[other] dokładnie { $n } kart
}
cards-range = { $from }–{ $to } kart
cards-least = { $n ->
    [one] co najmniej { $n } karta
    [few] co najmniej { $n } karty
   *[other] co najmniej { $n } kart
}
cards-most = { $n ->
    [one] najwyżej { $n } karta
    [few] najwyżej { $n } karty
   *[other] najwyżej { $n } kart
}
copies = { $n ->
    [one] najwyżej { $n } kopia karty
    [few] najwyżej { $n } kopie karty
   *[other] najwyżej { $n } kopii karty
}
points-most = { $n ->
    [one] { $sections }: najwyżej { $n } punkt
    [few] { $sections }: najwyżej { $n } punkty
   *[other] { $sections }: najwyżej { $n } punktów
}
needs-beside = { $section }: { $words } tylko obok takich samych w części { $beside }
never-together = nigdy na jednej karcie: { $words }
only-one-of = tylko jedno z: { $words }
ambiguous = { $name } to może być: { $cards }; rozstrzyga pełna nazwa albo nazwa produktu
penalties = Kary
program-does = Program: { $effect }.
errata = Errata
rulings = Orzeczenia
glossary = Słowniczek
end-of-time = Koniec czasu
ruling = { $topic }. { $text }
ruling-source = { $topic }. { $text } [{ $source }]
