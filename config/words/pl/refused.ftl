closed = Turniej jest zamknięty: { $undo } otwiera go ponownie.
closed-already = Turniej jest już zamknięty.
nothing-played = Niczego jeszcze nie rozegrano: { $pair } losuje pierwszą rundę.
no-round = Żadnej rundy jeszcze nie wylosowano: { $pair } losuje pierwszą.
has-left = { $name } już nie gra: { $rejoin } przywraca do turnieju.
results-missing = { $n ->
    [one] Brakuje { $n } wyniku ({ $round }): najpierw wpisz stolik { $tables }.
   *[other] Brakuje { $n } wyników ({ $round }): najpierw wpisz stoliki { $tables }.
}
more-tables = jeszcze { $n }
too-few = { $who ->
    [team] { $n ->
        [0] Runda wymaga dwóch drużyn, a w turnieju nie ma już żadnej: { $rejoin } przywraca drużynę.
       *[other] Runda wymaga dwóch drużyn, a w turnieju jest jedna: { $rejoin } przywraca drużynę.
    }
   *[player] { $n ->
        [0] Runda wymaga dwóch graczy, a w turnieju nie ma już nikogo: { $rejoin } przywraca gracza.
       *[other] Runda wymaga dwóch graczy, a w turnieju jest jeden: { $rejoin } przywraca gracza.
    }
}
too-few-or-end = { $who ->
    [team] { $n ->
        [0] Runda wymaga dwóch drużyn, a w turnieju nie ma już żadnej: { $rejoin } przywraca drużynę, a { $end } kończy w tym miejscu.
       *[other] Runda wymaga dwóch drużyn, a w turnieju jest jedna: { $rejoin } przywraca drużynę, a { $end } kończy w tym miejscu.
    }
   *[player] { $n ->
        [0] Runda wymaga dwóch graczy, a w turnieju nie ma już nikogo: { $rejoin } przywraca gracza, a { $end } kończy w tym miejscu.
       *[other] Runda wymaga dwóch graczy, a w turnieju jest jeden: { $rejoin } przywraca gracza, a { $end } kończy w tym miejscu.
    }
}
name = Nie można przyjąć tego nazwiska: { $why }.
club = Nie można przyjąć tego klubu: { $why }.
partner = Nie można przyjąć nazwiska partnera: { $why }.
family = Nie można przyjąć tej rodziny: { $why }.
member = Nie można przyjąć tego numeru gracza: { $why }.
travel = Nie można przyjąć tego wpisu o przyjeździe: { $why }.
event-name = Nie można przyjąć tej nazwy turnieju: { $why }.
reason = Nie można przyjąć tego powodu: { $why }.
note = Nie można przyjąć tej uwagi: { $why }.
