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
start-numbers = Numery startowe są wylosowane.
drawn-again = Runda { $round } jest wylosowana ponownie.
by-hand = Pary rundy { $round } są ustalone ręcznie.
by-hand-with = Pary rundy { $round } są ustalone ręcznie, { $mission }.
two = { $a } – { $b }
first-are-level = Wszystkie rundy są rozegrane, a na czele jest równy wynik: { $cut } rozstawia mecz rozstrzygający.
cut-due = Wszystkie rundy są rozegrane: { $cut } wykonuje { $what }.
champion-known = Wszystko jest rozegrane ({ $champion }): { $finish } zamyka turniej.
everything-played = Wszystko jest rozegrane: { $finish } zamyka turniej.
finals-need-two = Finały wymagają dwóch graczy.
only-swiss-again = Ponownie losuje się tylko rundę szwajcarską.
has-results = Runda { $round } ma już wyniki: ponownie losuje się tylko przed pierwszym z nich.
no-round-by-hand = Nie została żadna runda szwajcarska.
match-of-two-seeds = Mecz rozstrzygający gra dwoje rozstawionych: { $pair } go przygotowuje.
bracket-is-fixed = Pary w drabince są stałe.
paired-twice = { $name } występuje w dwóch parach.
one-bye-only = Wolny los może mieć tylko jeden gracz.
without-a-game = { $n ->
    [one] Bez gry zostaje { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
   *[other] Bez gry zostają { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
}
no-draft = Draftu nie było: runda 1 zostaje wylosowana bez niego.
rematch-needed = Rundy bez ponownego meczu nie ma.
rematch-needed-with-bye = Rundy bez ponownego meczu nie ma, gdy wolny los ma { $name }.
fewest-rematches = Najmniej możliwych: { $n } ({ $who }); w rundzie: { $tables }.
own-instead = { $undo } cofa rundę, a potem { $manual } przyjmuje własną.
bye-again = { $name } znów ma wolny los: każdy już go miał.
table-taken = Stolik { $table } jest na stałe dla kilku osób: { $name } siada przy innym.
left-and-won = { $n ->
    [one] Już nie gra { $gone }: { $free } wygrywa bez gry.
   *[other] Już nie grają { $gone }: { $free } wygrywają bez gry.
}
left-and-rest = { $n ->
    [one] Już nie gra { $gone }: { $free } pauzuje; { $setup } liczy takie gry jako wygrane.
   *[other] Już nie grają { $gone }: { $free } pauzują; { $setup } liczy takie gry jako wygrane.
}
of-one-club = jeden klub
relatives = rodzina
travelled-together = wspólny przyjazd
not-published = Rundy nie ogłoszono, bo kontrola znalazła w niej błąd: { $faults }.
report-the-fault = Zgłoś to razem z plikiem turnieju. Aby zagrać tę rundę bez zmian albo ze zmianami, wpisz:
bye-once-more = { $name } ma znów wolny los, choć inni go nie mieli.
other-draw = Pary i liczby tego turnieju losuje się w inny sposób (draw: { $n }), a ten program losuje w sposób { $known }: otwórz go tą wersją Komandora, która go zapisała.
