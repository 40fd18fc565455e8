# Miejsca.
registration = zapisy
announcement = ustawienia turnieju
log = dziennik
head = nagłówek
pods = grupy
place =
    { $place ->
        [judge] wycofanie
       *[rejoin] powrót
    }
champion = mistrz
final-places = miejsca końcowe
standings-before = klasyfikacja, stan przed: { $place }
standings-before-cut = klasyfikacja przed odcięciem
seeds-without = rozstawienie, odpada { $name }
# Rundy.
no-stage = nie trwa żaden etap
no-mission = nie wylosowano misji
mission-again = misja { $n } się powtarza, zanim rozegrano misję { $other }
not-as-announced =
    { $due_rounds ->
        [0] przy liczbie graczy { $players } rozpoczęto z liczbą rund { $rounds } i odcięciem do { $cut }; w ustawieniach nie ma rund, odcięcie do { $due_cut }
       *[other] przy liczbie graczy { $players } rozpoczęto z liczbą rund { $rounds } i odcięciem do { $cut }; w ustawieniach liczba rund { $due_rounds }, odcięcie do { $due_cut }
    }
by-hand = pary ustalono ręcznie
exchanged = ręczna zamiana miejsc: { $a } i { $b }
# Grupy.
pod-seats =
    { $n ->
        [one] { $name } ma { $n } miejsce zamiast jednego
        [few] { $name } ma { $n } miejsca zamiast jednego
       *[other] { $name } ma { $n } miejsc zamiast jednego
    }
pods-fault =
    { $fault ->
        [small] grupa ma mniej niż dwoje graczy
        [uneven] grupy mogłyby być równiejsze
       *[by-hand] grupy ustalono ręcznie
    }
rounds-of-pods = rozpoczęto z liczbą rund { $n }, a grupy potrzebują { $due }
pods-have-no-byes = gdy każdy gra z każdym, nie ma wolnych losów ani ręcznego ustalania par
not-of-one-pod = { $a } i { $b } nie są w jednej grupie
meet-again = { $a } i { $b } grają ze sobą ponownie
times-in-round = { $name } jest w tej rundzie { $n } razy zamiast { $due }
pod-rests = w grupie na { $size } pauzuje { $n }
wins-unplayed = zwycięstw bez gry jest { $n }, a wycofanych { $left }
met-times = { $a } i { $b }: wspólnych meczów { $n }
rested-times = { $name }: pauz { $n }
# Odcięcie, drabinka i koniec.
two-matches = dwa mecze mają numer { $n }
not-in-one-match = nie wszyscy są w dokładnie jednym meczu
byes = wolnych losów jest { $n }, a musi być { $due }
matches-not-numbered = mecze nie są numerowane kolejno od 1
match-of-others = w meczu { $n } powinni być: { $due }, a są: { $has }
cut-too-early = wylosowano { $n } z { $all } rund, brakujące wyniki: { $open }
no-such-finals = w tej grze nie ma po odcięciu takich finałów: { $kind }
went-on = dalej gra { $n }, a w ustawieniach jest { $due }
rounds-of-match = ustawiono: { $rounds }, a mecz rozstrzygający to 1
rounds-of-bracket = ustawiono: { $rounds }, a drabinka na { $size } potrzebuje { $due }
seeds = rozstawionych jest { $n }, a musi być { $due }
of-other = { $what } ma: { $given }, a powinno być: { $due }
other-champion = powinno być: { $due }, a jest: { $named }
# Klasyfikacja.
lines = wierszy jest { $n }, a graczy { $players }
points = { $name }: punkty { $n }, rundy { $rounds }, a nie punkty { $listed }, rundy { $of }
tie-break = { $name }: { $by } to { $value }, a nie { $listed }
# Wartości, których nie zostawia żadne polecenie.
done-by-nobody = brak autora; wpisz nazwisko
closed-before = turniej był już zamknięty, a otwiera go tylko cofnięcie
nothing-written = puste; wpisz nazwę
deck-check = sprawdzenie talii
mission-note =
    { $what ->
        [again] misja { $n } się powtarza za wiedzą organizatora
       *[by-hand] misję { $n } ustalono ręcznie
    }
# Co losuje się ponownie z ziarna. $what: stolik 3, wolny los, wylosowana liczba.
draw = losowanie
other-way = losowano inną metodą (draw: { $n }); ten program losuje metodą { $known }, więc par i liczb nie wylosowano ponownie
other-draw = { $what }: zapisano { $recorded }, a wylosowano { $drawn }; ten program losuje z ziarna co innego
not-written = żadne polecenie nie zapisuje tego wiersza: „{ $why }”
the-bye = wolny los
byes-drawn = bez przeciwnika
tie-number-of = wylosowana liczba, { $name }
start-of = numer startowy, { $name }
pod = grupa { $n }
mission = misja
sides-at = strony przy stoliku { $table }
sides-of-game = strony w grze { $n } przy stoliku { $table }
chooses = wybiera { $name }
plays-side = { $side }: { $name }
rolls-at = rzuty przy stoliku { $table }
other-value = „{ $key }” to { $recorded }, a ten program zapisuje { $due }
other-reasons = zapisane powody nie zgadzają się z losowaniem
