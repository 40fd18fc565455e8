# Dlaczego części turnieju nie można pokazać. Słowa po -- i polecenia wpisuje się dosłownie.
announcement-has-no-round = Informacje o turnieju dotyczą wszystkich rund: pomiń --round.
pods-have-no-round = Grupy są takie same w każdej rundzie: pomiń --round.
bracket-has-all-rounds = Drabinka zawiera wszystkie rundy: pomiń --round.
log-has-all-rounds = Dziennik zawiera wszystkie rundy: pomiń --round.
event-has-all-rounds = Arkusz turnieju zawiera wszystkie rundy: pomiń --round.
# $what to słowo polecenia, na przykład pairings.
of-everybody = Nazwisko można podać tylko po player, place, list i penalties: { $what } pokazuje wszystkich.
no-json = Tego nie da się zapisać w formacie JSON: { $why }.
no-pods = W tej grze nie ma grup: każdą rundę losuje { $verb }.
no-such-stage = { $n ->
    [one] Jest tylko etap 1.
   *[other] Nie ma takiego etapu: są etapy od 1 do { $n }.
}
no-round-in-the-stage = Ten etap nie ma jeszcze żadnej rundy: losuje ją { $verb }.
round-of-another-stage = Ten etap ({ $stage }) nie ma rundy { $round }. Inny etap ({ $other }): --stage { $n }.
no-such-round = { $most ->
    [one] Nie ma rundy { $round }: jest tylko runda 1.
   *[other] Nie ma rundy { $round }: są rundy od 1 do { $most }.
}
whose-place = Czyje miejsce? Wpisz po place nazwisko albo # i numer.
no-place = { $name } nie ma miejsca w klasyfikacji.
no-place-house = To gracz rezerwowy, bez miejsca w klasyfikacji: { $name }.
no-place-sat-out = { $n ->
    [one] { $name }: jedyna runda jest opuszczona; miejsce będzie po pierwszej rozegranej.
    [few] { $name }: wszystkie { $n } rundy są opuszczone; miejsce będzie po pierwszej rozegranej.
   *[other] { $name }: wszystkie rundy ({ $n }) są opuszczone; miejsce będzie po pierwszej rozegranej.
}
no-place-yet = { $name }: jeszcze bez pary; miejsce będzie po pierwszej rozegranej rundzie.
only-first-stage = Klasyfikację ma tylko pierwszy etap: pomiń --stage.
no-standings-yet = Nie ma jeszcze klasyfikacji: nie wylosowano żadnej rundy szwajcarskiej.
round-not-over = Runda { $round } trwa: pomiń --round, aby zobaczyć klasyfikację na teraz.
round-unknown = Nie da się odtworzyć rundy { $round }: { $why }.
no-deciding-match = Nie ma meczu rozstrzygającego: rozstawia go { $verb }, jeśli po ostatniej rundzie na czele jest remis.
no-bracket = Przed odcięciem nie ma drabinki: rozstawia ją { $verb }.
