# Dlaczego części turnieju nie można pokazać. Słowa po -- i polecenia wpisuje się tak, jak stoją.
announcement-has-no-round = Ogłoszenie dotyczy wszystkich rund: pomiń --round.
pods-have-no-round = Grupy są takie same w każdej rundzie: pomiń --round.
bracket-has-all-rounds = Drabinka zawiera wszystkie rundy: pomiń --round.
log-has-all-rounds = Dziennik zawiera wszystkie rundy: pomiń --round.
event-has-all-rounds = Arkusz turnieju zawiera wszystkie rundy: pomiń --round.
# $what to słowo polecenia, na przykład pairings.
of-everybody = Nazwisko podaje się tylko po player, place, list i penalties: { $what } pokazuje wszystkich.
no-json = Nie da się tego zapisać w formacie JSON: { $why }.
no-pods = W tej grze nie ma grup: każdą rundę losuje { $verb }.
no-such-stage = { $n ->
    [one] Nie ma takiego etapu: jest tylko etap 1.
   *[other] Nie ma takiego etapu: są etapy od 1 do { $n }.
}
no-round-in-the-stage = W tym etapie nie ma jeszcze żadnej rundy: { $verb } losuje pary.
round-of-another-stage = W tym etapie ({ $stage }) nie ma rundy { $round }: inny etap ({ $other }) wskazuje --stage { $n }.
no-such-round = { $most ->
    [one] Nie ma rundy { $round }: jest tylko runda 1.
   *[other] Nie ma rundy { $round }: są rundy od 1 do { $most }.
}
whose-place = Czyje miejsce? Wpisz po place nazwisko albo # i numer.
no-place = { $name } nie ma miejsca w klasyfikacji.
no-place-house = To gracz rezerwowy, bez miejsca w klasyfikacji: { $name }.
no-place-sat-out = { $n ->
    [one] { $name }: na razie bez miejsca w klasyfikacji, bo jedyna runda jest opuszczona; miejsce będzie po pierwszej rozegranej.
    [few] { $name }: na razie bez miejsca w klasyfikacji, bo wszystkie { $n } rundy są opuszczone; miejsce będzie po pierwszej rozegranej.
   *[other] { $name }: na razie bez miejsca w klasyfikacji, bo opuszczonych jest wszystkie { $n } rund; miejsce będzie po pierwszej rozegranej.
}
no-place-yet = { $name }: na razie bez miejsca w klasyfikacji, bo jeszcze bez pary; miejsce będzie po pierwszej rozegranej rundzie.
only-first-stage = Klasyfikację ma tylko pierwszy etap: pomiń --stage.
no-standings-yet = Żadnej rundy szwajcarskiej nie wylosowano: nie ma jeszcze klasyfikacji.
round-not-over = Runda { $round } trwa: klasyfikacja bez --round uwzględnia ją na tyle, na ile jest rozegrana.
round-unknown = Nie da się odtworzyć rundy { $round }: { $why }.
no-deciding-match = Nie ma meczu rozstrzygającego: rozstawia go { $verb }, jeśli po ostatniej rundzie na czele jest równy wynik.
no-bracket = Przed odcięciem nie ma drabinki: tworzy ją { $verb }.
