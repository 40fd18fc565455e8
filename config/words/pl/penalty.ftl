given = { $name }: { $penalty }.
points-off = { $n ->
    [one] Odjęto { $n } punkt turniejowy.
    [few] Odjęto { $n } punkty turniejowe.
   *[other] Odjęto { $n } punktów turniejowych.
}
leaves = { $name } opuszcza turniej. Powrót do gry: { $rejoin }.
leaves-for-good = { $name } opuszcza turniej bez możliwości powrotu.
it-was = Wcześniej: { $result }.
stood-already = Bez zmian.
finals-seeded = Finały rozstawiono wcześniej; bez zmian.
none-known = Zasady tej gry nie mają kar. Aby zapisać uwagę: { $note }.
unknown = „{ $kind }” to nie kara w tej grze: wpisz { $kinds }.
takes-no-points = points= dotyczy odjęcia punktów, a nie kary { $kind }.
takes-no-game = game= dotyczy przegranej gry, a nie kary { $kind }.
how-many-points = Ile punktów? Na przykład trzy: { $penalty }.
plays-nowhere = { $name } nie gra teraz przy żadnym stoliku: karę przegranej gry daje się w bieżącej rundzie.
which-game = Mecz przy stoliku { $table } jest zakończony: dodaj game=1, game=2 … (którą grę przegrywa { $name }).
no-such-game = Gra { $n } nie jest jeszcze rozegrana: wpisz od 1 do { $most }.
too-many-points = Kara odejmuje najwyżej { $most } punktów.
