# Co jest nie tak z plikiem graczy.
too-many-bytes = Lista graczy ma { $n } bajtów, a naraz przyjmuje się najwyżej { $most }: sprawdź, czy to właściwy plik, albo go podziel.
too-many-columns = Wiersz { $line } ma { $n } kolumn, a czyta się najwyżej { $most }: sprawdź, czy to właściwy plik.
too-many-players = Na liście jest więcej niż { $most } graczy: sprawdź, czy to właściwy plik, albo go podziel.
more-later = Dalsze wiersze będą sprawdzone, gdy te zostaną poprawione.
no-players = Lista ma nagłówek, ale ani jednego gracza.
column-twice = Wiersz { $line }: kolumna „{ $column }” stoi tu dwa razy.
name-column-missing = Wiersz { $line }: brakuje kolumny „name”; pierwszy wiersz nazywa kolumny, jak w name,club albo Imię,Nazwisko,Klub.
other-columns = { $n ->
    [one] Wiersz { $line }: { $n } kolumna, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
    [few] Wiersz { $line }: { $n } kolumny, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
   *[other] Wiersz { $line }: { $n } kolumn, a w nagłówku jest ich { $expected }; nazwisko z przecinkiem ujmij w cudzysłów.
}
no-number = Wiersz { $line }: { $column } „{ $word }” nie jest liczbą całkowitą od 1.
name-empty = Wiersz { $line }: nazwisko jest puste.
unread = Tej listy nie da się odczytać jako tekstu rozdzielanego przecinkami.
