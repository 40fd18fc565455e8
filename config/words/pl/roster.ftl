# Co jest nie tak z plikiem graczy.
too-many-bytes = Lista graczy ma { $n } bajtów, najwięcej to { $most }: sprawdź, czy to właściwy plik, albo go podziel.
too-many-columns = Wiersz { $line } ma kolumn { $n }, najwięcej to { $most }: sprawdź, czy to właściwy plik.
too-many-players = Na liście jest więcej niż { $most } graczy: sprawdź, czy to właściwy plik, albo go podziel.
more-later = Dalsze wiersze będą sprawdzone po poprawieniu tych.
no-players = Lista ma nagłówek, ale nie ma graczy.
column-twice = Wiersz { $line }: kolumna „{ $column }” jest tu dwa razy.
name-column-missing = Wiersz { $line }: brakuje kolumny „name”; pierwszy wiersz nazywa kolumny, jak w name,club albo Imię,Nazwisko,Klub.
other-columns = { $n ->
    [one] Wiersz { $line }: { $n } kolumna, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
    [few] Wiersz { $line }: { $n } kolumny, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
   *[other] Wiersz { $line }: { $n } kolumn, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
}
no-number = Wiersz { $line }: { $column } „{ $word }” nie jest liczbą całkowitą od 1.
name-empty = Wiersz { $line }: brakuje nazwiska.
unread = Nie da się odczytać listy jako tekstu rozdzielanego przecinkami.
