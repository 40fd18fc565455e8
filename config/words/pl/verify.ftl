# Co znajduje kontrola całego turnieju: miejsce i to, co jest tam nie tak.
finding = { $place }: { $sentence }
# Miejsca.
registration = zapisy
officials = animatorzy
announcement = ogłoszenie
clock = zegar
log = dziennik
head = nagłówek
pods = grupy
redraft = podział kart
leaving = odejście
returning = powrót
penalties = kary
undo = cofnięcie
redo = przywrócenie
cut = odcięcie
champion = mistrz
final-places = miejsca końcowe
after-round = po rundzie { $n }
standings-before = klasyfikacja, stan przed: { $place }
standings-before-cut = klasyfikacja przed odcięciem
seeds-without = rozstawienie, odpada { $name }
# Kto przychodzi, odchodzi i wraca.
after-the-pods = { $name }: zapis po wylosowaniu grup
charged = { $name }: jako opuszczone policzono: { $charged }, a opuszczono: { $missed }
rounds = { $n ->
    [0] żadna runda
    [one] runda { $rounds }
   *[other] rundy { $rounds }
}
removed-too-late = po rozpoczęciu turnieju nikogo się nie wykreśla
left-already = { $name } nie gra już od wcześniejszego odejścia; usuń ten wiersz
removed-before = { $name }: zapis wykreślono już wcześniej; usuń ten wiersz
disqualified-already = { $name }: dyskwalifikacja była już wcześniej; usuń ten wiersz
after-round-of-stage = po rundzie { $n } etapu { $stage }
left-at = { $name }: odejście { $due }, a nie { $said }
put-out-at = { $name }: dyskwalifikacja { $due }, a nie { $said }
had-not-left = { $name }: nie było odejścia; usuń ten wiersz
was-removed = { $name }: zapis wykreślono; usuń ten wiersz
may-never-return = { $name }: po dyskwalifikacji nie ma powrotu
returns-in-finals = { $name } wraca, a po rozstawieniu finałów nikt nie wraca
# Cofanie i przywracanie.
not-before = przed tym wierszem nie ma czynności { $n }; usuń ten wiersz
not-undone-at-all = czynności { $n } nie da się cofnąć; usuń ten wiersz
undone-already = czynność { $n } już cofnięto; usuń ten wiersz
not-undone = czynności { $n } nie cofnięto; usuń ten wiersz
# Kary.
no-points-off = nie odjęto żadnych punktów; wpisz, ile
no-such-penalty = w tej grze nie ma kary „{ $penalty }”
other-effect = { $name }: ta kara zrobiła coś, czego „{ $penalty }” nie robi
not-at-table = { $name } nie siedzi przy stoliku { $table }
# Wyniki.
games-of-unplayed = stolika { $table } nie rozegrano do końca, a ma gry "{ $games }"; wpisz ""
goes-on = stolik { $table } gra dalej, a wszystkie jego gry są rozegrane
nobody-conceded = stolik { $table }: gry { $n } nikt nie poddał, bo nikt jej nie przegrał
margin-missing = stolik { $table }: brakuje przewagi
margin-too-large = stolik { $table }: przewaga { $n }, a największa możliwa to { $most }
margin-of-none = stolik { $table }: jest przewaga { $n }, a nie powinno jej być
# Rundy.
paired-already = tę rundę już wylosowano; usuń ten wiersz
drawn-again = liczba ponownych losowań to { $n }, a nie { $said }
no-stage = nie trwa żaden etap
reasons-of-no-draw = zapisano powody losowania szwajcarskiego, a ta runda nim nie jest
no-mission = nie wylosowano misji
mission-again = misja { $n } jest drugi raz, zanim przyszła kolej na misję { $other }
two-tables = dwa stoliki mają numer { $n }
results-missing = { $n ->
    [one] wylosowano ją, gdy brakowało { $n } wyniku
   *[other] wylosowano ją, gdy brakowało { $n } wyników
}
only-so-many-rounds = { $n ->
    [one] ogłoszono tylko { $n } rundę
    [few] ogłoszono tylko { $n } rundy
   *[other] ogłoszono tylko { $n } rund
}
not-as-announced = { $due_rounds ->
    [0] przy liczbie graczy { $players } rozpoczęto turniej z liczbą rund { $rounds } i odcięciem do { $cut }, a rund nie ogłoszono, odcięcie do { $due_cut }
   *[other] przy liczbie graczy { $players } rozpoczęto turniej z liczbą rund { $rounds } i odcięciem do { $cut }, a ogłoszono liczbę rund { $due_rounds } i odcięcie do { $due_cut }
}
by-hand = pary ustalono ręcznie
by-hand-breach = pary ustalone ręcznie: { $sentence }
exchanged = ręczna zamiana miejsc: { $a } i { $b }
start-number-again = { $name } ma już numer startowy, a wylosowano drugi
same-start-number = dwoje graczy ma ten sam numer startowy
start-numbers = numerów startowych wylosowano { $n }, a potrzeba { $due }
sides-of-tables = strony ustalono dla { $n } stolików, a jest ich { $due }
sides-wrong = strony przy stoliku { $table } ustalono źle
sides-of-third-game = strony w trzeciej grze wylosowano dla { $n } stolików, a jest ich { $due }
# Grupy.
pod-seats = { $n ->
    [one] { $name } ma { $n } miejsce zamiast jednego
    [few] { $name } ma { $n } miejsca zamiast jednego
   *[other] { $name } ma { $n } miejsc zamiast jednego
}
pod-too-small = grupa ma mniej niż dwoje graczy
pods-uneven = grupy są mniej równe, niż mogłyby być
pods-by-hand = grupy ustalono ręcznie
rounds-of-pods = rozpoczęto z liczbą rund { $n }, a grupy potrzebują { $due }
pods-have-no-byes = gdy każdy gra z każdym, nie ma wolnych losów ani ręcznego ustalania par
not-of-one-pod = { $a } i { $b } nie są w jednej grupie
meet-again = { $a } i { $b } grają ze sobą ponownie
times-in-round = { $name } występuje w tej rundzie { $n } razy zamiast { $due }
pod-rests = w grupie na { $size } pauzuje { $n }
wins-unplayed = zwycięstw bez gry jest { $n }, a odejść { $left }
met-times = { $a } i { $b }: wspólnych meczów { $n }
rested-times = { $name }: pauz { $n }
# Karty rozdzielane po grach.
cards-not-by-wins = kart nie rozdziela się według zwycięstw
turns = nie każdy z grupy ma swoją kolej albo ma ją ktoś spoza niej
redraft-not-agreed = nie uzgodniono tego na początku
card-too-early = kartę wzięto, zanim zaczęto je rozdzielać
card-out-of-turn = { $name } bierze kartę poza kolejnością
no-card-left = wzięto kartę, gdy żadnej już nie było
# Odcięcie, drabinka i koniec.
two-matches = dwa mecze mają numer { $n }
not-in-one-match = nie każdy jest dokładnie w jednym meczu
byes = wolnych losów jest { $n }, a musi być { $due }
matches-not-numbered = mecze nie są numerowane kolejno od 1
match-of-others = w meczu { $n } powinni być: { $due }, a są: { $has }
cut-too-early = wylosowano { $n } z { $all } rund, brakujące wyniki: { $open }
no-such-finals = w tej grze nie ma po odcięciu takich finałów: { $kind }
went-on = dalej gra { $n }, a ogłoszono { $due }
rounds-of-match = ogłoszono: { $rounds }, a mecz rozstrzygający to 1
rounds-of-bracket = ogłoszono: { $rounds }, a drabinka na { $size } potrzebuje { $due }
seeds = rozstawionych jest { $n }, a musi być { $due }
seed-of-other = rozstawienie { $n } ma: { $given }, a powinno być: { $due }
replaced-too-late = gry już trwały, więc nikt nie zajmuje miejsca: { $name }
not-replaced = żadna gra jeszcze nie trwała, więc miejsce { $name } zajmuje { $next }
other-champion = powinno być: { $due }, a jest: { $said }
# Klasyfikacja.
lines = wierszy jest { $n }, a graczy { $players }
place-of-other = miejsce { $n } ma: { $given }, a powinno być: { $due }
points = { $name }: punkty { $n }, rundy { $rounds }, a nie punkty { $said }, rundy { $of }
tie-break = { $name }: { $by } to { $value }, a nie { $said }
# Wartości, których nie zostawia żadne polecenie.
done-by-nobody = nie wiadomo, kto to zrobił; wpisz nazwisko
closed-before = turniej był już zamknięty, a otwiera go ponownie tylko cofnięcie
official-without-name = animator nie ma nazwiska; wpisz je
nothing-written = nic tu nie ma; wpisz nazwę
minutes = minuty: { $n }; może ich być od { $least } do { $most }
event-without-name = turniej nie ma nazwy; wpisz ją
language = język to nie dwie ani trzy litery
too-many-rounds = rundy: { $n }; może ich być najwyżej { $most }
too-many-boosters = zestawy dodatkowe: { $n }; może ich być najwyżej { $most }
too-many-seconds = sekundy na wybór: { $n }; może ich być najwyżej { $most }
start-zero = numer startowy 0; numery są od 1
table-zero = stolik 0; stoliki są od 1
partner = { $name } ma partnera, a w tej grze nie ma drużyn
no-partner = { $name } potrzebuje partnera: w tę grę gra się drużynami
same-tie = { $name } (#{ $id }) ma wylosowaną liczbę { $n }, tę samą co gracz #{ $holder }; każdy ma inną, więc wpisz inną
player-without-name = gracz #{ $id } nie ma nazwiska; wpisz je
twice-in-team = { $name } (#{ $id }) występuje w drużynie dwa razy
same-name = { $name } (#{ $id }) nazywa się tak samo jak gracz #{ $holder }; dopisz, co ich odróżnia
# Powód zapisany z rundą i to, co jest w nim nieprawdą. $claim: 5 graczy w losowaniu, a jest 4.
reason-of-table = powód pary przy stoliku { $table } mówi: { $claim }
reason-of-bye = powód wolnego losu mówi: { $claim }
claims-rematch = ponowny mecz, a { $a } i { $b } nie mają za sobą wspólnego meczu
claims-no-rematch = pierwszy wspólny mecz, a { $a } i { $b } mają już jeden za sobą
claims-other-kind = coś, co dotyczy innego rodzaju rundy
claims-paired-down = para w dół, a oboje mają { $points }
claims-the-last = ostatni numer startowy, a { $name } go nie ma
claims-not-the-last = zamiast ostatniego numeru startowego, a { $name } ma właśnie ostatni
claims-met = dwoje po wspólnym meczu, a { $a } i { $b } go nie mają
claims-number = { $said }, a jest { $is }
# Liczba w powodzie, jako $said.
in-the-draw = { $players } w losowaniu
byes-before = { $n ->
    [one] wcześniej { $n } wolny los
    [few] wcześniej { $n } wolne losy
   *[other] wcześniej { $n } wolnych losów
}
place = miejsce { $n }
points-of = { $name } ma { $points }
players-at = { $players }, { $points }
groups-between = { $n ->
    [one] { $n } grupa pośrednia
    [few] { $n } grupy pośrednie
   *[other] { $n } grup pośrednich
}
both-of = oboje z { $n }
from-above = przeciw graczom z wyższych grup { $n } z grupy ({ $points })
going-down = w dół { $n } z grupy ({ $points })
deck-check = sprawdzenie talii
components = elementy gry
drawn-without-table = { $name }: wylosowano do sprawdzenia kogoś, kto nie siedzi przy stoliku
checked-again = { $name }: wylosowano ponownie, zanim wylosowano wszystkich pozostałych
mission-too-late = misję ustalono, gdy runda już minęła
mission-told-again = misja { $n } jest drugi raz za wiedzą organizatora
mission-by-hand = misję { $n } ustalono ręcznie
mission-not-rolled = rzut { $roll } nie oznacza misji { $n }
no-such-offence = w tej grze nie ma przewinienia „{ $offence }”
# Co losuje się ponownie z ziarna. $what: stolik 3, wolny los, wylosowana liczba.
draw = losowanie
other-way = losowano w inny sposób (draw: { $n }); ten program losuje w sposób { $known }, więc par i liczb nie wylosowano ponownie
other-draw = { $what }: zapisano: { $recorded }, a los daje: { $drawn }; wiersz nie jest tym, co ten program losuje z ziarna
not-drawn = ten program nic tu nie losuje, tylko mówi: „{ $why }”
table = stolik { $n }
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
value = wartość „{ $key }”
other-reasons = zapisane przy niej powody nie są powodami jej losowania
