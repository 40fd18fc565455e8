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
two-seats = { $name } ma dwa miejsca: wymień każdego raz.
more-names = Grupa wymaga dwóch graczy: dodaj do każdej nazwiska.
without-a-seat = { $n ->
    [one] Bez miejsca zostaje { $names }: wymień wszystkich graczy turnieju.
   *[other] Bez miejsca zostają { $names }: wymień wszystkich graczy turnieju.
}
came-later = { $n ->
    [one] Bez miejsca (zapis po losowaniu grup): { $names }. Aby wylosować ponownie: { $pods }.
   *[other] Bez miejsc (zapis po losowaniu grup): { $names }. Aby wylosować ponownie: { $pods }.
}
none-here = Ta gra nie ma grup ani draftu. Aby sparować rundę: { $pair }.
games-begun = Gry już trwają. Aby zmienić grupy, cofnij przed rundę 1: { $undo }.
draft-begun = Draft już trwa i każdy zachowuje miejsce. Aby cofnąć przed draft: { $undo }.
drawn-already = Grupy są już wylosowane. Aby wylosować ponownie, z powodem: { $pods }.
too-few = { $n ->
    [0] Grupa wymaga dwóch graczy, a lista jest pusta: dodaj graczy.
   *[other] Grupa wymaga dwóch graczy, a na liście jest jeden: dodaj graczy.
}
too-many = Graczy ({ $players }) nie wystarczy na grupy co najmniej dwuosobowe ({ $n }): najwięcej to count={ $most }.
larger-size = Grupa ma co najmniej dwóch graczy: podaj większą wielkość.
seats-decide = W grupie każdy gra z każdym raz, w kolejności miejsc. Aby zmienić grupy: { $undo } przed rundę 1, potem { $pods }.
