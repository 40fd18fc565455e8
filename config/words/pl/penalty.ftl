given = { $name }: { $penalty }.
points-off = { $n ->
    [one] Odjęto { $n } punkt turniejowy.
    [few] Odjęto { $n } punkty turniejowe.
   *[other] Odjęto { $n } punktów turniejowych.
}
leaves = { $name } opuszcza turniej: { $rejoin } przywraca do gry.
leaves-for-good = { $name } opuszcza turniej bez możliwości powrotu.
it-was = Wcześniej: { $result }.
stood-already = Bez zmian.
finals-seeded = Finały rozstawiono wcześniej i pozostają bez zmian.
none-known = Zasady tej gry nie wymieniają kar: { $note } zapisuje uwagę.
unknown = „{ $kind }” nie jest karą tej gry: są { $kinds }.
takes-no-points = points= dotyczy odjęcia punktów, a { $kind } nim nie jest.
takes-no-game = game= dotyczy przegranej gry, a { $kind } nią nie jest.
how-many-points = Ile punktów? { $penalty } odejmuje trzy.
plays-nowhere = { $name } nie gra teraz przy żadnym stoliku: grę przegrywa się w rundzie, która trwa.
which-game = Mecz przy stoliku { $table } jest zakończony: game=1, game=2 … wskazuje przegraną grę ({ $name }).
no-such-game = Gra { $n } nie jest jeszcze rozegrana: są gry od 1 do { $most }.
too-many-points = Kara odejmuje najwyżej { $most } punktów.
