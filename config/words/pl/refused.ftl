closed = Turniej jest zamknięty. Aby otworzyć ponownie: { $undo }.
closed-already = Turniej jest już zamknięty.
nothing-played = Niczego jeszcze nie rozegrano. Aby sparować pierwszą rundę: { $pair }.
no-round = Nie ma jeszcze sparowanej rundy. Aby sparować pierwszą: { $pair }.
has-left = { $name }: wycofanie z turnieju. Powrót do gry: { $rejoin }.
results-missing = { $n ->
    [one] Brakuje { $n } wyniku ({ $round }): najpierw wpisz stolik { $tables }.
   *[other] Brakuje { $n } wyników ({ $round }): najpierw wpisz stoliki { $tables }.
}
more-tables = jeszcze { $n }
too-few = { $who ->
    [team] { $n ->
        [0] Runda wymaga dwóch drużyn, a nie ma już żadnej. Powrót drużyny: { $rejoin }.
       *[other] Runda wymaga dwóch drużyn, a została jedna. Powrót drużyny: { $rejoin }.
    }
   *[player] { $n ->
        [0] Runda wymaga dwóch graczy, a nie ma już nikogo. Powrót gracza: { $rejoin }.
       *[other] Runda wymaga dwóch graczy, a został jeden. Powrót gracza: { $rejoin }.
    }
}
too-few-or-end = { $who ->
    [team] { $n ->
        [0] Runda wymaga dwóch drużyn, a nie ma już żadnej. Powrót drużyny: { $rejoin }. Zakończenie: { $end }.
       *[other] Runda wymaga dwóch drużyn, a została jedna. Powrót drużyny: { $rejoin }. Zakończenie: { $end }.
    }
   *[player] { $n ->
        [0] Runda wymaga dwóch graczy, a nie ma już nikogo. Powrót gracza: { $rejoin }. Zakończenie: { $end }.
       *[other] Runda wymaga dwóch graczy, a został jeden. Powrót gracza: { $rejoin }. Zakończenie: { $end }.
    }
}
name = Niepoprawne nazwisko: { $why }.
club = Niepoprawny klub: { $why }.
partner = Niepoprawne nazwisko partnera: { $why }.
family = Niepoprawna rodzina: { $why }.
member = Niepoprawny numer gracza: { $why }.
travel = Niepoprawny wpis o przyjeździe: { $why }.
event-name = Niepoprawna nazwa turnieju: { $why }.
reason = Niepoprawny powód: { $why }.
note = Niepoprawna uwaga: { $why }.
