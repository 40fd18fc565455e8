registered = Dopisano: { $name } (#{ $id }).
registered-all = Dopisano: { $entrants }.
registered-leader = Dopisano: { $name } (#{ $id }), funkcja: { $role }.
changed = Zmiana danych: { $name } (#{ $id }).
removed = Wykreślenie z listy: { $name } (#{ $id }), jakby zapisu nie było.
late = Późny zapis: { $name }, porażki za opuszczone rundy: { $n }.
all-late = Późny zapis, dla każdego porażki za opuszczone rundy: { $n }.
line = Wiersz { $line }: { $why }
no-players = Lista graczy jest pusta.
name-taken = { $name } jest już na liście (#{ $id }): dopisz coś, co ich odróżni.
name-known = { $name } jest już na liście (#{ $id }). Inna osoba o tym nazwisku musi dostać numer startowy poleceniem `add { $name } { $start }` albo klub lub numer członkowski, jeśli #{ $id } ma inny.
namesakes = Samo { $name } nie wskazuje teraz nikogo: podaj { $numbers } albo całą nazwę z listy.
known-already = { $name } jest już na liście (#{ $id }).
own-partner = { $name } nie może grać w parze ze sobą.
no-teams = { $name } nie może mieć partnera: w tej grze nie ma drużyn.
nobody-has-partner = W tej grze nie ma drużyn.
needs-partner = { $name } potrzebuje partnera: w tej grze są drużyny dwuosobowe, partner=NAZWISKO.
partner-unnamed = W tej grze są drużyny: podaj partnera.
partner-needs-reason = Partnerzy są ustaleni przed startem: why= podaje powód zmiany, który trafia do dziennika.
partner-changed = Partnerzy są ustaleni przed startem: ogłoś zmianę.
leader-needs-partner = { $name } potrzebuje partnera, żeby grać: najpierw zapisz drużynę, { $add }.
tables-from-one = Stoliki liczy się od 1.
starts-from-one = Numery startowe liczy się od 1.
start-taken = Numer startowy { $start } ma już { $name }: wybierz inny.
nothing-to-change = Nie podano, co zmienić: name=, club=, member=, partner=, family=, travel=, start= albo table=.
event-begun = Turniej już trwa: { $drop } zapisuje odejście ({ $name }), a kto nigdy nie miał pary, nie ma też miejsca.
has-a-seat = Grupy są wylosowane i { $name } ma w nich miejsce: { $undo } cofa do chwili przed losowaniem, a { $drop } zapisuje odejście.
seats-taken = Grupy są wylosowane i każde miejsce jest zajęte: nikt już nie dołączy, chyba że { $undo } cofnie do chwili przed losowaniem.
closed-by-match = Zapisy są zamknięte: trwa mecz rozstrzygający.
closed-by-finals = Zapisy są zamknięte: trwają finały.
