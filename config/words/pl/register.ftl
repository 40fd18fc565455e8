registered = Dopisano: { $name } (#{ $id }).
registered-all = Dopisano: { $entrants }.
registered-leader = Dopisano: { $name } (#{ $id }), funkcja: { $role }.
changed = Zmiana danych: { $name } (#{ $id }).
removed = Usunięto: { $name } (#{ $id }), jakby zapisu nie było.
late = Późny zapis: { $name }, porażki za opuszczone rundy: { $n }.
all-late = Późny zapis, dla każdego porażki za opuszczone rundy: { $n }.
line = Wiersz { $line }: { $why }
no-players = Lista graczy jest pusta.
name-taken = { $name } jest już na liście (#{ $id }): dopisz coś, co ich odróżni.
name-known = { $name } jest już na liście (#{ $id }). Inna osoba o tym nazwisku musi mieć numer startowy, `add { $name } { $start }`, albo klub lub numer członkowski inny niż #{ $id }.
namesakes = Samo { $name } jest teraz niejednoznaczne: wpisz { $numbers } albo pełną nazwę z listy.
known-already = { $name } jest już na liście (#{ $id }).
own-partner = { $name } nie może być własnym partnerem.
no-teams = { $name } nie może mieć partnera: w tej grze nie ma drużyn.
nobody-has-partner = W tej grze nie ma drużyn.
needs-partner = { $name } potrzebuje partnera (drużyny dwuosobowe): dodaj partner=NAZWISKO.
partner-unnamed = W tej grze są drużyny: podaj partnera.
partner-needs-reason = Partnerzy są ustaleni przed startem: dodaj why= z powodem zmiany (trafia do dziennika).
partner-changed = Partnerzy są ustaleni przed startem: powiadom graczy o zmianie.
leader-needs-partner = { $name } potrzebuje partnera, żeby grać. Najpierw zapisz drużynę: { $add }.
tables-from-one = Numery stolików zaczynają się od 1.
starts-from-one = Numery startowe zaczynają się od 1.
start-taken = Numer startowy { $start } ma już { $name }: wybierz inny.
nothing-to-change = Podaj, co zmienić: name=, club=, member=, partner=, family=, travel=, start= albo table=.
event-begun = Turniej już trwa. Wycofanie ({ $name }): { $drop }. Gracz bez żadnej pary nie dostaje miejsca.
has-a-seat = Grupy są wylosowane i { $name } ma miejsce. Aby cofnąć przed losowanie: { $undo }. Wycofanie: { $drop }.
seats-taken = Grupy są wylosowane i wszystkie miejsca zajęte. Aby kogoś dopisać, cofnij przed losowanie: { $undo }.
closed-by-match = Zapisy są zamknięte: trwa mecz rozstrzygający.
closed-by-finals = Zapisy są zamknięte: trwają finały.
