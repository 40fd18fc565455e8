drawn = { $n ->
    [one] Wylosowano { $n } grupę, graczy: { $sizes }.
    [few] Wylosowano { $n } grupy, graczy: { $sizes }.
   *[other] Wylosowano { $n } grup, graczy: { $sizes }.
}
drawn-again = { $n ->
    [one] Wylosowano ponownie { $n } grupę, graczy: { $sizes }.
    [few] Wylosowano ponownie { $n } grupy, graczy: { $sizes }.
   *[other] Wylosowano ponownie { $n } grup, graczy: { $sizes }.
}
seated = { $n ->
    [one] Ustalono ręcznie { $n } grupę, graczy: { $sizes }.
    [few] Ustalono ręcznie { $n } grupy, graczy: { $sizes }.
   *[other] Ustalono ręcznie { $n } grup, graczy: { $sizes }.
}
two-seats = { $name } ma dwa miejsca: podaj każdego raz.
more-names = Grupa wymaga dwóch graczy: wpisz do każdej więcej nazwisk.
without-a-seat = { $n ->
    [one] Bez miejsca zostaje { $names }: podaj wszystkich, którzy są w turnieju.
   *[other] Bez miejsca zostają { $names }: podaj wszystkich, którzy są w turnieju.
}
came-later = { $n ->
    [one] Bez miejsca, bo zapis był po losowaniu grup, jest { $names }: { $pods } losuje je ponownie.
   *[other] Bez miejsca, bo zapis był po losowaniu grup, są { $names }: { $pods } losuje je ponownie.
}
none-here = Ta gra nie ma grup: nie ma draftu, a { $pair } losuje każdą rundę.
games-begun = Gry już trwają: { $undo } do chwili przed rundą 1, aby zmienić grupy.
draft-begun = Draft już trwa i każdy zachowuje miejsce: { $undo } cofa do chwili przed nim.
drawn-already = Grupy są już wylosowane: { $pods } losuje je ponownie, z podaniem powodu.
too-few = { $n ->
    [0] Grupa wymaga dwóch graczy, a lista jest pusta: potrzeba więcej zapisów.
   *[other] Grupa wymaga dwóch graczy, a na liście jest jeden: potrzeba więcej zapisów.
}
too-many = Tylu graczy ({ $players }) nie da się podzielić na grupy co najmniej dwuosobowe ({ $n }): najwięcej to count={ $most }.
larger-size = Grupa ma co najmniej dwóch graczy: podaj większą wielkość.
seats-decide = W grupie każdy gra z każdym raz, w kolejności miejsc: { $undo } do chwili przed rundą 1 i { $pods } zmieniają, kto z kim siedzi.
