paired = { $round }: pary są gotowe, { $what }.
tables = { $n ->
    [one] { $n } stolik
    [few] { $n } stoliki
   *[other] { $n } stolików
}
nobody-is-left = nie ma już kto grać
bye = wolny los: { $name }
byes = wolne losy: { $n }
rest = { $n ->
    [one] pauzuje { $names }
   *[other] pauzują { $names }
}
start-numbers = Wylosowano numery startowe.
drawn-again = Ponowne parowanie rundy { $round } gotowe.
by-hand = Pary rundy { $round } ustalono ręcznie.
by-hand-with = Pary rundy { $round } ustalono ręcznie, { $mission }.
two = { $a } – { $b }
first-are-level = Wszystkie rundy rozegrane, remis na czele. Rozstawienie meczu rozstrzygającego: { $cut }.
cut-due = Wszystkie rundy rozegrane. Dalej { $what }: { $cut }.
champion-known = Wszystko rozegrane, { $champion }. Zamknięcie turnieju: { $finish }.
everything-played = Wszystko rozegrane. Zamknięcie turnieju: { $finish }.
finals-need-two = Finały wymagają dwóch graczy.
only-swiss-again = Ponownie parować można tylko rundę szwajcarską.
has-results = Runda { $round } ma już wyniki: nie da się jej ponownie sparować.
no-round-by-hand = Nie ma już rund szwajcarskich do parowania.
match-of-two-seeds = W meczu rozstrzygającym gra dwoje rozstawionych. Parowanie: { $pair }.
bracket-is-fixed = Pary w drabince są stałe.
paired-twice = { $name } występuje w dwóch parach.
one-bye-only = Wolny los może mieć tylko jeden gracz.
without-a-game = { $n ->
    [one] Bez gry zostaje { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
   *[other] Bez gry zostają { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
}
no-draft = Runda 1 jest parowana bez draftu.
rematch-needed = Nie da się uniknąć ponownego meczu.
rematch-needed-with-bye = Nie da się uniknąć ponownego meczu, gdy wolny los ma { $name }.
fewest-rematches = Ponownych meczów najmniej, jak się da: { $n } ({ $who }); w rundzie: { $tables }.
own-instead = Aby ustalić pary ręcznie: { $undo }, potem { $manual }.
bye-again = { $name } znów ma wolny los: każdy już miał swój.
table-taken = Stolik { $table } jest stały dla kilku osób: { $name } siada przy innym.
left-and-won = { $n ->
    [one] Po wycofaniu ({ $gone }): { $free } wygrywa bez gry.
   *[other] Po wycofaniu ({ $gone }): { $free } wygrywają bez gry.
}
left-and-rest = { $n ->
    [one] Po wycofaniu ({ $gone }): { $free } pauzuje. Aby liczyć takie gry jako wygrane: { $setup }.
   *[other] Po wycofaniu ({ $gone }): { $free } pauzują. Aby liczyć takie gry jako wygrane: { $setup }.
}
of-one-club = ten sam klub
relatives = rodzina
travelled-together = wspólny przyjazd
not-published = Nie opublikowano rundy. Kontrola znalazła błędy: { $faults }.
report-the-fault = Zgłoś to, dołączając plik turnieju. Aby mimo to zagrać tę rundę, bez zmian albo ze zmianami, wpisz:
bye-once-more = { $name } dostaje drugi wolny los, choć inni nie mieli żadnego.
other-draw = Ten turniej losuje pary w inny sposób (draw: { $n }) niż ten program ({ $known }): otwórz go w tej wersji Komandora, która go zapisała.
